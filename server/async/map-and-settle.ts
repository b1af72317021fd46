import pMap, { type Options } from 'p-map';

/**
 * Like `pMap`, for callers that clean up after a failure: it starts no more mappers then, and throws when those in
 * progress have ended. `pMap` throws at once.
 */
export async function mapAndSettle<T>(
  items: Iterable<T>,
  mapper: (item: T) => Promise<unknown>,
  options: Options,
): Promise<void> {
  const started: Promise<unknown>[] = [];
  const start = (item: T) => {
    const result = mapper(item);
    started.push(result);
    return result;
  };
  try {
    await pMap(items, start, options);
  } finally {
    await Promise.allSettled(started);
  }
}
