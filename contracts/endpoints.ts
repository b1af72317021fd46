// All endpoints of the API, grouped by area. A new endpoint needs one record in its area and one handler on the
// server.
import { accountEndpoints } from './endpoints/accounts.ts';
import { adminEndpoints } from './endpoints/admins.ts';
import { bookEndpoints } from './endpoints/books.ts';
import { catalogueFileEndpoints } from './endpoints/catalogue-file.ts';
import { errorReportEndpoints } from './endpoints/error-reports.ts';
import { fileEndpoints } from './endpoints/files.ts';
import { heardWordsEndpoints } from './endpoints/heard-words.ts';
import { insightEndpoints } from './endpoints/insights.ts';
import { letterEndpoints } from './endpoints/letters.ts';
import { phonicsEndpoints } from './endpoints/phonics.ts';
import { practiceEndpoints } from './endpoints/practice.ts';
import { progressEndpoints } from './endpoints/progress.ts';
import { recordEndpoints } from './endpoints/record.ts';
import { recordingEndpoints } from './endpoints/recordings.ts';
import { studentEndpoints } from './endpoints/students.ts';
import { subscriptionEndpoints } from './endpoints/subscription.ts';

export const endpoints = {
  ...accountEndpoints,
  ...studentEndpoints,
  ...subscriptionEndpoints,
  ...letterEndpoints,
  ...bookEndpoints,
  ...progressEndpoints,
  ...practiceEndpoints,
  ...heardWordsEndpoints,
  ...errorReportEndpoints,
  ...adminEndpoints,
  ...fileEndpoints,
  ...phonicsEndpoints,
  ...catalogueFileEndpoints,
  ...insightEndpoints,
  ...recordingEndpoints,
  ...recordEndpoints,
};

export type Endpoints = typeof endpoints;
/** The name of an endpoint, such as `GET /api/books`. */
export type EndpointName = keyof Endpoints;
