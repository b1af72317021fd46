// Files that the owner uploads: pictures, and PDF files for flipbooks.
import { z } from 'zod';
import { PDF_BYTES, PDF_TOO_LARGE } from '../../domain/flipbooks.ts';
import { flipbook, flipbookId } from '../flipbooks.ts';
import {
  LARGEST_PICTURE,
  PICTURE_TOO_LARGE,
  PICTURES_ALLOWED,
  picturePurpose,
  pictureTypes,
  storedPicture,
} from '../pictures.ts';
import { type EndpointTable, inAQuarterHour } from './endpoint.ts';

const ID = '0123456789abcdef0123456789abcdef';
const drawing = { state: 'drawing', id: ID, pagesDone: 0, pageCount: null };
const refused = { state: 'refused', id: ID, message: 'It is not a PDF.' };
const ready = {
  state: 'ready',
  id: ID,
  pageCount: 1,
  flipbookUrl: 'https://books.example.com/',
  openUrl: 'https://books.example.com/?t',
  coverImageUrl: 'https://books.example.com/1.png',
  text: '',
};

export const fileEndpoints = {
  'POST /api/admin/pictures': {
    summary: 'Upload a picture for a cover or a page',
    description: `A PNG, JPEG, WebP, GIF or AVIF file of at most 20 MB and 50 million pixels (AVIF: 18 million). It is kept as WebP, at most
1600 pixels wide for a page and 800 for a cover.`,
    access: 'editor',
    limit: null,
    query: z.strictObject({ for: picturePurpose }),
    upload: { types: pictureTypes, refusal: PICTURES_ALLOWED, tooLarge: PICTURE_TOO_LARGE },
    longestBody: LARGEST_PICTURE,
    answer: storedPicture,
    examples: {
      query: { for: 'page' },
      answers: [{ address: '/public-objects/a.png', width: 1, height: 1 }],
    },
  },
  'POST /api/admin/flipbooks': {
    summary: 'Make a flipbook from a PDF file; the same file gives the same flipbook',
    description:
      'The response comes at once and has the state of the flipbook. `refused` has a `message` with the reason; `ready` has the `flipbookUrl` for a book.',
    access: 'editor',
    // Each upload keeps a processor busy for a while.
    limit: inAQuarterHour(60),
    upload: {
      types: ['application/pdf'],
      refusal: 'The body must be a PDF file',
      tooLarge: PDF_TOO_LARGE,
    },
    longestBody: PDF_BYTES,
    answer: flipbook,
    examples: { answers: [drawing, refused, ready] },
  },
  'GET /api/admin/flipbooks/{flipbookId}': {
    summary: 'Read the state of a flipbook, and the address that opens it',
    access: 'editor',
    limit: null,
    params: z.strictObject({ flipbookId }),
    answer: flipbook,
    examples: { params: { flipbookId: ID }, answers: [ready] },
  },
} as const satisfies EndpointTable;
