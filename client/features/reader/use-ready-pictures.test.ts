import { expect, it } from 'vitest';
import { picturesNear } from './use-ready-pictures.ts';

const book = Array.from({ length: 12 }, (_, index) => ({ pictures: [`page-${index + 1}`] }));

it.each([
  [1, ['page-2', 'page-3', 'page-4', 'page-5']],
  [6, ['page-7', 'page-8', 'page-9', 'page-10', 'page-4', 'page-5']],
  [12, ['page-10', 'page-11']],
])(
  'at page %i the pictures of the next two turns and of the previous one are ready',
  (page, pictures) => {
    expect(picturesNear(book, page)).toEqual(pictures);
  },
);

it('a picture on several pages is listed once', () => {
  const pages = [{ pictures: [] }, { pictures: ['a', 'b'] }, { pictures: ['a'] }];
  expect(picturesNear(pages, 1)).toEqual(['a', 'b']);
});
