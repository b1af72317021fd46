/** Does the work for every item, so many at once. Begins no further one after a failure, which it throws. */
export async function someAtATime<T>(
  atOnce: number,
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  let hasFailed = false;
  async function workOn(): Promise<void> {
    for (let next = rest.next(); !next.done && !hasFailed; next = rest.next()) {
      try {
        await work(next.value);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  }
  const done = await Promise.allSettled(Array.from({ length: atOnce }, workOn));
  const failure = done.find((one) => one.status === 'rejected');
  if (failure) throw failure.reason;
}
