import { z } from 'zod';
import { reportBody } from '../book-form.ts';
import { bookReport, levelPreview, phonicsBody, savedPhonics, storedPhonics } from '../phonics.ts';
import { BOOK_TEXT_BYTES, type EndpointTable } from './endpoint.ts';
import { ofBook, SAM } from './of-book.ts';

const report = {
  level: 1,
  step: { id: '1.8', title: 'Two consonants at the start' },
  words: 4,
  decodable: 0.5,
  withHeartWords: 1,
  practising: ['sam'],
  failing: [{ word: 'said', reason: 'So.', readFrom: null, places: [{ page: 0, start: 3 }] }],
  ambiguous: ['read'],
};
const phonics = {
  heartWords: [['said'], [], [], [], [], [], [], [], []],
  soundings: [{ word: 'zib', sounding: 'z-i-b' }],
};

export const phonicsEndpoints = {
  'GET /api/admin/books/{bookId}/report': {
    summary: "Check a book's words against its level; null if its words are not known",
    access: 'editor',
    limit: null,
    params: ofBook,
    answer: z.object({ report: bookReport.nullable() }),
    examples: { params: SAM, answers: [{ report }] },
  },
  'POST /api/admin/report': {
    summary: 'Check words before they are stored, and find the level they fit',
    description: 'Takes either `text`, with blank lines between pages, or `pages` of words.',
    access: 'editor',
    limit: null,
    body: reportBody,
    longestBody: BOOK_TEXT_BYTES,
    answer: levelPreview,
    examples: {
      bodies: [
        { category: 'level1', title: 'A Ship', text: 'The ship sails.' },
        { category: 'level1', title: 'A Ship', pages: ['The ship sails.'] },
      ],
      answers: [{ report, fits: false, fittingLevel: null }],
    },
  },
  'GET /api/admin/phonics': {
    summary: "Read the heart words that each level adds, and the owner's soundings",
    access: 'editor',
    limit: null,
    answer: storedPhonics,
    examples: { answers: [{ version: 1, ...phonics }] },
  },
  'PUT /api/admin/phonics': {
    summary: "Replace heart words and soundings; every book's report is created again",
    description:
      'With the `version` from `GET`, the update is rejected if another version has been stored since. `pending` is the number of reports still to be created.',
    access: 'editor',
    limit: null,
    body: phonicsBody,
    longestBody: BOOK_TEXT_BYTES,
    answer: savedPhonics,
    examples: { bodies: [phonics], answers: [{ version: 1, ...phonics, pending: 0 }] },
  },
} as const satisfies EndpointTable;
