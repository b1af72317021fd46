import {
  CATALOGUE_TOO_LARGE,
  catalogueFile,
  imported,
  importPlan,
  importQuery,
  LONGEST_CATALOGUE_FILE,
} from '../catalogue-file.ts';
import { exportQuery } from '../bulk-changes.ts';
import type { EndpointTable, UploadedFile } from './endpoint.ts';

const upload: UploadedFile = {
  types: ['application/json'],
  refusal: 'The body must be a catalogue file, which is JSON',
  tooLarge: CATALOGUE_TOO_LARGE,
};
const SEE = 'See [catalogue-file.md](catalogue-file.md).';

export const catalogueFileEndpoints = {
  'GET /api/admin/catalogue': {
    summary: 'Download the catalogue as one file, with as many pictures as fit',
    description: `With \`ids\`, up to 200 ids with commas between them, the file has these books, their pictures and their recordings alone. ${SEE}`,
    access: 'editor',
    limit: null,
    query: exportQuery,
    answer: catalogueFile,
    examples: {
      query: { ids: 'sam' },
      answers: [
        {
          format: 'step-into-reading-catalogue',
          version: 1,
          exportedAt: 1,
          books: [{}],
          heartWords: [],
          soundings: [],
          pictures: { a: 1 },
          flipbooks: { a: 1 },
          recordings: { a: 1 },
          picturesLeftOut: 0,
          flipbooksLeftOut: 0,
          recordingsLeftOut: 0,
        },
      ],
    },
  },
  'POST /api/admin/catalogue': {
    summary: 'Import a catalogue file: all of it, or nothing if it has any problem',
    description: `With \`expecting\`, the \`digest\` of a dry run, the import is rejected if its changes would differ from the dry run. ${SEE}`,
    access: 'owner',
    limit: null,
    query: importQuery,
    upload,
    longestBody: LONGEST_CATALOGUE_FILE,
    answer: imported,
    examples: {
      query: { expecting: 'a'.repeat(64) },
      answers: [{ new: 1, changed: 0, unchanged: 2 }],
    },
  },
  'POST /api/admin/catalogue/check': {
    summary: 'Check a catalogue file (a dry run): list the changes of an import, and all problems',
    description: SEE,
    access: 'owner',
    limit: null,
    upload,
    longestBody: LONGEST_CATALOGUE_FILE,
    answer: importPlan,
    examples: {
      answers: [
        {
          digest: 'x',
          counts: {
            new: 1,
            changed: 0,
            unchanged: 0,
            kept: 0,
            newPictures: 0,
            newFlipbooks: 0,
            newRecordings: 0,
            problems: 1,
            warnings: 1,
          },
          books: [{ id: 'sam', title: 'Sam', fields: ['title'] }],
          kept: [{ id: 'pam', title: 'Pam' }],
          heartWordsChange: true,
          soundingsChange: false,
          problems: [{ field: 'books.0.title', message: 'Title is required' }],
          warnings: [{ field: 'pictures', message: 'One is missing.' }],
        },
      ],
    },
  },
} as const satisfies EndpointTable;
