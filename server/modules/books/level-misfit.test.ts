import { expect, test } from 'vitest';
import { statusOf } from '../../http/errors.ts';
import { levelMisfit } from './level-misfit.ts';

type Words = Record<string, number | null>;

const refusal = (words: Words, fittingLevel: number | null) =>
  levelMisfit({
    report: {
      ...{
        level: 2,
        step: null,
        words: 9,
        decodable: 0.5,
        withHeartWords: 0.6,
        practising: [],
        ambiguous: [],
      },
      failing: Object.entries(words).map(([word, readFrom]) => {
        return { word, readFrom, reason: '', places: [] };
      }),
    },
    fittingLevel,
  });

test.each<[string, Words, number | null, string]>([
  ['fits another level', { night: 5 }, 5, 'night. The book fits level 5.'],
  [
    'has some words that no level can read',
    { night: 5, zog: null },
    5,
    'night, zog. No level reads zog unless taught whole or given a sounding. The other words fit level 5.',
  ],
  [
    'has only words that no level can read',
    { zog: null, zug: null },
    1,
    'zog, zug. No level reads zog, zug unless taught whole or given a sounding.',
  ],
])('the message for a book that %s', (_, words, fittingLevel, said) => {
  expect(refusal(words, fittingLevel).message).toBe(
    `Not every word can be read at level 2: ${said} Choose another level, or give a reason to keep this one.`,
  );
});

test('names ten words, counts the others, and reports the field levelReason', () => {
  const words = Object.fromEntries([...'abcdefghijkl'].map((word) => [word, 7]));
  const { code, issues, message } = refusal(words, 7);
  expect([code, statusOf[code]]).toEqual(['level_misfit', 400]);
  expect(issues).toEqual([{ field: 'levelReason', message }]);
  expect(message).toContain('level 2: a, b, c, d, e, f, g, h, i, j and 2 more. ');
});
