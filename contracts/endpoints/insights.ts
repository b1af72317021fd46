import { z } from 'zod';
import {
  booksWithPhonogram,
  phonogramMap,
  phonogramQuery,
  readersOfBooks,
  readersQuery,
} from '../insights.ts';
import type { EndpointTable } from './endpoint.ts';

export const insightEndpoints = {
  'GET /api/admin/phonograms': {
    summary: 'Count the books of each level that have each phonogram',
    access: 'editor',
    limit: null,
    answer: phonogramMap,
    examples: {
      answers: [
        {
          phonograms: [
            {
              ...{ key: 'ea:head', letters: 'ea', example: 'head', level: 8, books: [0, 1] },
              step: { id: '8.1', title: 'ea' },
            },
          ],
          booksOfLevel: [1, 2],
          unknown: 3,
        },
      ],
    },
  },
  'GET /api/admin/phonograms/books': {
    summary: 'List the books of a level that have a phonogram',
    access: 'editor',
    limit: null,
    query: phonogramQuery,
    answer: booksWithPhonogram,
    examples: {
      query: { phonogram: 'a:tap', category: 'level1' },
      answers: [
        {
          total: 1,
          books: [{ id: 'sam', title: 'Sam', category: 'level1', levelReason: null }],
        },
      ],
    },
  },
  'GET /api/admin/readers': {
    summary: 'Count the children who have opened and finished each book, 50 books a page',
    description: 'A count of one or two is `null`, because so few children could be identified.',
    access: 'owner',
    limit: null,
    query: readersQuery,
    answer: readersOfBooks,
    examples: {
      query: { page: '1' },
      answers: [
        {
          countedAt: 1,
          total: 1,
          pageSize: 50,
          books: [
            {
              id: 'sam',
              title: 'Sam',
              category: 'level1',
              opened: 3,
              finished: null,
              finishedLately: null,
            },
          ],
        },
      ],
    },
  },
  'GET /api/admin/readers/table': {
    summary: 'Download the same counts of all books as comma-separated values',
    access: 'owner',
    limit: null,
    answer: z.string(),
    examples: { answers: ['Title,Level,Opened,Finished'] },
  },
} as const satisfies EndpointTable;
