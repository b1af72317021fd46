import { afterAll } from 'vitest';

const deeds: (() => unknown)[] = [];

/**
 * Done after the last test of the file, the latest first. Vitest takes an `afterAll` only while it reads a file:
 * one that is called later, in a hook or a test, is never done.
 */
export const afterFile = (deed: () => unknown): void => void deeds.push(deed);

afterAll(async () => {
  for (const deed of deeds.toReversed()) await deed();
});
