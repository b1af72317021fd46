import { positionOf } from '../domain/teaching-steps.ts';
import { expect, test } from 'vitest';
import { openEngine } from './engine.ts';
import { keyOf, keyOfPart } from './keys.ts';
import { otherExampleOf } from './other-examples.ts';
import { phonograms } from './phonograms.ts';

/** Contractions, and phonograms with hardly a second example. */
const NONE = [
  ...["'s:it's", "n't:didn't", "'m:I'm", "'d:I'd", "'ll:I'll", "'s:Sam's", "'s:Max's"],
  ...["'ve:I've", "n't:hadn't", "'ll:that'll", "'re:we're", "o':o'clock"],
  ...['y-e:type', 'eigh:height', 'ough:through', 'pp:app', 'kk:trekking', 'vv:revving'],
  ...['es:goes', 'eir:their', 'sci:conscience'],
];

test('each phonogram has a second example that contains it, is read at its step and is another word', () => {
  const { split } = openEngine();
  const without: string[] = [];
  for (const phonogram of phonograms) {
    const key = keyOf(phonogram);
    const other = otherExampleOf(key);
    if (other === undefined) {
      without.push(key);
      continue;
    }
    const { status, parts, ambiguous, step } = split(other);
    expect(positionOf(step), `${key}=${other}`).toBeLessThanOrEqual(positionOf(phonogram.step));
    expect({ key, other, status, ambiguous }).toMatchObject({
      status: 'decodable',
      ambiguous: false,
    });
    expect(parts.map(keyOfPart), `${key}=${other}`).toContain(key);
    const { example } = phonogram;
    expect(example.includes(other) || other.includes(example), `${key}=${other}`).toBe(false);
  }
  expect(without).toEqual(expect.arrayContaining(NONE));
  expect(without.filter((key) => !NONE.includes(key))).toEqual([]);
});
