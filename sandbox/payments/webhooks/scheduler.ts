/** Runs something later. Tests pass one of their own, so that nothing waits for the clock. */
export interface Scheduler {
  /** `ms` from now, once. The returned function calls it off. */
  after(ms: number, run: () => void): () => void;
}

const longest = 2 ** 31 - 1;

/** Timers that do not keep the process alive. */
export const timers: Scheduler = {
  after(ms, run) {
    const timer = setTimeout(run, Math.min(Math.max(0, ms), longest));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
