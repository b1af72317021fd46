import { googleRedirect } from '../auth/google-redirect.ts';

let isAnswer = false;

/** Notes where this page comes from. Call it at the start of the page: its address changes. */
export function noteOrigin(): void {
  isAnswer = location.search !== '' || googleRedirect.isPending();
}

/** Whether this page is the answer of a payment or sign-in page, which must not be opened twice. */
export const wasOpenedFromElsewhere = (): boolean => isAnswer;
