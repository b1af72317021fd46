import { describe, expect, it } from 'vitest';
import { createCheck, explain, type Failure } from './check.ts';
import { pronounce } from './dictionary.ts';
import { createSplit } from './split.ts';

const check = createCheck(createSplit(pronounce));
const reasons = (failing: readonly Failure[]) =>
  failing.map(({ word, reason }) => `${word}: ${explain(reason)}`);

describe('a check', () => {
  const text = 'Sam said, “Ship ahoy!”\fThe ship sank. SAM sank.';

  it('counts words with repetitions, and separates decodable words from heart words', () => {
    const report = check(text, 2, ['the', 'said']);
    expect(report.words).toBe(9);
    expect(report.decodable).toBeCloseTo(6 / 9);
    expect(report.withHeartWords).toBeCloseTo(8 / 9);
  });

  it('lists each failing word once, with its reason and every position', () => {
    expect(check(text, 2, ['said']).failing).toMatchObject([
      { word: 'ahoy', places: [{ page: 1, start: 16 }] },
      { word: 'the', places: [{ page: 2, start: 0 }] },
    ]);
    const sank = check(text, 1, ['the', 'said', 'ahoy']).failing.at(-1);
    expect(sank).toMatchObject({
      word: 'sank',
      places: [
        { page: 2, start: 9 },
        { page: 2, start: 19 },
      ],
    });
  });

  it('lists the words with phonograms of exactly this level', () => {
    expect(check(text, 2, []).practising).toEqual(['ship', 'sank']);
    expect(check(text, 1, []).practising).toEqual(['sam']);
  });

  it('explains why a word fails', () => {
    expect(reasons(check('Head, said one gnome: blorp!', 3, []).failing)).toEqual([
      "head: 'ea' as in 'head' is taught at level 8.",
      "said: 'ai' as said here is taught at no level.",
      "one: 'one' is no phonogram.",
      'blorp: It is not in the dictionary.',
    ]);
  });

  it('lists the words that are judged by the easiest pronunciation', () => {
    expect(check('Read it', 3, []).ambiguous).toEqual(['read']);
  });

  it('of no words returns zeros', () => {
    expect(check(' \f — !', 1, [])).toMatchObject({
      words: 0,
      decodable: 0,
      withHeartWords: 0,
      practising: [],
      failing: [],
    });
  });
});

describe('the words of a text', () => {
  it('are not separated by a soft hyphen: money is not mo and ney', () => {
    expect(check('Mo\u00ADney', 9, []).failing).toMatchObject([{ word: 'money' }]);
  });

  it('include numbers, which cannot be sounded out', () => {
    expect(reasons(check('10 hens', 9, []).failing)).toEqual(['10: It is not in the dictionary.']);
  });
});
