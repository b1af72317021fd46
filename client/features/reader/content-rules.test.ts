import { expect, it } from 'vitest';
import { allowedAttributes, allowedTags, isPictureAddress } from './content-rules.ts';

it.each([
  ['/public-objects/books/nap/page-1.svg', true],
  ['https://pictures.example/a.png', true],
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
  expect(isPictureAddress(address)).toBe(shown);
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
  expect(allowedTags).not.toContain(tag);
});

it('a book brings no style, class, id or handler', () => {
  expect(allowedAttributes).toEqual(['src', 'alt', 'lang']);
});
