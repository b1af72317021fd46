import { expect, test } from 'vitest';
import { searchableText, searchFor } from './search.ts';
import { indexTexts } from './search-index.ts';

/** Few letters, so that parts of words meet; accents, apostrophes and a pair of surrogates. */
const LETTERS = ['a', 'b', 'A', 'é', 'ŝ', '’', '😀', '-', '1', 'ø', 'ﬁ', '“', '\u00AD'];

/** The same numbers each time, from 0 to 1 (the generator mulberry32). */
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
  'finds what a look at every text finds, library %i',
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
      const plainly = [...texts.keys()].filter((place) => matches(texts[place] ?? ''));
      const found = find(search);
      const places = found ? [...found.between(0, texts.length)] : [...texts.keys()];
      expect(places, JSON.stringify(search)).toEqual(plainly);
      const [from, to] = [below(texts.length + 1), below(texts.length + 1)];
      const within = plainly.filter((place) => place >= from && place < to);
      if (found) {
        expect([...found.between(from, to)]).toEqual(within);
        expect(found.count(from, to)).toBe(within.length);
        expect(plainly.every((place) => found.has(place))).toBe(true);
      }
    }
  },
);

test('a short word is found again, and books after the thirty-second too', () => {
  const texts = Array.from({ length: 100 }, (_, place) => (place % 33 === 0 ? 'an ox' : 'a hen'));
  const find = indexTexts(texts);
  for (const search of ['ox', 'OX', 'x o', 'ox an']) {
    expect([...(find(search)?.between(0, 100) ?? [])], search).toEqual([0, 33, 66, 99]);
  }
  expect(find('ox')?.count(33, 99)).toBe(2);
  expect(find('oxen')?.count(0, 100)).toBe(0);
});
