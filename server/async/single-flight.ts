export interface SingleFlight<T> {
  /** Joins the run that is waiting to start, or schedules one. The run always starts after this call. */
  run(): Promise<T>;
  /** Resolves when the last scheduled run has ended, whether it succeeded or failed. */
  settled(): Promise<unknown>;
}

/** Runs the work once at a time. All callers that arrive during a run share the next one. */
export function singleFlight<T>(run: () => Promise<T>): SingleFlight<T> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return {
    run() {
      if (next) return next;
      const current = last.then(() => {
        next = undefined;
        return run();
      });
      last = current.catch(() => {});
      next = current;
      return current;
    },
    settled: () => last,
  };
}
