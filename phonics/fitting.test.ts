import { expect, test } from 'vitest';
import { createFitting } from './fitting.ts';
import { createSplit } from './split.ts';

const said: Record<string, string[]> = {
  sam: ['S AE1 M'],
  sat: ['S AE1 T'],
  ship: ['SH IH1 P'],
  night: ['N AY1 T'],
  said: ['S EH1 D'],
};
const split = createSplit((word) => said[word] ?? [], { zib: 'z-i-b' });
const { fittingLevel, readFrom } = createFitting(split, [['night'], [], [], ['said', 'zog']]);

test.each([
  ['Sam', 1],
  ['ship', 2],
  ['zib', 1],
  // Can be sounded out at level 5, but is taught whole earlier.
  ['Night', 1],
  // An irregular and an unknown word: readable from the level that teaches them whole.
  ['said', 4],
  ['zog', 4],
  ['zug', null],
])('%s can be read from level %s', (word, level) => {
  expect(readFrom(word)).toBe(level);
});

test.each([
  ['Sam sat.', 1],
  ['Sam sat.\fA ship? Sam ship.', 2],
  ['Sam said.', 4],
  // Words that no level can read are ignored.
  ['Zug! Sam sat.', 1],
  ['Zug zug.', null],
  ['', null],
])('%j fits level %s', (text, level) => {
  expect(fittingLevel(text)).toBe(level);
});
