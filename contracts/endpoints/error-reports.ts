import { errorReport, LONGEST_REPORT } from '../error-reports.ts';
import { type EndpointTable, inAQuarterHour } from './endpoint.ts';

export const errorReportEndpoints = {
  'POST /api/error-reports': {
    summary: 'Report that a page failed in a browser, and nothing about the person in front of it',
    description: 'It takes no token, and is kept nowhere but in the log.',
    access: 'anyone',
    // A browser reports three failures at most for each page it opens, and a school has one address.
    limit: inAQuarterHour(60),
    body: errorReport,
    longestBody: LONGEST_REPORT,
    answer: null,
    examples: {
      bodies: [
        {
          kind: 'error',
          name: 'TypeError',
          message: 'is not a function',
          frames: ['index-a.js:1:2'],
          page: 'reading',
          release: 'index-a.js',
        },
      ],
    },
  },
} as const satisfies EndpointTable;
