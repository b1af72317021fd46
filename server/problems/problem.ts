// What goes wrong on purpose. HTTP's words for it are in server/http/errors.ts alone.
import type { ErrorBody, ErrorCode } from '../../contracts/errors.ts';

export type Issues = NonNullable<ErrorBody['issues']>;

/** An error whose message is meant for the person who caused or suffers it. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly issues: Issues | undefined;
  /** Its cause was logged where it arose, and not for each caller. */
  readonly isReported: boolean;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { issues?: Issues; cause?: unknown; isReported?: boolean; retryAfter?: number } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'Problem';
    this.code = code;
    this.issues = options.issues;
    this.isReported = options.isReported ?? false;
    this.retryAfter = options.retryAfter;
  }
}

export const unauthorized = () => new Problem('unauthorized', 'Unauthorized');
/** The token still holds, but its account is gone: nobody may call with it any more. */
export const accountDeleted = () =>
  new Problem('account_deleted', 'Unauthorized. This account has been deleted.');
export const subscriptionRequired = () =>
  new Problem('subscription_required', 'Subscription required');
export const bookNotFound = () => new Problem('not_found', 'Book not found');
/** A flipbook of the library's own, asked for without a ticket that holds. */
export const ticketExpired = () =>
  new Problem('ticket_expired', 'This book needs to be opened anew.');
/** For a proxy that asks whether this process takes requests. */
export const aboutToClose = () =>
  new Problem('unavailable', 'This instance is about to close.', { isReported: true });
/** Something that the library itself needs cannot be reached just now. */
export const catchingBreath = (options: { cause: unknown; isReported?: boolean }) =>
  new Problem(
    'unavailable',
    'The library is catching its breath. Please try again in a moment.',
    options,
  );
/** What was to be kept has no room. */
export const diskFull = (options: { cause: unknown }) =>
  new Problem(
    'unavailable',
    'The library has no room to save anything just now. Please try again in a few minutes.',
    options,
  );
/** A body that is no good as a whole. */
export const badBody = (
  message: string,
  code: 'invalid_request' | 'too_large' = 'invalid_request',
) => malformed(code, 'body', message);

/** `what` is a sentence that says what there was too much of; `wait` is in milliseconds. */
export function tooManyAttempts(what: string, wait: number): Problem {
  const minutes = Math.max(1, Math.ceil(wait / 60_000));
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Problem('too_many_attempts', `${what} Please wait ${time} and try again.`, {
    retryAfter: Math.max(1, Math.ceil(wait / 1000)),
  });
}

/** A call that cannot even be taken apart into fields. */
export const malformed = (code: ErrorCode, field: string, message: string) =>
  new Problem(code, message, { issues: [{ field, message }] });

/** Of a call with thousands of bad fields, so many are named. */
const NAMED = 20;

/** What a sentence says of a bad field. */
const tellField = ({ field, message }: Issues[number]) => `${field}: ${message}`;

/** `invalid_request` for these bad fields, in a sentence that begins with `before`. */
export function badFields(all: Readonly<Issues>, { before = '', tell = tellField } = {}): Problem {
  const issues = all.slice(0, NAMED);
  const more = all.length > NAMED ? ` and ${all.length - NAMED} more` : '';
  return new Problem('invalid_request', `${before}${issues.map(tell).join('; ')}${more}`, {
    issues,
  });
}
