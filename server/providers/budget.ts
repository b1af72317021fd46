// One budget of time for a whole call: however many questions to providers it takes, and however slowly each
// is answered, the caller reads a sentence of ours before her browser gives up (client/api/api.ts: 15 s).
import { currentRequest } from '../observability/request-context.ts';

/** Milliseconds from a request's arrival. The rest of the browser's patience is for the database and the line. */
export const BUDGET_MS = 10_000;

/** Milliseconds left for the request that is being answered; Infinity in what the server does by itself. */
export function timeLeft(budget = BUDGET_MS): number {
  const request = currentRequest();
  return request ? request.arrivedAt + budget - performance.now() : Infinity;
}
