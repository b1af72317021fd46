import pLimit from 'p-limit';

export interface SingleFlight<T> {
  /** Joins the run that is waiting to start, or schedules one. The run always starts after this call. */
  run(): Promise<T>;
  /** Resolves when every scheduled run has ended, whether it succeeded or failed. */
  settled(): Promise<void>;
}

/** Runs the work once at a time. All callers that arrive during a run share the next one. */
export function singleFlight<T>(work: () => Promise<T>): SingleFlight<T> {
  const limit = pLimit(1);
  let next: Promise<T> | undefined;
  return {
    run: () =>
      (next ??= limit(() => {
        next = undefined;
        return work();
      })),
    settled: () => limit(() => {}),
  };
}
