/**
 * Something that is fetched when it is needed, at most once at a time; until it is there, `get`
 * answers null. After a failure the next `fetch` tries again.
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
          // Whoever asks does without it, and may ask again.
          () => undefined,
        )
        .finally(() => (isFetching = false));
    },

    /** Calls `listener` when it is there; answers how to stop that. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
