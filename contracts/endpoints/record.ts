// The record of what owners have changed.
import { z } from 'zod';
import { wholeBook } from '../books.ts';
import {
  bookChange,
  bookChangesQuery,
  change,
  changesQuery,
  ofChange,
  ofChangeOfBook,
  restoreBody,
  wholeChange,
} from '../record.ts';
import { bookEndpoints } from './books.ts';
import type { EndpointTable } from './endpoint.ts';
import { ofBook, SAM } from './of-book.ts';

const CHANGE = { changeId: '0190b5a3c000-0123456789abcdef' };
const entry = {
  ...{ id: CHANGE.changeId, at: 1, by: 'kim', kind: 'book.changed' },
  ...{ subject: { id: 'sam', name: 'Sam' }, fields: ['title', 'content'] },
};
const whole = {
  ...entry,
  changes: [
    { field: 'title', before: 'Sam', after: 'Sam on a Mat' },
    { field: 'content', before: null, after: [{ picture: 'A mat', words: 'Sam sat there.' }] },
  ],
  isWithoutWords: false,
  bookId: 'sam',
};
const PAGES = 'The newest comes first. Ask for a page with `limit` (1 to 100) and `offset`.';
const KEPT = "An entry is kept for two years. A book's words are in it for thirty days.";

export const recordEndpoints = {
  'GET /api/admin/changes': {
    summary: 'List what owners have changed',
    description: `${PAGES} ${KEPT}`,
    access: 'owner',
    limit: null,
    query: changesQuery,
    paged: true,
    answer: z.array(change),
    examples: {
      query: { group: 'books', by: 'kim', subject: 'sam', limit: '1', offset: '0' },
      answers: [[entry, { ...entry, subject: null }]],
    },
  },
  'GET /api/admin/changes/{changeId}': {
    summary: 'Read one change, before and after',
    access: 'owner',
    limit: null,
    params: ofChange,
    answer: wholeChange,
    examples: { params: CHANGE, answers: [whole] },
  },
  'GET /api/admin/books/{bookId}/changes': {
    summary: 'List what was changed in one book, with what can be restored',
    description: PAGES,
    access: 'editor',
    limit: null,
    params: ofBook,
    query: bookChangesQuery,
    paged: true,
    answer: z.array(bookChange),
    examples: {
      params: SAM,
      query: { restorable: 'true', limit: '1', offset: '0' },
      answers: [[{ ...entry, restorableUntil: 2 }]],
    },
  },
  'GET /api/admin/books/{bookId}/changes/{changeId}': {
    summary: 'Read one change of a book, before and after',
    access: 'editor',
    limit: null,
    params: ofChangeOfBook,
    answer: wholeChange,
    examples: { params: { ...SAM, ...CHANGE }, answers: [whole] },
  },
  'POST /api/admin/changes/{changeId}/restore': {
    summary: "Put a book's words back as they were before a change",
    description:
      'Only the words change: the pages of an inline book, or the text of a flipbook. If `version` is not the latest of the book, the response is 409 and nothing changes. Restoring is recorded, so it can be undone in the same way.',
    access: 'editor',
    limit: null,
    params: ofChange,
    body: restoreBody,
    answer: wholeBook,
    examples: {
      params: CHANGE,
      bodies: [{ version: 1 }],
      answers: bookEndpoints['PUT /api/books/{bookId}'].examples.answers,
    },
  },
} as const satisfies EndpointTable;
