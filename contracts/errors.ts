import { z } from 'zod';

/** Stable error codes. Clients may branch on them. */
const errorCodes = [
  'unauthorized',
  'account_deleted',
  'sign_in_again',
  'subscription_required',
  'owners_only',
  'invalid_request',
  'level_misfit',
  'invalid_credentials',
  'code_required',
  'not_found',
  'student_not_found',
  'ticket_expired',
  'changed_meanwhile',
  'recorded_elsewhere',
  'unsupported_version',
  'too_large',
  'too_many_attempts',
  'provider_unavailable',
  'payment_refused',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The body of every error response. */
export const errorBody = z.object({
  code: z.enum(errorCodes),
  /** A sentence that can be shown to a parent. */
  message: z.string(),
  /** Each invalid field, by its path in the request, such as `age` or `params.bookId`. */
  issues: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

export type ErrorBody = z.output<typeof errorBody>;
