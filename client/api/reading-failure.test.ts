import { expect, it } from 'vitest';
import { ApiError } from './api.ts';
import { failureOf, type ReadingFailure } from './reading-failure.ts';

const body = (code: string, message: string) => JSON.stringify({ code, message });

it.each<[string, unknown, ReadingFailure]>([
  [
    'a session that ended',
    new ApiError(401, body('unauthorized', 'Unauthorized'), 'Unauthorized'),
    'unauthorized',
  ],
  [
    'a subscription that ended',
    new ApiError(403, body('subscription_required', 'Subscription required'), 'Forbidden'),
    'subscribe',
  ],
  ['another 403', new ApiError(403, '', 'Forbidden'), 'trouble'],
  ['a deleted book', new ApiError(404, body('not_found', 'Book not found'), 'Not Found'), 'absent'],
  [
    'an invalid book id',
    new ApiError(400, body('invalid_request', 'A book id'), 'Bad Request'),
    'absent',
  ],
  [
    'an unavailable server',
    new ApiError(503, body('unavailable', 'Later'), 'Service Unavailable'),
    'trouble',
  ],
  ['no response', new Error('The library cannot be reached right now.'), 'trouble'],
])('%s', (_, error, failure) => {
  expect(failureOf(error)).toBe(failure);
});
