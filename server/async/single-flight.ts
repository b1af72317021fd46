export interface SharedRuns<T> {
  /** Waits for a run that begins after this call: the one that others wait for already, if there is one. */
  ask(): Promise<T>;
  /** Resolves when the run under way has ended, however. */
  settled(): Promise<unknown>;
}

/** One run at a time of work that many ask for; whoever asks during one shares the next. */
export function shareRuns<T>(run: () => Promise<T>): SharedRuns<T> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return {
    ask() {
      if (next) return next;
      const mine = last.then(() => {
        next = undefined;
        return run();
      });
      last = mine.catch(() => {});
      next = mine;
      return mine;
    },
    settled: () => last,
  };
}
