// All endpoints of the API, grouped by area. A new endpoint needs one record in its area and one handler on the
// server.
import { accountEndpoints } from './endpoints/accounts.ts';
import { adminEndpoints } from './endpoints/admins.ts';
import { bookListEndpoints } from './endpoints/book-list.ts';
import { bookEndpoints } from './endpoints/books.ts';
import { catalogueFileEndpoints } from './endpoints/catalogue-file.ts';
import { errorReportEndpoints } from './endpoints/error-reports.ts';
import { familySupportEndpoints } from './endpoints/family-support.ts';
import { figureEndpoints } from './endpoints/figures.ts';
import { fileEndpoints } from './endpoints/files.ts';
import { heardWordsEndpoints } from './endpoints/heard-words.ts';
import { incomingEndpoints } from './endpoints/incoming.ts';
import { insightEndpoints } from './endpoints/insights.ts';
import { letterEndpoints } from './endpoints/letters.ts';
import { phonicsEndpoints } from './endpoints/phonics.ts';
import { practiceEndpoints } from './endpoints/practice.ts';
import { progressEndpoints } from './endpoints/progress.ts';
import { recordEndpoints } from './endpoints/record.ts';
import { recordingEndpoints } from './endpoints/recordings.ts';
import { seriesEndpoints } from './endpoints/series.ts';
import { studentEndpoints } from './endpoints/students.ts';
import { subscriptionEndpoints } from './endpoints/subscription.ts';

export const endpoints = {
  ...accountEndpoints,
  ...studentEndpoints,
  ...subscriptionEndpoints,
  ...letterEndpoints,
  ...bookEndpoints,
  ...seriesEndpoints,
  ...progressEndpoints,
  ...practiceEndpoints,
  ...heardWordsEndpoints,
  ...errorReportEndpoints,
  ...adminEndpoints,
  ...fileEndpoints,
  ...phonicsEndpoints,
  ...catalogueFileEndpoints,
  ...bookListEndpoints,
  ...familySupportEndpoints,
  ...incomingEndpoints,
  ...insightEndpoints,
  ...figureEndpoints,
  ...recordingEndpoints,
  ...recordEndpoints,
};

export type Endpoints = typeof endpoints;
/** The name of an endpoint, such as `GET /api/books`. */
export type EndpointName = keyof Endpoints;
