import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  CATALOGUE_FORMAT,
  catalogueFile,
  fileBook,
  fileFlipbook,
  importQuery,
} from './catalogue-file.ts';

type Rows = [change: Record<string, unknown>, ...said: string[]][];
/** Returns each row with a test title: the start of its change. */
const named = (rows: Rows) =>
  rows.map((row): [name: string, ...Rows[number]] => [JSON.stringify(row[0]).slice(0, 60), ...row]);
const text = (length: number) => 'x'.repeat(length);
const said = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

const shortBook = {
  id: 'sam',
  title: 'Sam',
  author: null,
  description: null,
  category: 'level1',
  coverImageUrl: null,
  flipbookType: 'html',
  flipbookId: null,
  totalPages: 1,
  starReward: 0,
  createdAt: 0,
  levelReason: null,
};
const book = {
  ...shortBook,
  heroImageUrl: null,
  flipbookUrl: null,
  content: '<section><p>Sam sat.</p></section>',
  text: null,
};
const LATEST = 8_640_000_000_000_000;

test.each(
  named([
    [{}],
    [{ totalPages: 10_000, starReward: 100, createdAt: LATEST, content: text(1_000_000) }],
    [{ flipbookType: 'fliphtml5', flipbookUrl: 'https://a.example/b', text: 'Sam sat.' }],
    [{ flipbookType: 'pdf' }, 'flipbookType: flipbookType must be "html" or "fliphtml5"'],
    [{ content: 5 }, 'content: Content must be text'],
    [{ content: text(1_000_001) }, 'content: Content can have at most 1000000 characters'],
    [{ content: 'a\0' }, 'content: Content has a character that cannot be stored'],
    [{ content: 'a\ud83d' }, 'content: Content has a character that cannot be stored'],
    [{ content: 'a\ud83d\ude00' }],
    [{ content: '<b>'.repeat(101) }, 'content: Content has too many tags inside each other'],
    [{ totalPages: 0 }, 'totalPages: totalPages must be a whole number from 1 to 10000'],
    [{ totalPages: 10_001 }, 'totalPages: totalPages must be a whole number from 1 to 10000'],
    [{ totalPages: 1.5 }, 'totalPages: totalPages must be a whole number from 1 to 10000'],
    [{ totalPages: '1' }, 'totalPages: totalPages must be a whole number from 1 to 10000'],
    [{ starReward: -1 }, 'starReward: starReward must be a whole number from 0 to 100'],
    [{ starReward: 101 }, 'starReward: starReward must be a whole number from 0 to 100'],
    [{ createdAt: -1 }, `createdAt: createdAt must be a whole number from 0 to ${LATEST}`],
    [{ text: '...' }, 'text: Text has no words in it'],
    [{ extra: 1 }, ': Unrecognized key: "extra"'],
  ]),
)('validates a book in the file with %s', (_, change, ...expected) => {
  expect(said(fileBook, { ...book, ...change })).toEqual(expected);
});

test('omitted fields of a book in the file become null', () => {
  expect(fileBook.parse({ ...shortBook, text: '' })).toEqual({ ...book, content: null });
});

const page = { width: 1, height: 10_000, text: '' };
const flipbook = { cover: '/public-objects/a.png', pages: [page] };

test.each(
  named([
    [{}],
    [{ pages: Array(100).fill({ ...page, text: 'Sam sat.' }) }],
    [{ cover: undefined }, 'cover: Cover must be the address of a picture of the file'],
    [{ cover: 'https://a.example/' }, 'cover: Cover must be a path beginning /public-objects/'],
    [{ pages: 'x' }, 'pages: Pages must be a list'],
    [{ pages: [] }, 'pages: A flipbook has at least one page'],
    [{ pages: Array(301).fill(page) }, 'pages: A flipbook can have at most 300 pages'],
    [
      { pages: [{ ...page, width: 0 }] },
      'pages.0.width: width must be a whole number from 1 to 10000',
    ],
    [
      { pages: [{ ...page, height: 10_001 }] },
      'pages.0.height: height must be a whole number from 1 to 10000',
    ],
    [{ pages: [{ ...page, text: 5 }] }, 'pages.0.text: Words of a page must be text'],
    [
      { pages: [{ ...page, text: text(1_000_001) }] },
      'pages.0.text: Words can have at most 1000000 characters',
    ],
    [
      { pages: [{ ...page, text: 'a\0' }] },
      'pages.0.text: Words have a character that cannot be stored',
    ],
    [{ pages: [{ ...page, extra: 1 }] }, 'pages.0: Unrecognized key: "extra"'],
    [{ extra: 1 }, ': Unrecognized key: "extra"'],
  ]),
)('validates a flipbook in the file with %s', (_, change, ...expected) => {
  expect(said(fileFlipbook, { ...flipbook, ...change })).toEqual(expected);
});

const VERSION = '; this library reads version 1';
test.each(
  named([
    [{}],
    [{ books: Array(20_000).fill(1), heartWords: 1, soundings: 1, pictures: {}, flipbooks: {} }],
    [
      { format: 'other' },
      'format: This is not a catalogue file: its format must be "step-into-reading-catalogue"',
    ],
    [{ version: 2 }, `version: The file is of version 2${VERSION}`],
    [{ version: text(99) }, `version: The file is of version "${text(19)}${VERSION}`],
    [{ version: undefined }, `version: The file is of version none${VERSION}`],
    [{ books: 'x' }, 'books: Books must be a list'],
    [{ books: Array(20_001).fill(1) }, 'books: A catalogue can have at most 20000 books'],
    [{ pictures: 'x' }, 'pictures: Pictures must be an object'],
    [{ flipbooks: 'x' }, 'flipbooks: Flipbooks must be an object'],
    [{ extra: 1 }, ': Unrecognized key: "extra"'],
  ]),
)('validates a file with %s', (_, change, ...expected) => {
  const file = { format: CATALOGUE_FORMAT, version: 1, books: [] };
  expect(said(catalogueFile, { ...file, ...change })).toEqual(expected);
});

test.each<[query: Record<string, unknown>, ...said: string[]]>([
  [{}],
  [{ expecting: 'a'.repeat(64) }],
  ...(['a'.repeat(63), 'a'.repeat(65), 'g'.repeat(64)].map((expecting): [object, string] => [
    { expecting },
    'expecting: expecting must be the digest of a dry run',
  ]) as [Record<string, unknown>, string][]),
  [{ extra: 1 }, ': Unrecognized key: "extra"'],
])('of an import with %j', (query, ...expected) => {
  expect(said(importQuery, query)).toEqual(expected);
});

test('a deeply nested list as the version is reported as none', () => {
  const version: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
  const file = { format: CATALOGUE_FORMAT, version, books: [] };
  expect(said(catalogueFile, file)).toEqual([`version: The file is of version none${VERSION}`]);
});
