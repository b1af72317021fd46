/** Runs a function later. Tests pass their own scheduler, so they do not have to wait. */
export interface Scheduler {
  /** Runs `run` once after `ms` milliseconds. The returned function cancels it. */
  after(ms: number, run: () => void): () => void;
}

const maxDelay = 2 ** 31 - 1;

/** Timers that do not keep the process alive. */
export const timers: Scheduler = {
  after(ms, run) {
    const timer = setTimeout(run, Math.min(Math.max(0, ms), maxDelay));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
