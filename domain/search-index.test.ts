import { expect, test } from 'vitest';
import { searchableText, searchFor } from './search.ts';
import { indexTexts } from './search-index.ts';

/** Few letters, so that random words overlap; with accents, apostrophes and a surrogate pair. */
const LETTERS = ['a', 'b', 'A', 'é', 'ŝ', '’', '😀', '-', '1', 'ø', 'ﬁ', '“', '\u00AD'];

/** A seeded random number generator with values from 0 to 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test.each(Array.from({ length: 60 }, (_, seed) => seed))(
  'gives the same results as a full scan, library %i',
  (seed) => {
    const random = numbersFrom(seed);
    const below = (count: number) => Math.floor(random() * count);
    const word = (longest: number) =>
      Array.from({ length: 1 + below(longest) }, () => LETTERS[below(LETTERS.length)]).join('');
    const some = (most: number, longest: number) =>
      Array.from({ length: below(most + 1) }, () => word(longest)).join(
        [' ', '\n', '\u00A0 '][below(3)],
      );
    const texts = Array.from({ length: below(70) }, () =>
      searchableText({
        title: some(3, 9),
        author: below(2) === 0 ? null : some(2, 6),
        description: below(2) === 0 ? null : some(8, 12),
        category: `level${1 + below(9)}` as 'level1',
      }),
    );
    const find = indexTexts(texts);
    const searches = [
      '',
      '  ',
      'level',
      'LEVEL 3',
      'vel',
      ...Array.from({ length: 60 }, () => some(3, 4)),
    ];
    for (const search of searches) {
      const matches = searchFor(search);
      const expected = [...texts.keys()].filter((index) => matches(texts[index] ?? ''));
      const found = find(search);
      const indexes = found ? [...found.between(0, texts.length)] : [...texts.keys()];
      expect(indexes, JSON.stringify(search)).toEqual(expected);
      const [from, to] = [below(texts.length + 1), below(texts.length + 1)];
      const within = expected.filter((index) => index >= from && index < to);
      if (found) {
        expect([...found.between(from, to)]).toEqual(within);
        expect(found.count(from, to)).toBe(within.length);
        expect(expected.every((index) => found.has(index))).toBe(true);
      }
    }
  },
);

test('finds short words, and texts after the thirty-second', () => {
  const texts = Array.from({ length: 100 }, (_, index) => (index % 33 === 0 ? 'an ox' : 'a hen'));
  const find = indexTexts(texts);
  for (const search of ['ox', 'OX', 'x o', 'ox an']) {
    expect([...(find(search)?.between(0, 100) ?? [])], search).toEqual([0, 33, 66, 99]);
  }
  expect(find('ox')?.count(33, 99)).toBe(2);
  expect(find('oxen')?.count(0, 100)).toBe(0);
});
