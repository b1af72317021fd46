// Expected failures. Only server/http/errors.ts maps them to HTTP status codes.
import type { ErrorBody, ErrorCode } from '../../contracts/errors.ts';
import { nameSome } from '../../domain/name-some.ts';

export type Issues = NonNullable<ErrorBody['issues']>;

/** An error whose message is shown to the person it concerns. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly issues: Issues | undefined;
  /** Whether the cause is already logged, so that it is not logged again for each caller. */
  readonly isReported: boolean;
  /** Seconds to wait before a retry. */
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
/** The token is still valid, but its account is deleted. */
export const accountDeleted = () =>
  new Problem('account_deleted', 'Unauthorized. This account has been deleted.');
export const subscriptionRequired = () =>
  new Problem('subscription_required', 'Subscription required');
/** An editor asks for what only owners may do. The session stays. */
export const ownersOnly = () =>
  new Problem('owners_only', 'Only an owner can do this. Ask an owner of the library.');
/** The child was removed, or is of another family. */
export const studentNotFound = () =>
  new Problem('student_not_found', 'This child is not in your family any more.');
export const bookNotFound = () => new Problem('not_found', 'Book not found');
/** A request for one of the library's own flipbooks without a valid ticket. */
export const ticketExpired = () => new Problem('ticket_expired', 'Please open this book again.');
/** The answer of the health checks during shutdown. */
export const shuttingDown = () =>
  new Problem('unavailable', 'This instance is about to close.', { isReported: true });
/** A backing service, such as the database or the bucket, cannot be reached at the moment. */
export const serverBusy = (options: { cause: unknown; isReported?: boolean }) =>
  new Problem('unavailable', 'The library is very busy. Please try again in a moment.', options);
/** The disk is full. */
export const diskFull = (options: { cause: unknown }) =>
  new Problem(
    'unavailable',
    'The library cannot save anything right now. Please try again in a few minutes.',
    options,
  );
/** One field is wrong, and the message tells so without its name. */
export const badField = (field: string, message: string, code: ErrorCode = 'invalid_request') =>
  new Problem(code, message, { issues: [{ field, message }] });

/** The body is invalid as a whole. */
export const badBody = (message: string, code?: 'too_large') => badField('body', message, code);

/** `what` is a sentence that says what was tried too often. `wait` is in milliseconds. */
export function tooManyAttempts(what: string, wait: number): Problem {
  const minutes = Math.max(1, Math.ceil(wait / 60_000));
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Problem('too_many_attempts', `${what} Please wait ${time} and try again.`, {
    retryAfter: Math.max(1, Math.ceil(wait / 1000)),
  });
}

/** The most bad fields that an error names. */
const MAX_NAMED = 20;

const describeField = ({ field, message }: Issues[number]) => `${field}: ${message}`;

/** Returns `invalid_request` for these bad fields. The message begins with `before`; `tell` words each field. */
export function badFields(
  all: Readonly<Issues>,
  { before = '', tell = describeField } = {},
): Problem {
  const message = `${before}${nameSome(all.map(tell), MAX_NAMED, '; ')}`;
  return new Problem('invalid_request', message, { issues: all.slice(0, MAX_NAMED) });
}
