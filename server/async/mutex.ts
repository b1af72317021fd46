/** Waits for the lock, first come first served. Returns the function that releases it. */
export type Acquire = () => Promise<() => void>;

/** Mutual exclusion within this process. */
export function createMutex(): Acquire {
  let last = Promise.resolve();
  return async () => {
    const previous = last;
    const lock = Promise.withResolvers<void>();
    last = lock.promise;
    await previous;
    return lock.resolve;
  };
}
