import { z } from 'zod';
import { bookChanges, newBook } from '../book-form.ts';
import {
  adminBook,
  adminShelfQuery,
  book,
  bookCard,
  proposal,
  shelfQuery,
  wholeBook,
} from '../books.ts';
import { bulkAnswer, bulkBody } from '../bulk-changes.ts';
import { path } from '../path.ts';
import { BOOK_TEXT_BYTES, type EndpointTable } from './endpoint.ts';
import { ofBook, SAM } from './of-book.ts';

const summary = {
  id: 'sam',
  title: 'Sam',
  author: 'Robin',
  description: null,
  category: 'level1',
  coverImageUrl: null,
  heroImageUrl: null,
  flipbookType: 'html',
  totalPages: 2,
  starReward: 1,
  series: 'Sam and Pip',
  seriesNumber: 2,
};
const part = { letters: 'ai', sound: 'e', level: null, example: null, phonogram: null };
const stored = {
  ...summary,
  flipbookUrl: null,
  flipbookId: null,
  createdAt: 1,
  levelReason: null,
  state: 'scheduled',
  publishAt: 1_800_000_000_000,
  begun: 3,
  place: 4,
};
const row = {
  ...stored,
  openUrl: 'https://books.example.com/',
  report: {
    level: 1,
    step: { id: '1.2', title: 'm d g o c k' },
    words: 4,
    decodable: 0.5,
    withHeartWords: 1,
    practising: 2,
    failing: 1,
  },
};
const read = {
  ...summary,
  flipbookType: 'fliphtml5',
  content: null,
  flipbookUrl: null,
  flipbookId: null,
  words: { parts: [part], splits: { said: [0] }, heartWords: ['said'] },
  narration: [
    {
      ...{ page: 1, text: 'The ship sails.', isWholePage: false, seconds: 1.2 },
      url: '/api/books/sam/narration/0123456789abcdef0123456789abcdef',
    },
  ],
};
const picture = { address: '/public-objects/a.png', alt: '', width: 1, height: null };
const whole = { ...stored, text: null, content: [{ picture, words: '', html: null }], version: 3 };

const described = {
  title: 'A Ship',
  author: 'Robin',
  description: 'It sails.',
  category: 'level1',
  coverImageUrl: 'https://books.example.com/ship.png',
  heroImageUrl: 'https://books.example.com/sailor.png',
  levelReason: 'It is a poem.',
  series: 'Ships',
  seriesNumber: 2,
};
const flipbook = {
  ...described,
  flipbookUrl: 'https://books.example.com/ship',
  flipbookId: 'ship',
  text: 'The ship sails.',
};
const inlineBook = {
  ...described,
  flipbookType: 'html',
  content: [
    { picture: { address: '/public-objects/a.png', alt: 'Sam' }, words: 'The ship sails.' },
    { html: '<p>Sam</p>' },
  ],
};

const PAGES =
  'Ask for a page with `limit` (1 to 100) and `offset`, or with the header `Prefer: maxpagesize=60` (RFC 7240).';

export const bookEndpoints = {
  'GET /api/books': {
    summary: 'List the catalogue, or one level of it',
    description: `${PAGES} Each book on a page has \`fit\`: the sounds that the child has not met. A flipbook of another host has \`isElsewhere\`. With that header the books come by fit unless \`sort\` asks for another order, otherwise by level.`,
    access: 'subscriber',
    ofStudent: true,
    limit: null,
    query: shelfQuery,
    paged: true,
    answer: z.array(bookCard),
    examples: {
      query: { search: 'sam', limit: '1', offset: '0' },
      answers: [[{ ...summary, fit: { newSounds: ['sh:ship'], after: '1.10' } }], [summary]],
    },
  },
  'GET /api/proposal': {
    summary:
      'Read the one book for the caller to start next, or to read again if they have started all, and the last three begun',
    access: 'subscriber',
    ofStudent: true,
    limit: null,
    answer: proposal,
    examples: {
      answers: [
        { book: { ...summary, fit: null }, again: null, started: [{ ...summary, fit: null }] },
        { book: null, again: { ...summary, fit: { newSounds: [], after: null } }, started: [] },
      ],
    },
  },
  'GET /api/path': {
    summary: 'Read the path of the child: the steps that have books, and where the child is on it',
    access: 'subscriber',
    ofStudent: true,
    limit: null,
    answer: path,
    examples: {
      answers: [
        {
          step: '2.1',
          steps: [{ id: '2.1', level: 2, face: 'ck sh', title: 'ck sh', books: 3, finished: 1 }],
          sounds: { 'sh:ship': 'ʃ' },
        },
      ],
    },
  },
  'GET /api/books/{bookId}': {
    summary: 'Read one book with its words',
    description:
      "The `flipbookUrl` of the library's own flipbook has a ticket in it. The ticket is for the caller, and is valid for six to twelve hours.",
    access: 'subscriber',
    ofStudent: true,
    limit: null,
    params: ofBook,
    answer: book,
    examples: {
      params: SAM,
      answers: [read],
    },
  },
  'POST /api/books': {
    summary: 'Add a book to the catalogue',
    description: `A flipbook, or with \`flipbookType: 'html'\` a book whose \`content\` is a list of pages. A page has a \`picture\`, plain \`words\`
(an empty line between paragraphs), or both; or else \`html\`. The server counts the pages. A book whose words do not fit its
level needs a \`levelReason\`, a draft too. Without a \`state\` the book is published at once; a book that is \`scheduled\` is published by itself
at its \`publishAt\`, in epoch milliseconds, two years from now at most. Children see published books alone.`,
    access: 'editor',
    limit: null,
    body: newBook,
    longestBody: BOOK_TEXT_BYTES,
    answer: adminBook,
    examples: {
      bodies: [{ ...flipbook, state: 'draft' }, inlineBook],
      answers: [row],
    },
  },
  'PUT /api/books/{bookId}': {
    summary: 'Replace a book',
    description:
      'If `version` is not the latest, the response is 409 and nothing changes. The same save can be sent twice. Without a `state` the book stays in the one it has, and without a `series` in the one it belongs to; `null` takes it out of it. The words of a draft that stays one need not fit its level. Hiding a book keeps what children have read and earned.',
    access: 'editor',
    limit: null,
    params: ofBook,
    body: bookChanges,
    longestBody: BOOK_TEXT_BYTES,
    answer: wholeBook,
    examples: {
      params: SAM,
      bodies: [
        { ...flipbook, flipbookType: 'fliphtml5', version: 1 },
        { ...inlineBook, state: 'hidden', version: 1 },
      ],
      answers: [whole],
    },
  },
  'DELETE /api/books/{bookId}': {
    summary: "Delete a book and every student's progress in it; stars stay",
    access: 'editor',
    limit: null,
    params: ofBook,
    answer: null,
    examples: { params: SAM },
  },
  'GET /api/admin/books': {
    summary: 'List the catalogue as its owner sees it',
    description: PAGES,
    access: 'editor',
    limit: null,
    query: adminShelfQuery,
    paged: true,
    answer: z.array(adminBook),
    examples: {
      query: { search: 'sam', state: 'published', limit: '1', offset: '0' },
      answers: [[row]],
    },
  },
  'GET /api/admin/books/{bookId}': {
    summary: 'Read one book as its owner edits it, with its `version`',
    access: 'editor',
    limit: null,
    params: ofBook,
    answer: wholeBook,
    examples: { params: SAM, answers: [whole] },
  },
  'GET /api/admin/books/{bookId}/reader': {
    summary: 'Read one book in any state, as a child would get it',
    description:
      "The `flipbookUrl` of the library's own flipbook has a ticket for the owner in it. The list of narration is empty, because its files open for families only.",
    access: 'editor',
    limit: null,
    params: ofBook,
    answer: book,
    examples: { params: SAM, answers: [read] },
  },
  'POST /api/admin/books/changes': {
    summary: 'Change many books at once: all of them, or none if one cannot be changed',
    description:
      'Publish, make drafts of, hide, schedule, set the level or the series of, or delete up to 200 books. With a `firstNumber`, those of a series are numbered from it on, in the order of `ids`. An unknown id refuses the call, as does a level that the words of a book do not fit if that book has no reason for its level; a draft needs one only to be published, scheduled or hidden. A book that is as asked already does not change.',
    access: 'editor',
    limit: null,
    body: bulkBody,
    answer: bulkAnswer,
    examples: {
      bodies: [
        { ids: ['sam'], change: { kind: 'hide' } },
        { ids: ['sam'], change: { kind: 'level', category: 'level1' } },
        { ids: ['sam'], change: { kind: 'series', series: 'Ships', firstNumber: 1 } },
      ],
      answers: [{ changed: 1 }],
    },
  },
} as const satisfies EndpointTable;
