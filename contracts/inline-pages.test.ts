import { describe, expect, test } from 'vitest';
import { inlinePages, renderPage, renderPages } from './inline-pages.ts';

const said = (pages: unknown) =>
  (inlinePages.safeParse(pages).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
/** Returns the start of a value, for a test title. */
const short = (value: unknown) => JSON.stringify(value).slice(0, 60);
const text = (length: number) => 'x'.repeat(length);
const picture = { address: '/public-objects/a.png' };
const page = (words: string, html: string | null = null) => ({ words, html });

describe('the pages of an inline book', () => {
  const pages: [page: Record<string, unknown>, ...said: string[]][] = [
    [{ words: text(5000) }],
    [{ words: 'One.\n\nTwo.' }],
    [{ picture }],
    [{ picture: { ...picture, alt: text(500), width: 1, height: 9999 }, words: 'Sam.' }],
    [{ html: `<p>${text(19_993)}</p>` }],
    [{ html: '<p>Sam</p>', words: '', picture: null }],
    [{ words: text(5001) }, '0.words: Words can have at most 5000 characters'],
    [
      { words: 'a\0' },
      '0.words: Words has a character that cannot be stored. Line breaks and tabs are allowed, and no other control characters',
    ],
    [{ words: 5 }, '0.words: Words must be text'],
    [{}, '0.words: Page 1 has neither a picture nor words'],
    [{ words: ' ' }, '0.words: Page 1 has neither a picture nor words'],
    [{ html: '<p>a</p>', words: 'a' }, '0.html: Page 1 has HTML beside a picture or words'],
    [{ html: '<p>a</p>', picture }, '0.html: Page 1 has HTML beside a picture or words'],
    [{ html: text(20_001) }, '0.html: HTML can have at most 20000 characters'],
    [{ html: '<section>a' }, '0.html: HTML of a page cannot have a section in it'],
    [{ html: 'a</SECTION >' }, '0.html: HTML of a page cannot have a section in it'],
    [{ html: '<sections>a' }],
    [{ html: '<b>'.repeat(101) }, '0.html: HTML has too many tags inside each other'],
    [
      { picture: { address: 'https://a.example/a.png' } },
      '0.picture.address: Picture must be a path beginning /public-objects/',
    ],
    [
      { picture: { address: `/public-objects/${text(490)}` } },
      '0.picture.address: Picture can have at most 500 characters',
    ],
    [
      { picture: { ...picture, alt: text(501) } },
      '0.picture.alt: Description of the picture can have at most 500 characters',
    ],
    [
      { picture: { ...picture, width: 0 } },
      '0.picture.width: Too small: expected number to be >=1',
    ],
    [
      { picture: { ...picture, height: 10_000 } },
      '0.picture.height: Too big: expected number to be <=9999',
    ],
    [{ picture: { ...picture, extra: 1 } }, '0.picture: Unrecognized key: "extra"'],
    [{ words: 'a', extra: 1 }, '0: Unrecognized key: "extra"'],
  ];
  test.each(pages.map((row) => [short(row[0]), ...row] as const))(
    'with %s',
    (_, page, ...expected) => {
      expect(said([page])).toEqual(expected);
    },
  );

  test('are a list of 1 to 300 with at most 100,000 characters', () => {
    expect(said('x')).toEqual([': Content must be a list of pages']);
    expect(said([])).toEqual([': A book has at least one page']);
    expect(said(Array(300).fill({ words: 'a' }))).toEqual([]);
    expect(said(Array(301).fill({ words: 'a' }))).toEqual([': A book can have at most 300 pages']);
    const many = Array(20).fill({ words: text(5000) });
    expect(said(many)).toEqual([]);
    expect(said([...many, { words: 'a' }])).toEqual([
      ': The words of a book can have at most 100000 characters',
    ]);
  });

  test('an invalid page is named by its number', () => {
    expect(said([{ words: 'a' }, {}])).toEqual(['1.words: Page 2 has neither a picture nor words']);
  });

  test('omitted fields become empty', () => {
    expect(inlinePages.parse([{ picture }])).toEqual([
      { picture: { ...picture, alt: '' }, words: '' },
    ]);
  });
});

describe('the HTML of a page', () => {
  test.each([
    ['Sam sat.', '<p>Sam sat.</p>'],
    ['Sam sat.\nPam ran.', '<p>Sam sat.<br>Pam ran.</p>'],
    ['Sam sat.\n\nPam ran.', '<p>Sam sat.</p><p>Pam ran.</p>'],
    ['Sam sat.\r\n \t\r\n\n Pam ran.', '<p>Sam sat.</p><p>Pam ran.</p>'],
    ['  Sam \t sat. \n', '<p>Sam sat.</p>'],
    ['\n\n\nSam', '<p>Sam</p>'],
    ['a < b & "c" > d', '<p>a &lt; b &amp; &quot;c&quot; &gt; d</p>'],
    ['', ''],
  ])('for the words %j is %s', (words, html) => {
    expect(renderPage(page(words))).toBe(html);
  });

  test('has the picture before the words, with its size if known', () => {
    const plain = { address: '/public-objects/a.png', alt: 'Sam & "Pam"' };
    expect(renderPage({ picture: plain, words: 'Sam' })).toBe(
      '<img src="/public-objects/a.png" alt="Sam &amp; &quot;Pam&quot;"><p>Sam</p>',
    );
    expect(renderPage({ picture: { ...plain, alt: '', width: 4, height: 3 }, words: '' })).toBe(
      '<img src="/public-objects/a.png" alt="" width="4" height="3">',
    );
  });

  test('is the HTML of the owner if given', () => {
    expect(renderPage(page('', '<h1>Sam & Pam</h1>'))).toBe('<h1>Sam & Pam</h1>');
  });

  test('is in a section of its own', () => {
    expect(renderPages([page('a'), page('b')])).toBe(
      '<section><p>a</p></section>\n<section><p>b</p></section>',
    );
  });
});
