// The metrics that the server records. Labels never identify a family, a child or a book, and each label has
// few values.
import type { BrowserFailure } from '../../../contracts/error-reports.ts';
import type { ErrorCode } from '../../../contracts/errors.ts';
import type { LetterKind } from '../../../domain/letters.ts';

/** An external provider that the library syncs with. */
export type Provider = 'identity' | 'payments';

/** `refused`: the webhook did not come from the provider. `failed`: the provider will send it again. */
export type WebhookOutcome = 'synced' | 'repeated' | 'not about a student' | 'refused' | 'failed';

/**
 * The outcome of an owner's sign-in, and of a password that an owner could not prove again. `refused`: wrong name,
 * password or code. `locked`: after too many refused
 * sign-ins. `busy`: too many sign-ins at the same time.
 */
export type LoginOutcome = 'opened' | 'refused' | 'locked' | 'busy';

/** What became of a letter. `failed`: it is tried again. `needless`: there was nothing to say any more. */
export type LetterOutcome = 'sent' | 'failed' | 'refused' | 'given_up' | 'needless';

export interface Metrics {
  /** `route` is a pattern such as `/api/books/:bookId`; null when no route matched. */
  requestHandled(request: {
    method: string;
    route: string | null;
    status: number;
    seconds: number;
    /** The cause of a 5xx status. */
    failure: ErrorCode;
  }): void;
  /** A new family signed in for the first time. */
  signedUp(): void;
  /** A payment page was opened at the provider. */
  checkoutStarted(): void;
  /**
   * A family got access to the library, for the first time or again. `seconds` is the time since the provider
   * started the subscription; null when access did not come from a new subscription.
   */
  activated(family: 'new' | 'returning', seconds: number | null): void;
  /** A child finished a book for the first time. */
  bookFinished(): void;
  /** An owner tried to sign in. */
  ownerSignedIn(outcome: LoginOutcome): void;
  /** An upload was refused: the sender is not an owner, or the file is not acceptable. */
  uploadRefused(reason: ErrorCode): void;
  /** `lag` is in seconds since the event happened; null when unknown. */
  webhookHandled(outcome: WebhookOutcome, lag: number | null): void;
  /** A sync with a provider failed. */
  syncFailed(provider: Provider): void;
  /** A duplicate subscription was ended and refunded, or needs a refund by hand. */
  duplicateEnded(outcome: 'refunded' | 'by hand'): void;
  /** A PDF file was rendered, was refused as unusable, or failed for an internal reason. */
  flipbookRendered(outcome: 'drawn' | 'refused' | 'failed'): void;
  /** A draft was made of a file that an owner brought in; the file was refused; or the library failed, and tries again. */
  draftMade(outcome: 'made' | 'refused' | 'failed'): void;
  /** A letter to a parent was sent, or not. */
  letterHandled(letter: LetterKind, outcome: LetterOutcome): void;
  /** A job was registered. Its counter starts at zero. */
  jobRegistered(job: string): void;
  /** A run of a scheduled job ended. */
  jobFinished(job: string, outcome: 'done' | 'failed'): void;
  /** A browser reported a failure. */
  browserFailed(kind: BrowserFailure): void;
}

const noop = () => {};

/** Records nothing. For a server without metrics. */
export const noMetrics: Metrics = {
  requestHandled: noop,
  signedUp: noop,
  checkoutStarted: noop,
  activated: noop,
  bookFinished: noop,
  ownerSignedIn: noop,
  uploadRefused: noop,
  webhookHandled: noop,
  syncFailed: noop,
  duplicateEnded: noop,
  flipbookRendered: noop,
  draftMade: noop,
  letterHandled: noop,
  jobRegistered: noop,
  jobFinished: noop,
  browserFailed: noop,
};
