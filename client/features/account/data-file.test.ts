import { expect, test } from 'vitest';
import { dataFileName } from './data-file.ts';

test("the file name has the date in the parent's time zone", () => {
  const evening = Date.UTC(2026, 0, 5, 20);
  expect(dataFileName(evening, 'UTC')).toBe('step-into-reading-2026-01-05.json');
  expect(dataFileName(evening, 'Australia/Sydney')).toBe('step-into-reading-2026-01-06.json');
});
