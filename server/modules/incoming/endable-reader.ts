// Reads a stream that somebody else may end.

/** Yields the pieces of `source`. Throws what `reason` returns once `end` is aborted, also while it waits for a piece. */
export async function* endableReader<T>(
  source: AsyncIterable<T>,
  end: AbortSignal,
  reason: () => Error,
): AsyncGenerator<T> {
  const pieces = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await unlessAborted(pieces.next(), end, reason);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Not awaited: it waits for the piece that is on its way.
    pieces.return?.().catch(() => {});
  }
}

/** A promise of its own for each piece: one that lives as long as the signal would keep every piece in memory. */
async function unlessAborted<T>(
  piece: Promise<T>,
  end: AbortSignal,
  reason: () => Error,
): Promise<T> {
  const result = Promise.withResolvers<T>();
  const onEnd = () => result.reject(reason());
  if (end.aborted) onEnd();
  end.addEventListener('abort', onEnd);
  piece.then(result.resolve, result.reject);
  try {
    return await result.promise;
  } finally {
    end.removeEventListener('abort', onEnd);
  }
}
