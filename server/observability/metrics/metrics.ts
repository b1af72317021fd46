// What the server tells of itself to whoever watches it. Only kinds and counts: no label ever names a
// family, a child or a book, and each has few values.
import type { BrowserFailure } from '../../../contracts/error-reports.ts';
import type { ErrorCode } from '../../../contracts/errors.ts';

/** Somebody whose answers the library keeps in step with. */
export type Provider = 'identity' | 'payments';

/** What became of a webhook: `refused` was not the provider's, `failed` it will send again. */
export type WebhookOutcome = 'synced' | 'repeated' | 'not about a student' | 'refused' | 'failed';

/**
 * What became of an owner's sign-in: `refused` had another password or name, `locked` came after too many
 * of these, `busy` while too many were being tried.
 */
export type LoginOutcome = 'opened' | 'refused' | 'locked' | 'busy';

export interface Metrics {
  /** A request was answered. `route` is a pattern such as `/api/books/:bookId`; null where none matched. */
  answered(request: {
    method: string;
    route: string | null;
    status: number;
    seconds: number;
    /** Why, where the status is 5xx. */
    failure: ErrorCode;
  }): void;
  /** A family has come that was not known. */
  signedUp(): void;
  /** A payment page was opened at the provider. */
  checkoutStarted(): void;
  /**
   * The library has opened to a family: to a new one, or to one that had been in before. `seconds`
   * since the provider began the subscription, null where that has nothing to do with it.
   */
  activated(family: 'new' | 'returning', seconds: number | null): void;
  /** A child has finished a book for the first time. */
  bookFinished(): void;
  /** An owner has tried to sign in. */
  ownerSignedIn(outcome: LoginOutcome): void;
  /** A file was not taken: its sender was no owner, or it was not what the call takes. */
  uploadRefused(reason: ErrorCode): void;
  /** `lag` in seconds since the event happened; null where that is not known. */
  webhookHeard(outcome: WebhookOutcome, lag: number | null): void;
  /** A reading of what a provider holds has failed. */
  syncFailed(provider: Provider): void;
  /** A second subscription was ended: all of it given back, or some left to be refunded by hand. */
  surplusEnded(outcome: 'refunded' | 'by hand'): void;
  /** A PDF file was drawn, was no file that can be, or could not be for a reason of ours. */
  flipbookDrawn(outcome: 'drawn' | 'refused' | 'failed'): void;
  /** What will be told of by this name is counted from now on. */
  choreKnown(chore: string): void;
  /** Something the server does by itself from time to time. */
  choreDone(chore: string, outcome: 'done' | 'failed'): void;
  /** A browser has told of a failure. */
  browserFailed(kind: BrowserFailure): void;
}

const nothing = () => {};

/** For a server that nobody watches. */
export const noMetrics: Metrics = {
  answered: nothing,
  signedUp: nothing,
  checkoutStarted: nothing,
  activated: nothing,
  bookFinished: nothing,
  ownerSignedIn: nothing,
  uploadRefused: nothing,
  webhookHeard: nothing,
  syncFailed: nothing,
  surplusEnded: nothing,
  flipbookDrawn: nothing,
  choreKnown: nothing,
  choreDone: nothing,
  browserFailed: nothing,
};
