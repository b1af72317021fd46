import { expect, test } from 'vitest';
import type { Narrated } from '../../../contracts/recordings.ts';
import { narrationOf } from '../../../domain/narration.ts';
import { pagesOf } from '../../book-pages/content.ts';
import { sentencesOfPage } from '../../book-pages/page-sentences.ts';
import { contentOf } from '../../test-support/shelf.ts';
import { passagesOf } from './passages.ts';
import { makeWordButtons } from '../../book-pages/word-buttons.ts';

const content = contentOf([
  '<p>Sam got a <em>hat</em>. “It is  wet!”</p><p>Pat it.</p>',
  '<p>…</p><p>It is Sam’s.</p>',
]);

const take = (page: number, text: string, isWholePage = false): Narrated => ({
  ...{ page, text, isWholePage, seconds: 1 },
  url: `/api/books/sam/narration/${page}-${text.slice(0, 3)}`,
});

/** The passages of both pages, side by side, each with what of it is highlighted. */
function passages(...recordings: Narrated[]) {
  const pages = pagesOf(content, makeWordButtons);
  const root = document.createElement('div');
  root.innerHTML = `<div class="reader-spread" inert><div class="reader-leaf"></div></div><div class="reader-spread">${pages
    .map(({ html }) => `<div class="reader-leaf">${html}</div>`)
    .join('')}</div>`;
  const narration = narrationOf(pages.map(sentencesOfPage), recordings).pages;
  return passagesOf(root, [1, 2], narration);
}
const shown = ({ ranges }: { ranges: Range[] }) => ranges.map(String);

test('each sentence of the open pages is a passage, left page first', () => {
  const found = passages();
  expect(found.map(({ page, words }) => [page, words])).toEqual([
    [1, 'Sam got a hat.'],
    [1, '“It is  wet!”'],
    [1, 'Pat it.'],
    [2, 'It is Sam’s.'],
  ]);
  expect(found.map(shown)).toEqual([
    ['Sam got a hat.'],
    ['“It is  wet!”'],
    ['Pat it.'],
    ['It is Sam’s.'],
  ]);
  expect(String(found[0]?.rangeOf(10, 13))).toBe('hat');
});

test('a recorded sentence is heard as it was recorded, also on another page', () => {
  const recorded = passages(take(1, '“It is wet!”'), take(1, 'It is Sam’s.')).map(
    ({ recording }) => recording,
  );
  expect(recorded).toEqual([
    undefined,
    '/api/books/sam/narration/1-“It',
    undefined,
    '/api/books/sam/narration/1-It ',
  ]);
});

test('the recording of a whole page is one passage, unless each sentence has its own', () => {
  const whole = take(1, 'Sam got a hat. “It is wet!” Pat it.', true);
  const found = passages(whole, take(1, 'Pat it.'));
  expect(found.map(({ page, words }) => [page, words])).toEqual([
    [1, whole.text],
    [2, 'It is Sam’s.'],
  ]);
  expect(found[0]?.recording).toBe(whole.url);
  expect(shown(found[0]!)).toEqual(['Sam got a hat.', '“It is  wet!”', 'Pat it.']);
  const single = ['Sam got a hat.', '“It is wet!”', 'Pat it.'].map((text) => take(1, text));
  expect(passages(whole, ...single)).toHaveLength(4);
});
