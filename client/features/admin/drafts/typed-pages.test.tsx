import { expect, test } from 'vitest';
import {
  findPageIssues,
  isBlank,
  movePage,
  newPage,
  splitIntoPages,
  toContent,
  wordsOf,
} from './typed-pages.ts';

const words = (text: string) => splitIntoPages(text).map((page) => page.words);

test('a pasted text is split into pages at empty lines, and each line becomes a paragraph', () => {
  expect(words('Sam sat.\n“Sit!”\n\nPam ran.\r\n \r\n\r\n Tim hid. ')).toEqual([
    'Sam sat.\n\n“Sit!”',
    'Pam ran.',
    'Tim hid.',
  ]);
  expect(words(' \n\n ')).toEqual([]);
});

test('movePage moves a page', () => {
  const pages = [...'abc'].map((one) => newPage({ words: one }));
  const order = (from: number, to: number) => movePage(pages, from, to).map((page) => page.words);
  expect(order(0, 1)).toEqual(['b', 'a', 'c']);
  expect(order(2, 0)).toEqual(['c', 'a', 'b']);
  expect(order(9, 0)).toEqual(['a', 'b', 'c']);
});

test('toContent drops a picture without an address and the id of a page', () => {
  const picture = { address: ' ', alt: 'Sam', width: null, height: null };
  const page = newPage({ picture, words: 'Sam' });
  expect(toContent([page])).toEqual([{ picture: null, words: 'Sam', html: null }]);
  expect([isBlank(page), isBlank(newPage({ picture }))]).toEqual([false, true]);
});

test.each([
  ['<p>Sam <b>sat</b><ruby>x<rt>no</rt></ruby></p>', 'Sam satx'],
  ['<p>c<em>a</em>t</p><p>sat<br>on</p>', 'cat sat on'],
  ['<ul><li>a</li><li>mat</li></ul>', 'a mat'],
])('wordsOf(%s) returns the words a child reads', (html, words) => {
  expect(wordsOf(newPage({ html })).split(/\s+/).filter(Boolean).join(' ')).toBe(words);
});

test('validation errors name their page and field', () => {
  const picture = { address: 'https://a.example/b.png', alt: 'x'.repeat(501), width: 1, height: 1 };
  expect(findPageIssues([newPage({ words: 'Sam' }), newPage({ picture })])).toEqual([
    { page: 1, field: 'picture', message: expect.stringContaining('/public-objects/') },
    { page: 1, field: 'alt', message: expect.stringContaining('at most 500') },
  ]);
  expect(findPageIssues([newPage()])).toEqual([
    { page: 0, field: 'words', message: 'Page 1 has neither a picture nor words' },
  ]);
  expect(findPageIssues([])).toEqual([
    { page: null, field: '', message: 'A book has at least one page' },
  ]);
});
