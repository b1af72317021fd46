/**
 * Runs `work` for every item, at most `atOnce` at the same time. After a failure it starts no more items,
 * waits for those in progress, and throws the failure.
 */
export async function someAtATime<T>(
  atOnce: number,
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  let hasFailed = false;
  async function runWorker(): Promise<void> {
    for (let next = iterator.next(); !next.done && !hasFailed; next = iterator.next()) {
      try {
        await work(next.value);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  }
  const results = await Promise.allSettled(Array.from({ length: atOnce }, runWorker));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}
