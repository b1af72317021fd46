import { expect, test } from 'vitest';
import { openEngine } from './engine.ts';

const { fittingStep, readFrom } = openEngine({
  soundings: { zib: 'z-i-b' },
  heartWords: [['night'], [], [], ['said', 'zog']],
});

test.each([
  ['Sam', '1.2'],
  ['ship', '2.1'],
  ['zib', '1.6'],
  // Can be sounded out at step 5.1, but is taught whole earlier.
  ['Night', '1.1'],
  // An irregular and an unknown word: readable from the level that teaches them whole.
  ['said', '4.1'],
  ['zog', '4.1'],
  ['blorp', null],
])('%s can be read from step %s', (word, step) => {
  expect(readFrom(word)).toBe(step);
});

test.each([
  ['Sam sat.', '1.2'],
  ['Sam sat.\fA ship? Sam ship.', '4.2'],
  ['Sam said.', '4.1'],
  // Words that no step can read are ignored.
  ['Blorp! Sam sat.', '1.2'],
  ['Blorp blorp.', null],
  ['', null],
])('%j fits step %s', (text, step) => {
  expect(fittingStep(text)).toBe(step);
});
