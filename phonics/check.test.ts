import { describe, expect, it } from 'vitest';
import type { StepId } from '../domain/teaching-steps.ts';
import { explain, type Failure } from './check.ts';
import { openEngine } from './engine.ts';

/** `heartWords` are taught whole from the first step on. */
const check = (text: string, step: StepId, heartWords: string[]) =>
  openEngine({ heartWords: [heartWords] }).check(text, step);
const reasons = (failing: readonly Failure[]) =>
  failing.map(({ word, reason }) => `${word}: ${explain(reason)}`);

describe('a check', () => {
  const text = 'Sam said, “Ship ahoy!”\fThe ship sank. SAM sank.';

  it('counts words with repetitions, and separates decodable words from heart words', () => {
    const report = check(text, '2.5', ['the', 'said']);
    expect(report.words).toBe(9);
    expect(report.decodable).toBeCloseTo(6 / 9);
    expect(report.withHeartWords).toBeCloseTo(8 / 9);
  });

  it('lists each failing word once, with its reason and every position', () => {
    expect(check(text, '2.5', ['said']).failing).toMatchObject([
      { word: 'ahoy', places: [{ page: 1, start: 16 }] },
      { word: 'the', places: [{ page: 2, start: 0 }] },
    ]);
    const sank = check(text, '1.10', ['the', 'said', 'ahoy']).failing.at(-1);
    expect(sank).toMatchObject({
      word: 'sank',
      places: [
        { page: 2, start: 9 },
        { page: 2, start: 19 },
      ],
    });
  });

  it('lists the words with phonograms of exactly the step’s level', () => {
    expect(check(text, '2.5', []).practising).toEqual(['ship', 'sank']);
    expect(check(text, '1.10', []).practising).toEqual(['sam']);
  });

  it('explains why a word fails', () => {
    expect(reasons(check('Head, said one gnome: blorp!', '3.6', []).failing)).toEqual([
      "head: 'ea' as in 'head' is taught at step 8.1.",
      "said: 'ai' says 'e' as in 'hen' here; no step teaches that.",
      "one: 'o' as said here is taught at no step.",
      'blorp: It is not in the dictionary.',
    ]);
  });

  it('tells a word of a later shape from one with a later phonogram', () => {
    expect(reasons(check('Ted spent a crab.', '1.7', ['a']).failing)).toEqual([
      'spent: Words as long as this are read from step 1.9 on.',
      'crab: Words as long as this are read from step 1.8 on.',
    ]);
  });

  it('lists the words that are judged by the easiest pronunciation', () => {
    expect(check('Read it', '3.6', []).ambiguous).toEqual(['read']);
  });

  it('of no words returns zeros', () => {
    expect(check(' \f — !', '1.1', [])).toMatchObject({
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
    expect(check('Mo\u00ADney', '5.6', []).failing).toMatchObject([{ word: 'money' }]);
  });

  it('include numbers: a whole number is read as its word, another is not known', () => {
    expect(reasons(check('10 hens', '3.1', []).failing)).toEqual([]);
    expect(reasons(check('007 hens', '3.1', []).failing)).toEqual([
      '007: Only whole numbers up to 1000 are read: write it in words.',
    ]);
  });
});
