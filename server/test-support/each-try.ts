// Many tries in one test, such as one route tried by every caller.

/**
 * Makes every try, one after the other, also after one that failed. Fails with a list of all that failed, each by
 * its name and with its reason.
 */
export async function eachTry<T>(
  tries: readonly (readonly [name: string, tried: T])[],
  attempt: (tried: T) => Promise<void> | void,
): Promise<void> {
  if (tries.length === 0) throw new Error('There is nothing to try.');
  const failures: string[] = [];
  for (const [name, tried] of tries) {
    try {
      await attempt(tried);
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (failures.length > 0) {
    throw new Error(`${failures.length} of ${tries.length} failed:\n${failures.join('\n')}`);
  }
}
