// Converts every error into an HTTP response.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody, ErrorCode } from '../../contracts/errors.ts';
import { fingerprintOf } from '../observability/log.ts';
import { badBody, badField, badFields, type Issues, Problem } from '../problems/problem.ts';
import { problemOf } from '../problems/problem-of.ts';
import { BrokenJson } from './json-bodies.ts';

export const statusOf: Record<ErrorCode, number> = {
  unauthorized: 401,
  account_deleted: 401,
  sign_in_again: 403,
  subscription_required: 403,
  owners_only: 403,
  invalid_request: 400,
  level_misfit: 400,
  invalid_credentials: 401,
  code_required: 401,
  not_found: 404,
  student_not_found: 404,
  ticket_expired: 403,
  changed_meanwhile: 409,
  recorded_elsewhere: 412,
  unsupported_version: 412,
  too_large: 413,
  too_many_attempts: 429,
  provider_unavailable: 503,
  payment_refused: 409,
  unavailable: 503,
  internal: 500,
};

const MAX_NAME_LENGTH = 100;

/** Lists the bad fields of a request by their paths. Body fields have no prefix. */
function issuesOf(error: Partial<FastifyError>): Issues {
  const prefix = error.validationContext === 'body' ? '' : `${error.validationContext}.`;
  return (error.validation ?? []).flatMap((issue) => {
    const path = issue.instancePath.replace(/^\//, '').replaceAll('/', '.');
    const unknown = issue.params['keys'];
    if (issue.keyword === 'unrecognized_keys' && Array.isArray(unknown)) {
      return unknown
        .map((key) => String(key).slice(0, MAX_NAME_LENGTH))
        .map((name) => ({
          field: `${prefix}${path && `${path}.`}${name}`,
          message: `Unknown field "${name}"`,
        }));
    }
    const field = `${prefix}${path}` || 'body';
    return [{ field, message: issue.message ?? 'Not allowed' }];
  });
}

/** Converts an error of a request into a Problem. */
export function toProblem(error: Error & Partial<FastifyError>): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return badFields(issuesOf(error));
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return badBody('The request is too large', 'too_large');
  }
  if (error.code === 'FST_ERR_BAD_URL') {
    return badField('path', 'The address is not valid');
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    const reason = bodyReason(error);
    if (reason !== null) return badBody(reason);
    return new Problem('invalid_request', 'The request is not valid');
  }
  return problemOf(error);
}

/** Returns what is wrong with the body as a whole, or null. */
function bodyReason(error: Partial<FastifyError>): string | null {
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'The body must be JSON';
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
  // `payment_refused` is logged too, because only the owner can fix its cause.
  if (statusOf[problem.code] >= 500 || problem.code === 'payment_refused') {
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
  void reply.status(statusOf[problem.code]).header('cache-control', 'no-store').send(body);
}
