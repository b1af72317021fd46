// One time budget for all provider calls of a request, so that the user gets our error message before the browser
// gives up (client/api/api.ts: 15 s).
import { currentRequest } from '../observability/request-context.ts';

/** Milliseconds from a request's arrival. The rest of the browser's timeout is for the database and the network. */
export const BUDGET_MS = 10_000;

/** Returns the milliseconds left for the current request; Infinity outside a request, such as in a scheduled job. */
export function timeLeft(budget = BUDGET_MS): number {
  const request = currentRequest();
  return request ? request.arrivedAt + budget - performance.now() : Infinity;
}
