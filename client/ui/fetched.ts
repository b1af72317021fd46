/**
 * Creates a lazily fetched value. `get` returns null until it has loaded. Only one fetch runs at a time, and
 * after a failure the next `fetch` tries again.
 */
export function createFetched<T>(load: () => Promise<T>) {
  let value: T | null = null;
  let isFetching = false;
  const listeners = new Set<() => void>();

  return {
    get: () => value,

    fetch(): void {
      if (value !== null || isFetching) return;
      isFetching = true;
      load()
        .then(
          (loaded) => {
            value = loaded;
            for (const listener of listeners) listener();
          },
          // Ignored: the caller works without the value and may fetch again.
          () => undefined,
        )
        .finally(() => (isFetching = false));
    },

    /** Calls `listener` when the value has loaded. Returns a function to unsubscribe. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
