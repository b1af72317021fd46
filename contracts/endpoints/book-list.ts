import {
  addListQuery,
  BOOK_LIST_TOO_LARGE,
  bookListAdded,
  bookListPlan,
  HOW_TO_SAVE_CSV,
  LONGEST_BOOK_LIST,
} from '../book-list.ts';
import type { EndpointTable, UploadedFile } from './endpoint.ts';

const upload: UploadedFile = {
  types: ['text/csv'],
  refusal: HOW_TO_SAVE_CSV,
  tooLarge: BOOK_LIST_TOO_LARGE,
};

export const bookListEndpoints = {
  'POST /api/admin/book-list/check': {
    summary: 'Check a book list (a dry run): list the drafts that would be made of each row',
    description:
      'The file has commas, semicolons or tabs between its cells, and is UTF-8, UTF-16 or Windows-1252. Its first row names the columns. At most 500 rows.',
    access: 'editor',
    limit: null,
    upload,
    longestBody: LONGEST_BOOK_LIST,
    answer: bookListPlan,
    examples: {
      answers: [
        {
          digest: 'x',
          counts: { new: 1, known: 0, wrong: 0 },
          columns: [{ heading: 'Book title', column: 'title' }],
          unused: ['Price'],
          notes: ['The file is not UTF-8.'],
          rows: [
            {
              ...{ row: 2, fate: 'new', title: 'Sam', author: null, category: 'level1' },
              ...{ series: 'Sam and Pip', seriesNumber: null },
              ...{ address: 'https://online.fliphtml5.com/abcde/fghi/', pages: null },
              problems: [{ column: 'level', message: 'Level is required' }],
              notes: [{ column: 'address', message: 'The book alone has another address.' }],
            },
          ],
        },
      ],
    },
  },
  'POST /api/admin/book-list': {
    summary: 'Add the drafts of a book list: all that are asked for, or none',
    description:
      'With `again`, rows whose titles are known are added too. With `without=wrong`, rows that are wrong are left out. No book of the library changes.',
    access: 'editor',
    limit: null,
    query: addListQuery,
    upload,
    longestBody: LONGEST_BOOK_LIST,
    answer: bookListAdded,
    examples: {
      query: { expecting: 'a'.repeat(64), again: '2,5', without: 'wrong' },
      answers: [{ added: 57 }],
    },
  },
} as const satisfies EndpointTable;
