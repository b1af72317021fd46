// Runs many attempts in one test, such as one route called by every kind of caller.

/**
 * Makes every attempt, one after another, even after a failure. Throws an error that lists all failures by name
 * and reason. Throws if there are no attempts.
 */
export async function attemptAll<T>(
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
