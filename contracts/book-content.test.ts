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
])('a picture at %j is allowed: %s', (address, shown) => {
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
])('a book cannot contain <%s>', (tag) => {
  expect(contentTags).not.toContain(tag);
});

it('the allowed tags are these', () => {
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

it.each(['100%', '40px', '99999', '-1', 'calc(1px)', ''])(
  'the picture width %j is not allowed',
  (width) => {
    expect(keepsAttribute('img', 'width', width)).toBe(false);
  },
);

it.each(['40', '1', '9999'])('the picture width %s is allowed', (width) => {
  expect(keepsAttribute('img', 'width', width)).toBe(true);
});

it('an alternative text can have any words', () => {
  expect(keepsAttribute('img', 'alt', 'Sam, 4 years old')).toBe(true);
  expect(pictureAttributes).toEqual(['src', 'alt', 'width', 'height']);
});

const nested = (depth: number, tag = 'b', end = '') => `<${tag}>${end}`.repeat(depth);
it.each([
  ['a hundred nested elements', nested(100), false],
  ['one more', nested(101), true],
  ['one more, in capitals', nested(101, 'B'), true],
  ['one more, with attributes', nested(101, 'span class="x"'), true],
  ['as many elements in a row', nested(101, 'b', '</b>'), false],
  [
    'as many unclosed elements within closed ones',
    `<i>${nested(60)}</i><i>${nested(60)}</i>`,
    false,
  ],
  ['an end tag without a start tag', `${nested(60)}</u>${nested(41)}`, true],
  ['one end tag for two nested elements', `<i><i></i>${nested(99)}<u>`, true],
  ['void elements', '<br><hr><img src="x">'.repeat(50), false],
  ['elements with optional end tags', '<p>a<li>b'.repeat(80), false],
  ['< characters that begin no element', '< b><3'.repeat(101), false],
])('nesting of %s', (_, html, deep) => {
  expect(isNestedTooDeep(html)).toBe(deep);
});
