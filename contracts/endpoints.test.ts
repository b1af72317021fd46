// Uploads and path parameters of the endpoints.
import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { picturePurposes } from './pictures.ts';

const MB = 1_048_576;

test.each([
  [
    'POST /api/admin/pictures',
    20 * MB,
    ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'],
    'Pictures can be PNG, JPEG, WebP, GIF or AVIF.',
    'A picture can have at most 20 MB.',
  ],
  [
    'POST /api/admin/flipbooks',
    50 * MB,
    ['application/pdf'],
    'The body must be a PDF file',
    'A PDF can have at most 50 MB. Save it in a smaller size.',
  ],
  ...(['POST /api/admin/book-list', 'POST /api/admin/book-list/check'] as const).map(
    (call) =>
      [
        call,
        MB,
        ['text/csv'],
        'A book list is a CSV file. In Excel choose File, Save As, CSV UTF-8. In Google Sheets choose File, Download, Comma-separated values. In Numbers choose File, Export To, CSV. In LibreOffice choose File, Save As, Text CSV.',
        'A book list can have at most 1 MB. Split it into two.',
      ] as const,
  ),
  [
    'PATCH /api/admin/uploads/{incomingId}',
    500 * MB,
    ['application/offset+octet-stream'],
    'The body must be a part of a file, as application/offset+octet-stream',
    'A file can have at most 500 MB. Save its pictures in a smaller size.',
  ],
  ...(['POST /api/admin/catalogue', 'POST /api/admin/catalogue/check'] as const).map(
    (call) =>
      [
        call,
        1024 * MB,
        ['application/json'],
        'The body must be a catalogue file, which is JSON',
        'A catalogue file can have at most 1 GB.',
      ] as const,
  ),
] as const)(
  '%s accepts a file of at most %i bytes',
  (call, longestBody, types, refusal, tooLarge) => {
    expect(endpoints[call]).toMatchObject({ longestBody, upload: { types, refusal, tooLarge } });
  },
);

test('a cover is stored half as wide as a page picture', () => {
  expect(picturePurposes).toEqual({ cover: 800, page: 1600 });
});

test('the path of a book has only the parameter bookId', () => {
  const { params } = endpoints['GET /api/books/{bookId}'];
  expect(params.parse({ bookId: 'sam' })).toEqual({ bookId: 'sam' });
  expect(params.safeParse({}).success).toBe(false);
  expect(params.safeParse({ bookId: 'sam', page: '1' }).success).toBe(false);
});
