import { expect, test } from 'vitest';
import { narrationOf, pageTextOf, playedOf } from './narration.ts';

const sentence = (page: number, text: string) => ({ page, text, isWholePage: false });
const whole = (page: number, text: string) => ({ page, text, isWholePage: true });

test('a recording is heard where its words stand, on its own page first', () => {
  const first = sentence(1, 'Sam sat.');
  const third = sentence(3, 'Sam sat.');
  const { pages, stale } = narrationOf([['Sam sat.'], ['Pam ran.'], ['Sam sat.']], [third, first]);
  expect(pages.map(({ sentences }) => sentences[0]?.recording)).toEqual([first, null, third]);
  expect(stale).toEqual([]);
});

test('a recording is heard wherever else in the book its words stand', () => {
  const moved = sentence(4, 'Sam sat.');
  const { pages } = narrationOf([['Sam sat.', 'Sam sat.'], ['Sam sat.']], [moved]);
  expect(pages.flatMap(({ sentences }) => sentences)).toEqual(
    Array.from({ length: 3 }, () => ({ text: 'Sam sat.', recording: moved })),
  );
});

test('a recording is stale if its words stand nowhere in the book', () => {
  const changed = sentence(1, 'Sam sits.');
  const changedPage = whole(1, 'Sam sits.');
  const { pages, stale } = narrationOf([['Sam sat.']], [changed, changedPage]);
  expect(pages).toEqual([{ sentences: [{ text: 'Sam sat.', recording: null }], whole: null }]);
  expect(stale).toEqual([changed, changedPage]);
});

test('a recording of a page is stale as soon as one of its sentences is another', () => {
  const page = whole(1, pageTextOf(['Sam sat.', 'Pam ran.']));
  expect(narrationOf([['Sam sat.', 'Pam ran.']], [page]).pages[0]?.whole).toBe(page);
  expect(narrationOf([['Sam sat.', 'Pam ran!']], [page]).stale).toEqual([page]);
});

test('a recording of a sentence is not one of a page with only this sentence', () => {
  const { pages } = narrationOf([['Sam sat.']], [sentence(1, 'Sam sat.')]);
  expect(pages[0]?.whole).toBeNull();
});

test('a page is played as a whole unless each of its sentences is recorded', () => {
  const [sam, pam] = [sentence(1, 'Sam sat.'), sentence(1, 'Pam ran.')];
  const page = whole(1, 'Sam sat. Pam ran.');
  const played = (recordings: (typeof sam)[]) =>
    playedOf(narrationOf([['Sam sat.', 'Pam ran.']], recordings).pages[0]!);
  expect(played([])).toEqual([]);
  expect(played([sam])).toEqual([sam]);
  expect(played([page, sam])).toEqual([page]);
  expect(played([pam, page, sam])).toEqual([sam, pam]);
});

test('a page without words has nothing to play', () => {
  expect(playedOf(narrationOf([[]], [whole(1, 'Sam sat.')]).pages[0]!)).toEqual([]);
});
