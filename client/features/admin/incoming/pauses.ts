export type Pauses = ReturnType<typeof createPauses>;

/** Pauses of files that wait before another try. */
export function createPauses() {
  const wakes = new Set<() => void>();
  return {
    /** Waits so many milliseconds, but not longer than until `wake` is called or the signal is aborted. */
    pause: (milliseconds: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (signal.aborted) return resolve();
        const end = () => {
          clearTimeout(timer);
          wakes.delete(end);
          signal.removeEventListener('abort', end);
          resolve();
        };
        const timer = setTimeout(end, milliseconds);
        wakes.add(end);
        signal.addEventListener('abort', end);
      }),
    /** Ends all pauses. */
    wake: () => [...wakes].forEach((end) => end()),
  };
}
