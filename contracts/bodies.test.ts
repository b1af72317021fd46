// Request schemas: the accepted values, and the messages for the others.
import { describe, expect, test } from 'vitest';
import { textsIn, withValue } from '../test-support/texts-in.ts';
import type { z } from 'zod';
import {
  completeProfileBody,
  deletionForm,
  deletionFormWithoutPassword,
  signInForm,
  signUpForm,
  syncBody,
  userChanges,
} from './accounts.ts';
import { adminLoginBody } from './admin.ts';
import { bookChanges, newBook, newInlineBook, reportBody } from './book-form.ts';
import { adminShelfQuery, bookId, shelfQuery } from './books.ts';
import { bulkBody, exportQuery } from './bulk-changes.ts';
import { errorReport } from './error-reports.ts';
import { flipbookId } from './flipbooks.ts';
import { phonicsBody } from './phonics.ts';
import { picturePurpose } from './pictures.ts';
import { practiceBody } from './practice.ts';
import { completionBody, progressBody } from './progress.ts';
import { reportQuery } from './reading-report.ts';
import { phonogramQuery, readersQuery } from './insights.ts';

const text = (length: number) => 'x'.repeat(length);
const UNKNOWN = ': Unrecognized key: "extra"';
const NO_CHANGE =
  'Give an age, a readingLevel, a startingStep, readerSettings, voiceSettings or asksGrownUp';

/** Returns the start of a value, for a test title. */
const short = (value: unknown) => JSON.stringify(value).slice(0, 60);

/** Returns the issues, as `field: message`. */
const said = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

/** Each row is a change to the valid body `good` and the expected issues; none if the result is valid. */
type Rows = [change: Record<string, unknown>, ...said: string[]][];

const bodies: Record<string, { schema: z.ZodType; good: Record<string, unknown>; rows: Rows }> = {
  'the form that signs up': {
    schema: signUpForm,
    good: {
      parentFirstName: 'Pat',
      parentLastName: 'Reed',
      email: 'pat@example.com',
      password: 'secret',
      firstName: 'Kim',
      age: 3,
      readingLevel: 9,
      favoriteGenre: '',
    },
    rows: [
      [{ age: 18, readingLevel: 1, parentFirstName: text(80), favoriteGenre: text(80) }],
      [{ age: ' 7 ', readingLevel: '02' }],
      [{ age: undefined }, 'age: Age is required'],
      [{ age: '7x' }, 'age: Age must be a whole number'],
      [{ age: 'x7' }, 'age: Age must be a whole number'],
      [{ readingLevel: undefined }, 'readingLevel: Reading level is required'],
      [{ readingLevel: 1.5 }, 'readingLevel: Choose a reading level from 1 to 9'],
      [
        { parentFirstName: text(81) },
        'parentFirstName: Parent first name can have at most 80 characters',
      ],
      [
        { parentLastName: text(81) },
        'parentLastName: Parent last name can have at most 80 characters',
      ],
      [{ firstName: text(81) }, 'firstName: Student first name can have at most 80 characters'],
      [{ firstName: undefined }, 'firstName: Student first name is required'],
      [
        { firstName: 'K\nim' },
        'firstName: Student first name has a character that cannot be stored. It must be one line, without control characters',
      ],
      [
        { favoriteGenre: text(81) },
        'favoriteGenre: Favorite type of books can have at most 80 characters',
      ],
      [{ favoriteGenre: 5 }, 'favoriteGenre: Favorite type of books must be text'],
      [{ email: ' pat@example.com ' }],
      [{ email: `${text(243)}@example.com` }, 'email: Email can have at most 254 characters'],
      [{ password: '123456' }],
      [{ extra: 1 }, UNKNOWN],
    ],
  },
  'the form that signs in': {
    schema: signInForm,
    good: { email: 'pat@example.com', password: 'x' },
    rows: [
      [{ password: '' }, 'password: Password is required'],
      [{ password: undefined }, 'password: Password is required'],
      [{ email: 'pat' }, 'email: Enter a valid email address'],
      [{ extra: 1 }, UNKNOWN],
    ],
  },
  'the form that deletes an account': {
    schema: deletionForm,
    good: { password: 'x', isSure: true },
    rows: [
      [{ isSure: false }, 'isSure: Please tick this box if you are sure'],
      [{ password: '' }, 'password: Password is required'],
      [{ extra: 1 }, UNKNOWN],
    ],
  },
  'the same form for whom Google signs in': {
    schema: deletionFormWithoutPassword,
    good: { password: '', isSure: true },
    rows: [[{ isSure: false }, 'isSure: Please tick this box if you are sure']],
  },
  'the names of a new user': {
    schema: completeProfileBody,
    good: { firstName: 'Kim', parentFirstName: 'Pat', parentLastName: 'Reed' },
    rows: [
      [{ firstName: ' ' }, 'firstName: Student first name is required'],
      [{ parentLastName: undefined }, 'parentLastName: Parent last name is required'],
      [{ extra: 1 }, UNKNOWN],
    ],
  },
  'what is told after a sign-in': {
    schema: syncBody,
    good: { firstName: 'Kim', parentFirstName: 'Pat', parentLastName: 'Reed', favoriteGenre: 'x' },
    rows: [
      [{ firstName: '', parentFirstName: '', parentLastName: undefined }],
      [{ parentFirstName: ' ' }, 'parentFirstName: Parent first name is required'],
      [{ firstName: text(81) }, 'firstName: Student first name can have at most 80 characters'],
      [{ extra: 1 }, UNKNOWN],
    ],
  },
  'what a parent changes': {
    schema: userChanges,
    good: {},
    rows: [
      [{ readingLevel: 2 }],
      [{ age: 3 }],
      [{ age: '18', readingLevel: 9 }],
      [{ age: 2 }, 'age: Age must be at least 3'],
      [{ age: 19 }, 'age: Age must be at most 18'],
      [{ age: null }, 'age: Age must be a whole number'],
      [{ readerSettings: null }],
      [{}, `readingLevel: ${NO_CHANGE}`],
      [{ readingLevel: undefined }, `readingLevel: ${NO_CHANGE}`],
      [{ startingStep: '2.2' }],
      [{ readingLevel: 1, startingStep: '1.10' }],
      [
        { readingLevel: 1, startingStep: '2.2' },
        'startingStep: The starting step must be one of the reading level',
      ],
      [{ startingStep: '1.11' }, 'startingStep: Choose a starting step from 1.1 to 9.6'],
      [{ startingStep: 2.2 }, 'startingStep: Choose a starting step from 1.1 to 9.6'],
      [{ startingStep: null }, 'startingStep: Choose a starting step from 1.1 to 9.6'],
      [
        {
          readerSettings: {
            textSize: 'large',
            lineSpacing: 'wide',
            letterSpacing: 'widest',
            tint: 'dark',
          },
        },
      ],
      [
        { readerSettings: { textSize: 1, lineSpacing: 1, letterSpacing: 1, tint: 1 } },
        'readerSettings.textSize: textSize must be one of small, normal, large, largest',
        'readerSettings.lineSpacing: lineSpacing must be one of normal, wide, widest',
        'readerSettings.letterSpacing: letterSpacing must be one of normal, wide, widest',
        'readerSettings.tint: tint must be one of paper, cream, rose, green, blue, dark',
      ],
      [{ readingLevel: 2, extra: 1 }, UNKNOWN],
    ],
  },
  "the owner's sign-in": {
    schema: adminLoginBody,
    good: { username: 'owner', password: text(1000) },
    rows: [
      [{ username: text(100) }],
      [{ username: text(101) }, 'username: Username can have at most 100 characters'],
      [{ username: '' }, 'username: Username is required'],
      [{ password: text(1001) }, 'password: Password can have at most 1000 characters'],
      [{ extra: 1 }, UNKNOWN],
    ],
  },
  'a question for the shelf': {
    schema: shelfQuery,
    good: {},
    rows: [
      [
        {
          category: 'level1',
          limit: '100',
          offset: '1000000',
          search: text(200),
          state: 'reading',
          sort: 'fit',
        },
      ],
      [{ limit: '1', offset: '0' }],
      [{ limit: '0' }, 'limit: limit must be a whole number from 1 to 100'],
      [{ limit: '101' }, 'limit: limit must be a whole number from 1 to 100'],
      [{ limit: '1.5' }, 'limit: limit must be a whole number from 1 to 100'],
      [{ limit: '-1' }, 'limit: limit must be a whole number from 1 to 100'],
      [{ limit: 5 }, 'limit: limit must be a whole number from 1 to 100'],
      [{ offset: '1000001' }, 'offset: offset must be a whole number from 0 to 1000000'],
      [{ offset: '00000001' }, 'offset: offset must be a whole number from 0 to 1000000'],
      [{ search: text(201) }, 'search: Search can have at most 200 characters'],
      [{ search: 1 }, 'search: Search must be text'],
      [{ state: 'lost' }, 'state: state must be one of notStarted, reading, finished'],
      [{ sort: 'size' }, 'sort: sort must be one of level, fit, recent'],
      [{ category: 'level0' }, 'category: Choose a category from level1 to level9'],
      [{ extra: 1 }, UNKNOWN],
    ],
  },
  "a question for the owner's shelf": {
    schema: adminShelfQuery,
    good: {},
    rows: [
      [{ limit: '5', offset: '5', search: 'x' }],
      [{ limit: '0' }, 'limit: limit must be a whole number from 1 to 100'],
      [{ category: 'level1', sort: 'words', order: 'down' }],
      [{ category: 'level0' }, 'category: Choose a category from level1 to level9'],
      [{ sort: 'id' }, 'sort: sort must be one of title, author, category, words'],
      [{ order: 'asc' }, 'order: order must be up or down'],
      [{ state: 'scheduled' }],
      [{ state: 'reading' }, 'state: state must be one of published, draft, scheduled, hidden'],
    ],
  },
  'a new flipbook': {
    schema: newBook,
    good: { title: 'Sam', category: 'level1', flipbookUrl: 'https://a.example/b' },
    rows: [
      [{ author: text(120), description: 'One line.\nAnother.', levelReason: 'One.\nTwo.' }],
      [{ totalPages: 1, starReward: 1, flipbookType: 'fliphtml5' }],
      [{ title: text(201) }, 'title: Title can have at most 200 characters'],
      [{ author: text(121) }, 'author: Author can have at most 120 characters'],
      [
        { author: 'A\nB' },
        'author: Author has a character that cannot be stored. It must be one line, without control characters',
      ],
      [
        { author: 'A\ud83d' },
        'author: Author has a character that cannot be stored. It must be one line, without control characters',
      ],
      [{ description: text(2001) }, 'description: Description can have at most 2000 characters'],
      [{ levelReason: text(501) }, 'levelReason: Reason can have at most 500 characters'],
      [
        { coverImageUrl: `https://a.example/${text(2000)}` },
        'coverImageUrl: Cover image URL can have at most 2000 characters',
      ],
      [
        { heroImageUrl: `https://a.example/${text(2000)}` },
        'heroImageUrl: Picture for the celebration can have at most 2000 characters',
      ],
      [{ flipbookId: text(201) }, 'flipbookId: Flipbook book ID can have at most 200 characters'],
      [
        { flipbookUrl: `https://a.example/${text(2000)}` },
        'flipbookUrl: Flipbook embed URL can have at most 2000 characters',
      ],
      [{ text: '...' }, 'text: Text has no words in it'],
      [{ totalPages: 2 }, 'totalPages: Invalid input: expected 1'],
      [{ starReward: 2 }, 'starReward: Invalid input: expected 1'],
      [{ flipbookType: 'pdf' }, 'flipbookType: Flipbook type must be html or fliphtml5'],
      [{ state: 'published', publishAt: null }],
      [{ state: 'draft' }],
      [{ state: 'scheduled', publishAt: 1 }],
      [{ state: 'hidden' }, 'state: state must be one of published, draft, scheduled'],
      [{ state: 'scheduled' }, 'publishAt: publishAt is required for a scheduled book'],
      [{ publishAt: 1 }, 'publishAt: publishAt is for a scheduled book only'],
      [
        { state: 'scheduled', publishAt: '2027-01-01' },
        'publishAt: publishAt must be a time, in epoch milliseconds',
      ],
      [{ extra: 1 }, UNKNOWN],
    ],
  },
  'a new inline book': {
    schema: newInlineBook,
    good: {
      title: 'Sam',
      category: 'level1',
      flipbookType: 'html',
      content: [{ words: 'Sam sat.' }],
    },
    rows: [
      [{ starReward: 1 }],
      [{ starReward: 2 }, 'starReward: Invalid input: expected 1'],
      [{ content: [] }, 'content: A book has at least one page'],
      [{ flipbookUrl: 'https://a.example/b' }, ': Unrecognized key: "flipbookUrl"'],
    ],
  },
  'a changed book': {
    schema: bookChanges,
    good: {
      title: 'Sam',
      category: 'level1',
      flipbookType: 'fliphtml5',
      flipbookUrl: 'https://a.example/b',
      version: 1,
    },
    rows: [
      [{ version: 0 }, 'version: Version must be the number that came with the book'],
      [{ version: '1' }, 'version: Version must be the number that came with the book'],
      [{ version: 1.5 }, 'version: Version must be the number that came with the book'],
      [{ flipbookType: undefined }, 'flipbookType: Flipbook type must be html or fliphtml5'],
      [{ state: 'hidden' }],
      [{ state: 'scheduled' }, 'publishAt: publishAt is required for a scheduled book'],
      [{ state: 'draft', publishAt: 1 }, 'publishAt: publishAt is for a scheduled book only'],
      [{ extra: 1 }, UNKNOWN],
    ],
  },
  'a change of many books': {
    schema: bulkBody,
    good: { ids: ['sam', 'pam'], change: { kind: 'hide' } },
    rows: [
      [{ change: { kind: 'schedule', publishAt: 1 } }],
      [{ change: { kind: 'level', category: 'level2' } }],
      [{ ids: [] }, 'ids: Choose at least one book'],
      [{ ids: ['sam', 'sam'] }, 'ids: A book is chosen twice'],
      [
        { ids: Array.from({ length: 201 }, (_, index) => `b${index}`) },
        'ids: At most 200 books can be chosen at once',
      ],
      [{ ids: ['../x'] }, 'ids.0: A book id has 1 to 64 letters, digits, hyphens or underscores'],
      [{ ids: 'sam' }, 'ids: ids must be a list of the ids of books'],
      [
        { change: { kind: 'burn' } },
        'change.kind: kind must be one of publish, draft, hide, schedule, level, series, delete',
      ],
      [
        { change: { kind: 'schedule' } },
        'change.publishAt: publishAt must be a time, in epoch milliseconds',
      ],
      [
        { change: { kind: 'level', category: 'level0' } },
        'change.category: Choose a category from level1 to level9',
      ],
      [{ extra: 1 }, UNKNOWN],
    ],
  },
  'the books of an export': {
    schema: exportQuery,
    good: {},
    rows: [
      [{ ids: 'sam,pam' }],
      [{ ids: 'sam,sam' }, 'ids: A book is chosen twice'],
      [{ ids: 'sam,' }, 'ids.1: A book id has 1 to 64 letters, digits, hyphens or underscores'],
      [
        { ids: Array.from({ length: 201 }, (_, index) => `b${index}`).join(',') },
        'ids: At most 200 books can be chosen at once',
      ],
      [{ extra: 1 }, UNKNOWN],
    ],
  },
  'words to be reported on': {
    schema: reportBody,
    good: { category: 'level1', title: '', text: 'Sam sat.' },
    rows: [
      [{ title: text(200) }],
      [{ text: undefined, pages: ['Sam\nsat.', ''] }],
      [{ title: text(201) }, 'title: Title can have at most 200 characters'],
      [{ text: '' }, 'text: Text is required'],
      [{ text: undefined }, 'text: Text is required'],
      [{ pages: ['Sam'] }, 'pages: Give either text or pages'],
      [{ text: undefined, pages: ['...'] }, 'pages: Pages have no words in them'],
      [{ text: undefined, pages: ['7'] }],
      [{ text: undefined, pages: [text(5001)] }, 'pages.0: Words can have at most 5000 characters'],
      [
        { text: undefined, pages: Array(301).fill('x') },
        'pages: A book can have at most 300 pages',
      ],
      [{ text: undefined, pages: Array(20).fill(text(5000)) }],
      [
        { text: undefined, pages: [...Array(20).fill(text(5000)), 'x'] },
        'pages: The words of a book can have at most 100000 characters',
      ],
      [{ extra: 1 }, UNKNOWN],
    ],
  },
  'a report of a failure': {
    schema: errorReport,
    good: {
      kind: 'error',
      name: 'TypeError',
      message: 'is not a function',
      frames: ['index-BQxD3.js:1:4711'],
      page: 'home',
      release: 'index-BQxD3.js',
    },
    rows: [
      [{ kind: 'screen', page: 'other', frames: [], name: `A${text(39)}` }],
      [{ kind: 'rejection', release: `${text(80)}.js` }],
      [{ frames: ['a.b-c_1.js:1234567:1234567'] }],
      [{ kind: 'other' }, 'kind: Invalid option: expected one of "screen"|"error"|"rejection"'],
      ...['typeError', 'Type Error', `A${text(40)}`, 'E1', '1E', ''].map((name): Rows[number] => [
        { name },
        'name: name must be the name of a class',
      ]),
      ...[
        'index.js',
        'index.js:1',
        'index.js:1:2:3',
        'index.js:1:x',
        'index.js:x:1',
        'index.js:12345678:1',
        'index.js:1:12345678',
        '/index.js:1:1',
        'indexxjs:1:1',
        `${text(81)}.js:1:1`,
        ' index.js:1:1',
        '.js:1:1x',
      ].map((frame): Rows[number] => [
        { frames: [frame] },
        'frames.0: A frame is a file:line:column',
      ]),
      ...['index.css', 'index.jsx', '/index.js', `${text(81)}.js`, '.js', 'indexxjs'].map(
        (release): Rows[number] => [{ release }, 'release: release must be the name of a script'],
      ),
      [{ extra: 1 }, UNKNOWN],
    ],
  },
  'heart words and soundings': {
    schema: phonicsBody,
    good: { heartWords: Array(9).fill([]), soundings: [], version: 0 },
    rows: [
      [{ version: undefined }],
      [{ version: 'x' }, 'version: Version must be a number'],
      [{ version: 1.5 }, 'version: Version must be a whole number'],
      [{ version: -1 }, 'version: Version must be a whole number'],
      [
        { soundings: [{ word: 'zib', sounding: '' }] },
        'soundings.0.sounding: Sounding is required, such as z-i-g-z-oo-m',
      ],
      [
        { soundings: [{ word: 'zib', sounding: text(201) }] },
        'soundings.0.sounding: Sounding can have at most 200 characters',
      ],
      [{ soundings: [{ word: 5, sounding: 'z-i-b' }] }, 'soundings.0.word: Word must be text'],
      [{ extra: 1 }, UNKNOWN],
    ],
  },
  'words that a child practises': {
    schema: practiceBody,
    good: {
      events: [
        {
          id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
          kind: 'asked',
          word: 'said',
          at: 0,
          bookId: null,
        },
      ],
    },
    rows: [
      [{ events: [] }, 'events: events must have at least one event'],
      [{ events: 'x' }, 'events: events must be a list'],
      [{ extra: 1 }, UNKNOWN],
    ],
  },
  'the page a child is at': {
    schema: progressBody,
    good: { bookId: 'sam', currentPage: 1 },
    rows: [
      [{ currentPage: 10_000, turnedAt: 0 }],
      [{ currentPage: 0 }, 'currentPage: currentPage must be at least 1'],
      [{ currentPage: 10_001 }, 'currentPage: currentPage must be at most 10000'],
      [{ currentPage: 1.5 }, 'currentPage: currentPage must be a whole number'],
      [{ currentPage: '1' }, 'currentPage: currentPage must be a number'],
      [{ turnedAt: -1 }, 'turnedAt: turnedAt must be a time in epoch milliseconds'],
      [{ turnedAt: 1.5 }, 'turnedAt: turnedAt must be a time in epoch milliseconds'],
      [{ turnedAt: 'x' }, 'turnedAt: turnedAt must be a time in epoch milliseconds'],
      [{ extra: 1 }, UNKNOWN],
    ],
  },
  'the end of a book': {
    schema: completionBody,
    good: {},
    rows: [
      [{ finishedAt: 5 }],
      [{ finishedAt: -1 }, 'finishedAt: finishedAt must be a time in epoch milliseconds'],
      [{ extra: 1 }, UNKNOWN],
    ],
  },
  'a question for the reading report': {
    schema: reportQuery,
    good: {},
    rows: [
      [{ weeks: '1' }],
      [{ weeks: '104' }],
      ...['0', '01', '105', '1000', '-1', '1x', 'x1', 1].map((weeks): Rows[number] => [
        { weeks },
        'weeks: weeks must be a whole number from 1 to 104',
      ]),
      [{ extra: 1 }, UNKNOWN],
    ],
  },
  'a question for the books of a phonogram': {
    schema: phonogramQuery,
    good: { phonogram: 'ea:head', category: 'level5' },
    rows: [
      [{ phonogram: text(60) }],
      [{ phonogram: text(61) }, 'phonogram: A phonogram has at most 60 characters'],
      [{ phonogram: undefined }, 'phonogram: Phonogram is required, such as ea:head'],
      ...['', 'e%', 'e_', 'e\\', '%e', 'e\n'].map((phonogram): Rows[number] => [
        { phonogram },
        'phonogram: Phonogram must be one such as ea:head',
      ]),
      [{ category: 'x' }, 'category: Choose a category from level1 to level9'],
      [{ extra: 1 }, UNKNOWN],
    ],
  },
  'a question for the readers of books': {
    schema: readersQuery,
    good: {},
    rows: [
      [{ sort: 'title', order: 'up', page: '1' }],
      [{ sort: 'opened', order: 'down', page: '99999' }],
      [{ sort: 'finished' }],
      [{ sort: 'finishedLately' }],
      [{ sort: 'x' }, 'sort: sort must be one of title, opened, finished, finishedLately'],
      [{ order: 'x' }, 'order: order must be up or down'],
      ...['0', '01', '100000', '1x', 'x1', ''].map((page): Rows[number] => [
        { page },
        'page: page must be a whole number from 1',
      ]),
      [{ extra: 1 }, UNKNOWN],
    ],
  },
};

describe.each(Object.entries(bodies))('%s', (_, { schema, good, rows }) => {
  test.each(rows.map((row) => [short(row[0]), ...row] as const))(
    'with %s',
    (_, change, ...expected) => {
      expect(said(schema, { ...good, ...change })).toEqual(expected);
    },
  );
});

/** Texts without visible characters. */
const INVISIBLE = [
  ...['\u200B', '\uFEFF', '\u00AD', '\u2800', '\u3164', '\u115F', '\uFFA0', '\u2060', '\u200D'],
  ...['\u202E', '\u034F', '\uFE0F', '\u180E', '\u061C', '\u{E0020}', '\u{1D159}', '\u0301'],
  ...['\u00A0 \u3000', ' \u200B\u2800 \u3164\u200E '],
];

/** Fields that are not typed text: ids, choices and fields that programs send. */
const NOT_TYPED =
  /^(password|category|kind|id|phonogram|flipbookType|frames|message|name|release|page)$/;

test.each(
  Object.entries(bodies).flatMap(([name, { schema, good }]) =>
    textsIn(good, NOT_TYPED).map((path) => [name, path.join('.'), { schema, good, path }] as const),
  ),
)('%s: an invisible %s counts as empty', (_name, _path, { schema, good, path }) => {
  const empty = schema.safeParse(withValue(good, path, ' '));
  for (const text of INVISIBLE) {
    const unseen = schema.safeParse(withValue(good, path, text));
    expect(unseen.data, JSON.stringify(text)).toEqual(empty.data);
    expect(unseen.error?.issues.map(({ message }) => message)).toEqual(
      empty.error?.issues.map(({ message }) => message),
    );
  }
});

const EVENT = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', word: 'said', at: 0 };
const TIME = 'events.0.at: at must be a time in epoch milliseconds';
test.each<[event: unknown, ...said: string[]]>([
  [{ ...EVENT, kind: 'alone' }],
  [{ ...EVENT, kind: 'asked', bookId: 'sam' }],
  [{ ...EVENT, kind: 'asked', bookId: null, word: text(100) }],
  [{ ...EVENT, kind: 'alone', id: '1' }, 'events.0.id: id must be a UUID'],
  [{ ...EVENT, kind: 'alone', word: '' }, 'events.0.word: Word is required'],
  [
    { ...EVENT, kind: 'alone', word: text(101) },
    'events.0.word: Word can have at most 100 characters',
  ],
  [{ ...EVENT, kind: 'alone', at: -1 }, TIME],
  [{ ...EVENT, kind: 'alone', at: 0.5 }, TIME],
  [{ ...EVENT, kind: 'alone', at: 'x' }, TIME],
  [{ ...EVENT, kind: 'seen' }, "events.0.kind: kind must be 'asked' or 'alone'"],
  [{ ...EVENT, kind: 'alone', bookId: 'sam' }, 'events.0: Unrecognized key: "bookId"'],
  [{ ...EVENT, kind: 'asked', bookId: null, extra: 1 }, 'events.0: Unrecognized key: "extra"'],
])('validates the event %j', (event, ...expected) => {
  expect(said(practiceBody, { events: [event] })).toEqual(expected);
});

test('a request has at most a hundred events', () => {
  const events = (count: number) => Array(count).fill({ ...EVENT, kind: 'alone' });
  expect(said(practiceBody, { events: events(100) })).toEqual([]);
  expect(said(practiceBody, { events: events(101) })).toEqual([
    'events: events can have at most 100 events',
  ]);
});

test.each<[schema: z.ZodType, good: string[], bad: string[], message: string]>([
  [
    bookId,
    ['a', 'Sam_and-9', text(64)],
    ['', text(65), 'a b', 'a/b', 'é', ' a'],
    ': A book id has 1 to 64 letters, digits, hyphens or underscores',
  ],
  [
    flipbookId,
    ['0123456789abcdef0123456789abcdef'],
    ['0123456789ABCDEF0123456789abcdef', 'a'.repeat(31), 'a'.repeat(33), 'g'.repeat(32), ''],
    ': A flipbook id has 32 digits from 0 to 9 and a to f',
  ],
  [picturePurpose, ['cover', 'page'], ['', 'icon'], ': For must be cover or page'],
])('validates ids and choices, case %#', (schema, good, bad, message) => {
  for (const one of good) expect(said(schema, one), one).toEqual([]);
  for (const one of bad) expect(said(schema, one), one).toEqual([message]);
});

test('empty fields of a flipbook become null, and typed numbers become numbers', () => {
  const noPictures = { coverImageUrl: '', heroImageUrl: ' ' };
  const empty = { author: '', description: ' ', ...noPictures, flipbookId: '', text: '' };
  const { schema, good } = bodies['a new flipbook']!;
  const nothing = { author: null, description: null, coverImageUrl: null, heroImageUrl: null };
  expect(schema.parse({ ...good, ...empty })).toMatchObject({
    ...nothing,
    ...{ flipbookId: null, text: null },
  });
  expect(shelfQuery.parse({ limit: '007', offset: '5' })).toEqual({ limit: 7, offset: 5 });
  expect(readersQuery.parse({ page: '12' })).toEqual({ page: 12 });
});
