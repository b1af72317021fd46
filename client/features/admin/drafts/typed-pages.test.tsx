import { expect, test } from 'vitest';
import {
  issuesOf,
  isBlank,
  moved,
  newPage,
  pagesOfPasted,
  toContent,
  wordsOf,
} from './typed-pages.ts';

const words = (text: string) => pagesOfPasted(text).map((page) => page.words);

test('empty lines part the pages of a pasted text, and each line is a paragraph', () => {
  expect(words('Sam sat.\n“Sit!”\n\nPam ran.\r\n \r\n\r\n Tim hid. ')).toEqual([
    'Sam sat.\n\n“Sit!”',
    'Pam ran.',
    'Tim hid.',
  ]);
  expect(words(' \n\n ')).toEqual([]);
});

test('a page is moved among the others', () => {
  const pages = [...'abc'].map((one) => newPage({ words: one }));
  const order = (from: number, to: number) => moved(pages, from, to).map((page) => page.words);
  expect(order(0, 1)).toEqual(['b', 'a', 'c']);
  expect(order(2, 0)).toEqual(['c', 'a', 'b']);
  expect(order(9, 0)).toEqual(['a', 'b', 'c']);
});

test('a picture without an address is none, and what is typed has no id for the library', () => {
  const picture = { address: ' ', alt: 'Sam', width: null, height: null };
  const page = newPage({ picture, words: 'Sam' });
  expect(toContent([page])).toEqual([{ picture: null, words: 'Sam', html: null }]);
  expect([isBlank(page), isBlank(newPage({ picture }))]).toEqual([false, true]);
});

test.each([
  ['<p>Sam <b>sat</b><ruby>x<rt>no</rt></ruby></p>', 'Sam satx'],
  ['<p>c<em>a</em>t</p><p>sat<br>on</p>', 'cat sat on'],
  ['<ul><li>a</li><li>mat</li></ul>', 'a mat'],
])('the words of %s are what a child reads', (html, words) => {
  expect(wordsOf(newPage({ html })).split(/\s+/).filter(Boolean).join(' ')).toBe(words);
});

test('what is wrong with a page is said beside it', () => {
  const picture = { address: 'https://a.example/b.png', alt: 'x'.repeat(501), width: 1, height: 1 };
  expect(issuesOf([newPage({ words: 'Sam' }), newPage({ picture })])).toEqual([
    { page: 1, field: 'picture', message: expect.stringContaining('/public-objects/') },
    { page: 1, field: 'alt', message: expect.stringContaining('at most 500') },
  ]);
  expect(issuesOf([newPage()])).toEqual([
    { page: 0, field: 'words', message: 'Page 1 has neither a picture nor words' },
  ]);
  expect(issuesOf([])).toEqual([
    { page: null, field: '', message: 'A book has at least one page' },
  ]);
});
