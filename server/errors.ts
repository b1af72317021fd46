// What goes wrong on purpose, and the one place where any error becomes an HTTP answer.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody, ErrorCode } from '../contracts/errors.ts';
import {
  isAway,
  isContention,
  isDiskFull,
  isMissingReference,
  isShortage,
} from './database/failures.ts';
import { fingerprintOf } from './log.ts';

export type Issues = NonNullable<ErrorBody['issues']>;

const statusOf: Record<ErrorCode, number> = {
  unauthorized: 401,
  account_deleted: 401,
  sign_in_again: 403,
  subscription_required: 403,
  invalid_request: 400,
  level_misfit: 400,
  invalid_credentials: 401,
  not_found: 404,
  ticket_expired: 403,
  changed_meanwhile: 409,
  too_large: 413,
  too_many_attempts: 429,
  provider_unavailable: 503,
  payment_refused: 409,
  unavailable: 503,
  internal: 500,
};

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

  get status(): number {
    return statusOf[this.code];
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
const malformed = (code: ErrorCode, field: string, message: string) =>
  new Problem(code, message, { issues: [{ field, message }] });

/** Of a call with thousands of bad fields, so many are named, and long names cut short. */
const NAMED = 20;
const LONGEST_NAME = 100;

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

/** Names each bad field of a request by its path; body fields without a prefix. */
function issuesOf(error: Partial<FastifyError>): Issues {
  const prefix = error.validationContext === 'body' ? '' : `${error.validationContext}.`;
  return (error.validation ?? []).flatMap((issue) => {
    const path = issue.instancePath.replace(/^\//, '').replaceAll('/', '.');
    const unknown = issue.params['keys'];
    if (issue.keyword === 'unrecognized_keys' && Array.isArray(unknown)) {
      return unknown
        .map((key) => String(key).slice(0, LONGEST_NAME))
        .map((name) => ({
          field: `${prefix}${path && `${path}.`}${name}`,
          message: `Unknown field "${name}"`,
        }));
    }
    const field = `${prefix}${path}` || 'body';
    return [{ field, message: issue.message ?? 'Not allowed' }];
  });
}

/** Turns whatever was thrown into a Problem; what is not known by name is `internal`. */
export function toProblem(error: Error & Partial<FastifyError>): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return badFields(issuesOf(error));
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return malformed('too_large', 'body', 'The request is too large');
  }
  if (error.code === 'FST_ERR_BAD_URL') {
    return malformed('invalid_request', 'path', 'The address cannot be understood');
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    const reason = bodyReason(error);
    if (reason !== null) return malformed('invalid_request', 'body', reason);
    return new Problem('invalid_request', 'The request cannot be understood');
  }
  // Between loading a book and writing about it its owner has deleted it.
  if (isMissingReference(error)) return bookNotFound();
  if (isDiskFull(error)) return diskFull({ cause: error });
  if (isAway(error) || isContention(error) || isShortage(error)) {
    return catchingBreath({ cause: error });
  }
  return new Problem('internal', 'Something went wrong on our side. Please try again.', {
    cause: error,
  });
}

/** Text that is no JSON; the message is a sentence that says where, as far as that is known. */
export class BrokenJson extends Error {
  readonly statusCode = 400;

  constructor(text: string) {
    const place = placeOfFault(text);
    super(`The body is not valid JSON${place && `: ${place}`}`);
  }
}

/** Where JSON breaks off or goes wrong; empty where the parser does not say. */
function placeOfFault(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    const { message } = error as SyntaxError;
    const [, at, line, column] =
      /position (\d+)(?: \(line (\d+) column (\d+)\))?/.exec(message) ?? [];
    if (/end of JSON/.test(message) || Number(at) >= text.trimEnd().length) {
      return `it breaks off after ${text.length} characters`;
    }
    return line === undefined ? '' : `line ${line}, column ${column}`;
  }
}

/** What is wrong with the body as a whole; null where nothing is. */
function bodyReason(error: Partial<FastifyError>): string | null {
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'The body must be JSON';
  // Says where it breaks off.
  if (error instanceof BrokenJson) return error.message;
  if (error instanceof SyntaxError || error.code?.startsWith('FST_ERR_CTP_')) {
    return 'The body is not valid JSON';
  }
  return null;
}

/** Fastify's error handler. */
export function answerError(
  error: FastifyError | Problem,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const problem = toProblem(error);
  // What the payment provider refuses the owner alone can mend.
  if (problem.status >= 500 || problem.code === 'payment_refused') {
    request.failure = problem.code;
    if (!problem.isReported) {
      const error = problem.cause ?? problem;
      request.log.error({ err: error, fingerprint: fingerprintOf(error) }, problem.message);
    }
  }
  const body: ErrorBody = {
    code: problem.code,
    message: problem.message,
    ...(problem.issues && { issues: problem.issues }),
  };
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
  void reply.status(problem.status).header('cache-control', 'no-store').send(body);
}
