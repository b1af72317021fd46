// Every call of the API in one table: what it takes, what it answers, who may make it. The server
// registers its routes from it, the OpenAPI document is made of it, the client is typed by it.
import { z } from 'zod';
import type { Access } from '../domain/access.ts';
import { PDF_BYTES, PDF_TOO_LARGE } from '../domain/flipbooks.ts';
import { completeProfileBody, syncBody, user, userChanges, userData } from './accounts.ts';
import { adminLoginBody, adminSession } from './admin.ts';
import {
  adminBook,
  adminShelfQuery,
  book,
  bookCard,
  bookChanges,
  bookId,
  newBook,
  proposal,
  reportBody,
  shelfQuery,
  wholeBook,
} from './books.ts';
import {
  CATALOGUE_TOO_LARGE,
  catalogueFile,
  imported,
  importPlan,
  importQuery,
  LONGEST_CATALOGUE_FILE,
} from './catalogue-file.ts';
import { errorReport, LONGEST_REPORT } from './error-reports.ts';
import { flipbook, flipbookId } from './flipbooks.ts';
import { bookReport, foresight, phonicsBody, savedPhonics, storedPhonics } from './phonics.ts';
import {
  LARGEST_PICTURE,
  PICTURE_TOO_LARGE,
  PICTURES_ALLOWED,
  picturePurpose,
  pictureTypes,
  storedPicture,
} from './pictures.ts';
import { practiceBody, practiceList } from './practice.ts';
import {
  achievement,
  completion,
  completionBody,
  progressBody,
  progressEntry,
} from './progress.ts';
import { readingReport, reportQuery } from './reading-report.ts';
import { checkoutAnswer, providerPage, subscriptionStatus } from './subscription.ts';

import {
  booksWithPhonogram,
  phonogramMap,
  phonogramQuery,
  readersOfBooks,
  readersQuery,
} from './workshop.ts';

/** A file that is the body of a call. What it really is, only its bytes say. */
export interface UploadedFile {
  /** Its media types. */
  types: readonly string[];
  /** What is said to any other body, and to one over `longestBody`. */
  refusal: string;
  tooLarge: string;
}

export interface Endpoint {
  summary: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  /** As JSON. */
  body?: z.ZodType;
  /** The body is a file instead. */
  upload?: UploadedFile;
  /** How many bytes the body may have, where it may be longer or shorter than most. */
  longestBody?: number;
  /** Whether a page may be asked for; then `X-Total-Count` says how many there are in all. */
  paged?: true;
  /** The body of a 200; `null` means 204 without one. */
  answer: z.ZodType | null;
}

/** The text of a book, with each of its characters escaped. */
const BOOK_TEXT_BYTES = 1_048_576;

const ofBook = z.strictObject({ bookId });

const catalogueUpload: UploadedFile = {
  types: ['application/json'],
  refusal: 'The body must be a catalogue file, which is JSON',
  tooLarge: CATALOGUE_TOO_LARGE,
};

export const endpoints = {
  'POST /api/auth/firebase/sync': {
    summary: "Create or update the user of the caller's identity token",
    access: 'user',
    body: syncBody,
    answer: user,
  },
  'POST /api/auth/complete-profile': {
    summary: 'Save the names a new user has not given yet',
    access: 'user',
    body: completeProfileBody,
    answer: user,
  },
  'GET /api/auth/user': { summary: "The caller's record", access: 'user', answer: user },
  'PATCH /api/auth/user': {
    summary: "Change the student's age, the level they start at, or how a page is set for them",
    access: 'user',
    body: userChanges,
    answer: user,
  },
  'GET /api/auth/user/data': {
    summary: 'Everything that is kept about the caller',
    access: 'user',
    answer: userData,
  },
  'DELETE /api/auth/user': {
    summary: "End the caller's subscription, and delete the account and all that is kept about it",
    access: 'user',
    answer: null,
  },
  'GET /api/subscription/status': {
    summary: 'Whether the library is open to the caller',
    access: 'user',
    answer: subscriptionStatus,
  },
  'POST /api/create-checkout-session': {
    summary: "Open the payment provider's checkout page",
    access: 'user',
    answer: checkoutAnswer,
  },
  'POST /api/create-portal-session': {
    summary: "Open the payment provider's page for managing the subscription",
    access: 'user',
    answer: providerPage,
  },
  'GET /api/books': {
    summary: 'The catalogue, or one level of it; a page of it with how each book fits the caller',
    access: 'subscriber',
    query: shelfQuery,
    paged: true,
    answer: z.array(bookCard),
  },
  'GET /api/proposal': {
    summary: 'The one book for the caller to begin now, and how it fits',
    access: 'subscriber',
    answer: proposal,
  },
  'GET /api/books/{bookId}': {
    summary: 'One book with its words',
    access: 'subscriber',
    params: ofBook,
    answer: book,
  },
  'POST /api/books': {
    summary: 'Add a book to the catalogue',
    access: 'admin',
    body: newBook,
    longestBody: BOOK_TEXT_BYTES,
    answer: adminBook,
  },
  'PUT /api/books/{bookId}': {
    summary: 'Change a book as a whole; a version that is not the last one is refused',
    access: 'admin',
    params: ofBook,
    body: bookChanges,
    longestBody: BOOK_TEXT_BYTES,
    answer: wholeBook,
  },
  'DELETE /api/books/{bookId}': {
    summary: "Delete a book and every student's progress in it; stars stay",
    access: 'admin',
    params: ofBook,
    answer: null,
  },
  'GET /api/progress': {
    summary: "The caller's progress, last read book first",
    access: 'subscriber',
    answer: z.array(progressEntry),
  },
  'GET /api/progress/{bookId}': {
    summary: "The caller's place in one book",
    access: 'subscriber',
    params: ofBook,
    answer: progressEntry,
  },
  'POST /api/progress': {
    summary: 'Keep the page the reader shows',
    access: 'subscriber',
    body: progressBody,
    answer: progressEntry,
  },
  'POST /api/progress/{bookId}/complete': {
    summary: 'Finish a book; the first time grants its star',
    access: 'subscriber',
    params: ofBook,
    body: completionBody,
    answer: completion,
  },
  'GET /api/achievements': {
    summary: 'Every achievement, and when the caller earned it',
    access: 'subscriber',
    answer: z.array(achievement),
  },
  'GET /api/reading-report': {
    summary: 'What the caller has read and when, stars by week, and phonograms met by level',
    access: 'user',
    query: reportQuery,
    answer: readingReport,
  },
  'GET /api/practice': {
    summary: 'The words the caller practises, hardest first, and those learned lately',
    access: 'subscriber',
    answer: practiceList,
  },
  'POST /api/practice': {
    summary: 'Tell which words were asked for, and which were read without help',
    access: 'subscriber',
    body: practiceBody,
    answer: null,
  },
  'POST /api/error-reports': {
    summary: 'Tell of a failure of a page in a browser, and nothing of the person in front of it',
    access: 'anyone',
    body: errorReport,
    longestBody: LONGEST_REPORT,
    answer: null,
  },
  'POST /api/admin/login': {
    summary: 'Open an admin session',
    access: 'anyone',
    body: adminLoginBody,
    answer: adminSession,
  },
  'POST /api/admin/logout': {
    summary: 'End the admin session',
    access: 'admin',
    answer: null,
  },
  'GET /api/admin/books': {
    summary: 'The catalogue as its owner sees it, or a page of it',
    access: 'admin',
    query: adminShelfQuery,
    paged: true,
    answer: z.array(adminBook),
  },
  'GET /api/admin/books/{bookId}': {
    summary: 'One book as its owner edits it',
    access: 'admin',
    params: ofBook,
    answer: wholeBook,
  },
  'GET /api/admin/books/{bookId}/report': {
    summary: "What the phonograms say of a book's words; null where they are not known",
    access: 'admin',
    params: ofBook,
    answer: z.object({ report: bookReport.nullable() }),
  },
  'POST /api/admin/pictures': {
    summary: 'Keep a picture, re-encoded, for a cover or a page',
    access: 'admin',
    query: z.strictObject({ for: picturePurpose }),
    upload: { types: pictureTypes, refusal: PICTURES_ALLOWED, tooLarge: PICTURE_TOO_LARGE },
    longestBody: LARGEST_PICTURE,
    answer: storedPicture,
  },
  'POST /api/admin/report': {
    summary: 'What would be said of the words of such a book, and the level they fit',
    access: 'admin',
    body: reportBody,
    longestBody: BOOK_TEXT_BYTES,
    answer: foresight,
  },
  'POST /api/admin/flipbooks': {
    summary: 'Make a flipbook of a PDF file; the same file gives the same flipbook',
    access: 'admin',
    upload: {
      types: ['application/pdf'],
      refusal: 'The body must be a PDF file',
      tooLarge: PDF_TOO_LARGE,
    },
    longestBody: PDF_BYTES,
    answer: flipbook,
  },
  'GET /api/admin/flipbooks/{flipbookId}': {
    summary: 'How far a flipbook is, and where it opens',
    access: 'admin',
    params: z.strictObject({ flipbookId }),
    answer: flipbook,
  },
  'GET /api/admin/phonics': {
    summary: "The heart words that each level adds, and the owner's soundings",
    access: 'admin',
    answer: storedPhonics,
  },
  'PUT /api/admin/phonics': {
    summary: "Replace heart words and soundings as a whole; every book's report follows",
    access: 'admin',
    body: phonicsBody,
    longestBody: BOOK_TEXT_BYTES,
    answer: savedPhonics,
  },
  'GET /api/admin/catalogue': {
    summary: 'The whole catalogue as one file, with the pictures that have room in it',
    access: 'admin',
    answer: catalogueFile,
  },
  'POST /api/admin/catalogue': {
    summary: 'Import such a file: all of it, or nothing where anything is wrong with it',
    access: 'admin',
    query: importQuery,
    upload: catalogueUpload,
    longestBody: LONGEST_CATALOGUE_FILE,
    answer: imported,
  },
  'POST /api/admin/catalogue/check': {
    summary: 'What importing such a file would change, and everything that is wrong with it',
    access: 'admin',
    upload: catalogueUpload,
    longestBody: LONGEST_CATALOGUE_FILE,
    answer: importPlan,
  },
  'GET /api/admin/phonograms': {
    summary: 'How many books of each level have each phonogram',
    access: 'admin',
    answer: phonogramMap,
  },
  'GET /api/admin/phonograms/books': {
    summary: 'The books of a level that have a phonogram',
    access: 'admin',
    query: phonogramQuery,
    answer: booksWithPhonogram,
  },
  'GET /api/admin/readers': {
    summary: 'How many children have opened and finished each book, a page of them',
    access: 'admin',
    query: readersQuery,
    answer: readersOfBooks,
  },
  'GET /api/admin/readers/table': {
    summary: 'The same of all books, as comma-separated values',
    access: 'admin',
    answer: z.string(),
  },
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
/** A call by its name, such as `GET /api/books`. */
export type EndpointName = keyof Endpoints;
