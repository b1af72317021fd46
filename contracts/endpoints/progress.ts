import { z } from 'zod';
import {
  achievement,
  completion,
  completionBody,
  progressBody,
  progressEntry,
} from '../progress.ts';
import { readingReport, reportQuery } from '../reading-report.ts';
import type { EndpointTable } from './endpoint.ts';
import { ofBook, SAM } from './of-book.ts';

const entry = { bookId: 'sam', currentPage: 1, completed: false, pawPrints: 0, updatedAt: null };
const MOMENT =
  'A time in the future counts as now, a time more than 60 days ago as 60 days ago. The request can be sent twice.';

export const progressEndpoints = {
  'GET /api/progress': {
    summary: "List the caller's progress, the book read last first",
    access: 'subscriber',
    ofStudent: true,
    limit: null,
    answer: z.array(progressEntry),
    examples: { answers: [[entry]] },
  },
  'GET /api/progress/{bookId}': {
    summary: 'Read which page of one book the caller is on',
    access: 'subscriber',
    ofStudent: true,
    limit: null,
    params: ofBook,
    answer: progressEntry,
    examples: { params: SAM, answers: [entry] },
  },
  'POST /api/progress': {
    summary: 'Save the page that the reader shows',
    description: `\`turnedAt\` says when the page was turned, if it is reported later. A late report never replaces a newer page. ${MOMENT}`,
    access: 'subscriber',
    ofStudent: true,
    limit: null,
    body: progressBody,
    answer: progressEntry,
    examples: {
      bodies: [
        { bookId: 'sam', currentPage: 2 },
        { bookId: 'sam', currentPage: 2, turnedAt: 1_767_603_600_000 },
      ],
      answers: [entry],
    },
  },
  'POST /api/progress/{bookId}/complete': {
    summary: 'Finish a book; the first time grants its star',
    description: `\`finishedAt\` says when the book was finished, if it is reported later. \`listened\` says that it was read to the child: then it is finished, and earns its star, only if the parent allows that; otherwise it goes back to its first page. \`marked\` says that it was marked on its first page, and no page was turned: then it is finished and earns its star, but its sounds are not met, and it gets no paw print. A finished book gets a paw print, at most three, on each further day on which it is read to its end. ${MOMENT}`,
    access: 'subscriber',
    ofStudent: true,
    limit: null,
    params: ofBook,
    body: completionBody,
    answer: completion,
    examples: {
      params: SAM,
      bodies: [{}, { finishedAt: 1_767_603_600_000 }, { listened: true }, { marked: true }],
      answers: [
        {
          ...{ completed: true, starAwarded: true, totalStars: 1 },
          ...{ pawPrints: 0, isNewPrint: false, achievements: ['First Book'] },
        },
      ],
    },
  },
  'GET /api/achievements': {
    summary: 'List every achievement, and when the caller earned it',
    access: 'subscriber',
    ofStudent: true,
    limit: null,
    answer: z.array(achievement),
    examples: { answers: [[{ id: 'a', title: 'A', description: 'An a', earnedAt: null }]] },
  },
  'GET /api/reading-report': {
    summary: 'Read what the child has read and when, stars by week, and phonograms met by level',
    description:
      "Days, and weeks from Monday, are in the library's time zone (`TIME_ZONE`). It needs no subscription.",
    access: 'user',
    ofStudent: true,
    limit: null,
    query: reportQuery,
    answer: readingReport,
    examples: {
      query: { weeks: '2' },
      answers: [
        {
          today: '2026-11-21',
          firstName: null,
          startingLevel: null,
          days: [
            {
              day: '2026-11-21',
              books: [
                {
                  bookId: 'sam',
                  title: null,
                  level: null,
                  coverImageUrl: null,
                  firstPage: null,
                  lastPage: null,
                  isFinished: true,
                  isAgain: false,
                  isListened: false,
                  isMarked: false,
                },
              ],
            },
          ],
          hasEarlier: false,
          weeks: [{ monday: '2026-11-16', stars: 1 }],
          levels: [
            {
              level: 1,
              phonograms: ['a:ant'],
              met: ['a:ant'],
              practised: [],
              isKnownBefore: false,
            },
          ],
          heardWords: { well: 3, helped: 1, missed: 0 },
        },
      ],
    },
  },
} as const satisfies EndpointTable;
