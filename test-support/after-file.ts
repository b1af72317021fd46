const callbacks: (() => unknown)[] = [];

/**
 * Registers a callback to run after the last test of the current file. Callbacks run in reverse order. Unlike
 * Vitest's `afterAll`, which works only while a file is loaded, it can also be called in hooks and tests.
 */
export const afterFile = (callback: () => unknown): void => void callbacks.push(callback);

/** Runs the registered callbacks. `each-file.ts` calls it. */
export async function endFile(): Promise<void> {
  for (const callback of callbacks.splice(0).toReversed()) await callback();
}
