import { z } from 'zod';

/** Stable words for what went wrong; the client may branch on them. */
const errorCodes = [
  'unauthorized',
  'account_deleted',
  'sign_in_again',
  'subscription_required',
  'invalid_request',
  'level_misfit',
  'invalid_credentials',
  'not_found',
  'ticket_expired',
  'changed_meanwhile',
  'too_large',
  'too_many_attempts',
  'provider_unavailable',
  'payment_refused',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The body of every answer that is not a success. */
export const errorBody = z.object({
  code: z.enum(errorCodes),
  /** A sentence fit for a parent. */
  message: z.string(),
  /** Each bad field by its path in the request, such as `age` or `params.bookId`. */
  issues: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

export type ErrorBody = z.output<typeof errorBody>;
