// Property tests with marked words, a sample of the dictionary, and junk.
import { dictionary } from 'cmu-pronouncing-dictionary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StepId, stepIds } from '../domain/teaching-steps.ts';
import { openEngine } from './engine.ts';
import { australianWords } from './benchmark/australian-words.ts';
import { readMarks } from './benchmark/measure.ts';
import { stepOfParts } from './step-of-parts.ts';
import { wordsOf } from './words.ts';

const { split } = openEngine();
const markedWords = readMarks(australianWords);
/** Checks a text with these heart words, of level 1. */
const check = (text: string, step: StepId, heartWords: readonly string[]) =>
  openEngine({ heartWords: [heartWords] }).check(text, step);

const odd = Object.keys(dictionary).filter((key, nth) => nth % 300 === 0 && /^[a-z']+$/.test(key));
const plain = fc.constantFrom(...markedWords.map(({ word }) => word), ...odd, 'blorp');
/** A word as printed, such as 'DON’T' or 'Merry-Go-round'. */
const printed = fc
  .array(fc.tuple(plain, fc.constantFrom('lower', 'Capital', 'UPPER'), fc.boolean()), {
    minLength: 1,
    maxLength: 3,
  })
  .map((pieces) =>
    pieces
      .map(([word, letters, curly]) => {
        const written = curly ? word.replaceAll("'", '’') : word;
        if (letters === 'UPPER') return written.toUpperCase();
        return letters === 'lower' ? written : written.charAt(0).toUpperCase() + written.slice(1);
      })
      .join('-'),
  );
const page = fc.array(printed, { maxLength: 12 }).map((words) => words.join(' '));
const pages = fc.array(page, { maxLength: 6 });
const step = fc.constantFrom(...stepIds);
const hearts = fc.array(
  plain.map((word) => word.toLowerCase()),
  { maxLength: 8 },
);
const junk = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '🦘🦘',
    '١٢٣',
    'مرحبا بالعالم',
    'é',
    'e\u0301',
    '-',
    "'",
    '’’',
    '3rd',
    'ﬁsh',
    '\f\f',
  ),
);

describe('for any word', () => {
  it('the concatenated letters of its parts are the word', () => {
    fc.assert(
      fc.property(printed, (word) => {
        const { parts, status, word: known } = split(word);
        const letters = parts.map((part) => part.letters).join('');
        expect(known).toBe(word.toLowerCase().replaceAll('’', "'"));
        expect(letters).toBe(status === 'unknown' ? '' : known.replaceAll('-', ''));
      }),
    );
  });

  it('the step is that of its parts, and null if a part has none', () => {
    fc.assert(
      fc.property(printed, (word) => {
        const { parts, status, step: found } = split(word);
        expect(parts.some((part) => part.step === null)).toBe(status === 'irregular');
        expect(found).toBe(status === 'decodable' ? stepOfParts(parts) : null);
      }),
    );
  });
});

describe('for any text', () => {
  it('the shares are between 0 and 1, and heart words only increase them', () => {
    fc.assert(
      fc.property(pages, step, hearts, (text, at, taught) => {
        const report = check(text.join('\f'), at, taught);
        expect(report.decodable).toBeGreaterThanOrEqual(0);
        expect(report.withHeartWords).toBeGreaterThanOrEqual(report.decodable);
        expect(report.withHeartWords).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('one more heart word never lowers the share with heart words, and does not change the decodable share', () => {
    fc.assert(
      fc.property(pages, step, hearts, plain, (text, at, taught, more) => {
        const before = check(text.join('\f'), at, taught);
        const after = check(text.join('\f'), at, [...taught, more.toLowerCase()]);
        expect(after.withHeartWords).toBeGreaterThanOrEqual(before.withHeartWords);
        expect(after.decodable).toBe(before.decodable);
      }),
    );
  });

  it('a later step never lowers the shares', () => {
    fc.assert(
      fc.property(pages, step, hearts, (text, at, taught) => {
        const later = stepIds[stepIds.indexOf(at) + 1] ?? at;
        const [before, after] = [at, later].map((one) => check(text.join('\f'), one, taught));
        expect(after?.decodable).toBeGreaterThanOrEqual(before?.decodable ?? NaN);
        expect(after?.withHeartWords).toBeGreaterThanOrEqual(before?.withHeartWords ?? NaN);
      }),
    );
  });

  it('the order of the pages does not change the shares', () => {
    fc.assert(
      fc.property(pages, step, hearts, (text, at, taught) => {
        const there = check(text.join('\f'), at, taught);
        const back = check(text.toReversed().join('\f'), at, taught);
        expect(back.decodable).toBe(there.decodable);
        expect(back.withHeartWords).toBe(there.withHeartWords);
        expect(new Set(back.practising)).toEqual(new Set(there.practising));
      }),
    );
  });

  it('every failing word is at the positions in the report', () => {
    fc.assert(
      fc.property(pages, step, hearts, (text, at, taught) => {
        for (const { word, places } of check(text.join('\f'), at, taught).failing) {
          expect(places.length).toBeGreaterThan(0);
          for (const { page: nth, start } of places) {
            const found = wordsOf(text[nth - 1] ?? '').find((one) => one.start === start);
            expect(found && split(found.text).word).toBe(word);
          }
        }
      }),
    );
  });
});

describe('for junk', () => {
  it('nothing throws: emoji, other scripts, control characters', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(junk, printed), { maxLength: 8 }), step, (some, at) => {
        const text = some.join(' ');
        for (const one of [...some, text]) expect(split(one).parts).toBeInstanceOf(Array);
        const { decodable, words } = check(text, at, some);
        expect(decodable).toBeGreaterThanOrEqual(0);
        expect(words).toBe(wordsOf(text).length);
      }),
    );
  });

  it.each([
    ['a word', 'ab'.repeat(50_000)],
    ['a chain of words', 'cat-'.repeat(200_000)],
    ['a row of hyphens', '-'.repeat(200_000)],
    ['a row of apostrophes', "'".repeat(200_000)],
    ['a word of one ending', `s${'ing'.repeat(50_000)}`],
  ])('a very long input does not throw: %s', (_name, word) => {
    expect(split(word).word).toBe(word);
    expect(check(word, '1.1', []).decodable).toBeLessThanOrEqual(1);
  });
});
