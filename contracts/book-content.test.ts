import { expect, it } from 'vitest';
import { contentTags, isNestedTooDeep, keepsAttribute, pictureAttributes } from './book-content.ts';

it.each([
  ['/public-objects/books/nap/page-1.svg', true],
  ['https://pictures.example/a.png', false],
  ['/public-objects/a b.png', false],
  ['/public-objects/a.png?x', false],
  ['/public-objects/../api/auth/user', false],
  ['/public-objects/%2e%2e/api/auth/user', false],
  ['/public-objects/..\\api', false],
  ['/api/auth/user', false],
  ['//pictures.example/a.png', false],
  ['http://pictures.example/a.png', false],
  ['data:image/svg+xml,<svg/>', false],
  ['javascript:alert(1)', false],
  ['page-1.svg', false],
  ['', false],
])('a picture at %j is shown: %s', (address, shown) => {
  expect(keepsAttribute('img', 'src', address)).toBe(shown);
});

it.each([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'form',
  'input',
  'svg',
  'math',
  'link',
  'a',
])('a book holds no <%s>', (tag) => {
  expect(contentTags).not.toContain(tag);
});

it('a book is made of what the server keeps', () => {
  expect(contentTags.join(' ')).toBe(
    'section h1 h2 h3 h4 p br hr blockquote figure figcaption ul ol li em strong b i u span ruby rt img',
  );
});

it.each([
  ['img', 'alt', true],
  ['img', 'width', true],
  ['img', 'height', true],
  ['img', 'srcset', false],
  ['img', 'style', false],
  ['img', 'onerror', false],
  ['p', 'lang', false],
  ['p', 'width', false],
  ['section', 'class', false],
  ['span', 'id', false],
])('<%s %s> is kept: %s', (tag, name, kept) => {
  expect(keepsAttribute(tag, name, '40')).toBe(kept);
});

it.each(['100%', '40px', '99999', '-1', 'calc(1px)', ''])('no picture is %j wide', (width) => {
  expect(keepsAttribute('img', 'width', width)).toBe(false);
});

it.each(['40', '1', '9999'])('a picture is %s pixels wide', (width) => {
  expect(keepsAttribute('img', 'width', width)).toBe(true);
});

it('a picture is described in any words', () => {
  expect(keepsAttribute('img', 'alt', 'Sam, 4 years old')).toBe(true);
  expect(pictureAttributes).toEqual(['src', 'alt', 'width', 'height']);
});

const nested = (depth: number, tag = 'b', end = '') => `<${tag}>${end}`.repeat(depth);
it.each([
  ['a hundred elements in each other', nested(100), false],
  ['one more', nested(101), true],
  ['one more, in capitals', nested(101, 'B'), true],
  ['one more, with attributes', nested(101, 'span class="x"'), true],
  ['as many behind each other', nested(101, 'b', '</b>'), false],
  [
    'as many that are left open in one that ends',
    `<i>${nested(60)}</i><i>${nested(60)}</i>`,
    false,
  ],
  ['ends of what was never begun', `${nested(60)}</u>${nested(41)}`, true],
  ['one end for two of a name', `<i><i></i>${nested(99)}<u>`, true],
  ['lines and pictures, which have no end', '<br><hr><img src="x">'.repeat(50), false],
  ['paragraphs and items, which the next one ends', '<p>a<li>b'.repeat(80), false],
  ['signs that begin no element', '< b><3'.repeat(101), false],
])('HTML of %s', (_, html, deep) => {
  expect(isNestedTooDeep(html)).toBe(deep);
});
