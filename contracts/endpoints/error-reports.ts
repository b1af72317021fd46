import { errorReport, LONGEST_REPORT } from '../error-reports.ts';
import { type EndpointTable, inAQuarterHour } from './endpoint.ts';

export const errorReportEndpoints = {
  'POST /api/error-reports': {
    summary: 'Report that a page failed in a browser, without data about the person',
    description: 'It needs no token. The report is only logged, not stored.',
    access: 'anyone',
    // A browser sends at most three reports per page load, and a school shares one client address.
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
