import { expect, it } from 'vitest';
import { picturesNear } from './use-ready-pictures.ts';

const book = Array.from({ length: 12 }, (_, index) => ({ pictures: [`page-${index + 1}`] }));

it.each([
  [1, 1, [2, 3, 4, 5]],
  [6, 6, [7, 8, 9, 10, 4, 5]],
  [12, 12, [10, 11]],
  [1, 2, [3, 4, 5, 6]],
  [5, 6, [7, 8, 9, 10, 3, 4]],
  [11, 12, [9, 10]],
])(
  'with pages %i to %i open, the pictures of the next two turns and of the previous one are ready',
  (first, last, pages) => {
    const pictures = pages.map((page) => `page-${page}`);
    expect(picturesNear(book, { first, last })).toEqual(pictures);
  },
);

it('a picture on several pages is listed once', () => {
  const pages = [{ pictures: [] }, { pictures: ['a', 'b'] }, { pictures: ['a'] }];
  expect(picturesNear(pages, { first: 1, last: 1 })).toEqual(['a', 'b']);
});
