// How often one caller may make each call. What costs somebody something is counted: calls to the
// payment provider, and writes that no reading asks for. Reading never is.
import type { EndpointName } from '../../../contracts/endpoints.ts';

export interface Limit {
  calls: number;
  /** Within so many minutes of the first of them. */
  minutes: number;
}

const inAQuarter = (calls: number): Limit => ({ calls, minutes: 15 });

/** By the student's id where there is one, else by the address. A call that is not counted says so. */
export const limits: Record<EndpointName, Limit | null> = {
  'POST /api/create-checkout-session': inAQuarter(30),
  'POST /api/create-portal-session': inAQuarter(30),
  'DELETE /api/auth/user': inAQuarter(30),
  // Once with each page that is opened anew.
  'POST /api/auth/firebase/sync': inAQuarter(200),
  'POST /api/auth/complete-profile': inAQuarter(60),
  // Each choice of how a page is set is kept.
  'PATCH /api/auth/user': inAQuarter(200),
  // A word asked for, or a page turned that has words to practise.
  'POST /api/practice': inAQuarter(300),
  // A browser tells of three failures at most for each page that it opens; a school has one address.
  'POST /api/error-reports': inAQuarter(60),

  // Each keeps a processor busy for a while.
  'POST /api/admin/flipbooks': inAQuarter(60),

  // Counts what has failed, by name and address (server/modules/admins/).
  'POST /api/admin/login': null,

  'GET /api/auth/user': null,
  'GET /api/auth/user/data': null,
  // Never refused: polls share a reading of the payment provider (server/modules/subscriptions/readings.ts).
  'GET /api/subscription/status': null,
  'GET /api/books': null,
  'GET /api/proposal': null,
  'GET /api/books/{bookId}': null,
  'GET /api/progress': null,
  'GET /api/progress/{bookId}': null,
  'POST /api/progress': null,
  'POST /api/progress/{bookId}/complete': null,
  'GET /api/achievements': null,
  'GET /api/reading-report': null,
  'GET /api/practice': null,
  'POST /api/books': null,
  'PUT /api/books/{bookId}': null,
  'DELETE /api/books/{bookId}': null,
  'POST /api/admin/logout': null,
  'GET /api/admin/books': null,
  'GET /api/admin/books/{bookId}': null,
  'GET /api/admin/books/{bookId}/report': null,
  'POST /api/admin/pictures': null,
  'POST /api/admin/report': null,
  'GET /api/admin/flipbooks/{flipbookId}': null,
  'GET /api/admin/phonics': null,
  'PUT /api/admin/phonics': null,
  'GET /api/admin/catalogue': null,
  'POST /api/admin/catalogue': null,
  'POST /api/admin/catalogue/check': null,
  'GET /api/admin/phonograms': null,
  'GET /api/admin/phonograms/books': null,
  'GET /api/admin/readers': null,
  'GET /api/admin/readers/table': null,
};
