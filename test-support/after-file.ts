const deeds: (() => unknown)[] = [];

/**
 * Done after the last test of the file that runs, the latest first. Vitest takes an `afterAll` only while it reads
 * a file: one that is called later, in a hook or a test, is never done.
 */
export const afterFile = (deed: () => unknown): void => void deeds.push(deed);

/** Does what has been asked for so far. `each-file.ts` calls it. */
export async function endFile(): Promise<void> {
  for (const deed of deeds.splice(0).toReversed()) await deed();
}
