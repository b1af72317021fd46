import { expect, test } from 'vitest';
import { singleSounds } from '../../../../domain/single-sounds.ts';
import { faultSentence, lengthHint } from './take-copy.ts';

test.each([
  ['held', 'Make it last 0.6 to 1 seconds.'],
  ['stop', 'As short as can be: under 0.25 seconds.'],
] as const)('a sound of the kind "%s" says how long it should last', (kind, sentence) => {
  expect(lengthHint(kind)).toBe(sentence);
});

test('a length that is wrong is said with the length that is right', () => {
  expect(faultSentence('too long', 'held', 1.234)).toBe(
    'It is too long: 1.23 seconds. Make it last at most 1 second.',
  );
  expect(faultSentence('too short', 'glide', 0.3)).toBe(
    'It is too short: 0.3 seconds. Make it last at least 0.6 seconds.',
  );
});

test('every sound has a hint for its length', () => {
  for (const { hold } of singleSounds) expect(lengthHint(hold)).toMatch(/\d seconds\.$/);
});
