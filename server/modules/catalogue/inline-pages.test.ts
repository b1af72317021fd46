import { expect, test } from 'vitest';
import { type InlinePage, inlinePages } from '../../../contracts/inline-pages.ts';
import { composeContent, type KeptPage, readPages } from './inline-pages.ts';

const picture = { address: '/public-objects/uploads/page.0123456789abcdef.webp', alt: '' };
const page = (some: Partial<KeptPage>): KeptPage => ({
  picture: null,
  words: '',
  html: null,
  ...some,
});
const whole = { ...picture, width: null, height: null };

test.each<[string, KeptPage, string]>([
  ['words', page({ words: 'Sam sat.' }), '<p>Sam sat.</p>'],
  [
    'an empty line, which begins a paragraph',
    page({ words: 'Sam sat.\n\n“Sit,” said Pam.' }),
    '<p>Sam sat.</p><p>“Sit,” said Pam.</p>',
  ],
  ['a line break', page({ words: 'Sam\nsat.' }), '<p>Sam<br />sat.</p>'],
  [
    'a picture',
    page({ picture: { ...whole, alt: 'Sam "the" cat & <Pam>', width: 800, height: 600 } }),
    `<img src="${picture.address}" alt="Sam &quot;the&quot; cat &amp; &lt;Pam&gt;" width="800" height="600" />`,
  ],
  [
    'both',
    page({ picture: whole, words: 'A < B & "C" > D' }),
    `<img src="${picture.address}" alt="" /><p>A &lt; B &amp; "C" &gt; D</p>`,
  ],
  [
    'words that look like HTML',
    page({ words: '<b>Sam</b> &amp; </section>' }),
    '<p>&lt;b&gt;Sam&lt;/b&gt; &amp;amp; &lt;/section&gt;</p>',
  ],
  [
    'HTML',
    page({ html: '<h2>Sam</h2><ul><li>sat</li></ul>' }),
    '<h2>Sam</h2><ul><li>sat</li></ul>',
  ],
])('a page of %s survives the round trip unchanged', async (_, written, kept) => {
  const content = await composeContent([written]);
  expect(content).toBe(`<section>${kept}</section>`);
  expect(readPages(content)).toEqual([written]);
  expect(await composeContent(readPages(content))).toBe(content);
});

test('leading, trailing and repeated white space is removed', async () => {
  const words = '  Sam \t sat. \n \n\n  Pam ran.\r\n\r\nTim  ';
  expect(await composeContent([page({ words })])).toBe(
    '<section><p>Sam sat.</p><p>Pam ran.</p><p>Tim</p></section>',
  );
});

test.each([
  '<p>Sam</p><img src="/public-objects/a.png" alt="" />',
  '<img src="/public-objects/a.png" /><p>Sam</p>',
  '<p>Sam <em>sat</em>.</p>',
  '<p></p>',
  '<figure><img src="/public-objects/a.png" alt="" /></figure><p>Sam</p>',
  'Sam',
  '<p>Sam</p> sat',
  '<section><p>Sam</p></section>',
])('a page that is more than a picture and plain words stays HTML: %s', (html) => {
  expect(readPages(`<section>${html}</section>`)).toEqual([page({ html })]);
});

test('pages are split as in the reader: content outside of a section belongs to a page', () => {
  const pages = (content: string) => readPages(content).map(({ words, html }) => html ?? words);
  expect(pages('<section><p>A</p></section>\n<section><p>B</p></section>')).toEqual(['A', 'B']);
  expect(pages('<p>A</p><section><p>B</p></section><p>C</p>')).toEqual(['A\n\nB\n\nC']);
  expect(pages('<p>A</p>')).toEqual(['A']);
  expect(pages('<section></section><section><p>B</p></section>')).toEqual(['', 'B']);
  expect(pages('')).toEqual([]);
  const nested = '<section><p>A</p></section>';
  expect(pages(`<section>${nested}${nested}</section>${nested}`)).toEqual([nested + nested, 'A']);
  const quoted = `<blockquote>${nested}<br />${nested}</blockquote>`;
  expect(pages(`${nested}${quoted}`)).toEqual([`<p>A</p>${quoted}`]);
});

test('forbidden HTML is dropped, and cannot break out of its page', async () => {
  const html =
    '<p onclick="a()">Sam<script>a()</script></div></p></section><img src="https://a/b">';
  expect(inlinePages.safeParse([{ html }]).success).toBe(false);
  const content = await composeContent([
    page({ html: '<p onclick="a()"><b>Sam<script>a()</script></div><img src="https://a/b">' }),
    page({ words: 'sat' }),
  ]);
  expect(content).toBe('<section><p><b>Sam</b></p></section>\n<section><p>sat</p></section>');
});

test.each([
  ['words', '<p>Sam sat with Pam.</p>'.repeat(700), /^The words of a book can have at most 100000/],
  ['attributes', '<p a b c d e f g h>Sam</p>'.repeat(500), /at most 10000 attributes$/],
])('too many %s in HTML are refused', async (_, html, message) => {
  const pages = Array.from({ length: 10 }, () => page({ html }));
  await expect(composeContent(pages)).rejects.toMatchObject({
    code: 'invalid_request',
    issues: [{ field: 'content', message: expect.stringMatching(message) }],
  });
});

test('a page with nothing left to show is refused, and its number is named', async () => {
  const pages: InlinePage[] = [{ words: 'Sam' }, { words: '', html: '<script>a()</script><br>' }];
  await expect(composeContent(pages)).rejects.toMatchObject({
    code: 'invalid_request',
    issues: [{ field: 'content.1.html', message: expect.stringMatching(/^Page 2 has nothing/) }],
  });
});
