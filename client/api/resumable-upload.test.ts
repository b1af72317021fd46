import { expect, test } from 'vitest';
import { ApiError, messageOf, UNREACHABLE } from './api.ts';
import { failureOf } from './resumable-upload.ts';

/** Returns the error of an upload that was answered with this status. */
const errorOf = (status: number, body: string): Error =>
  Object.assign(new Error('tus: unexpected response'), {
    originalResponse: { getStatus: () => status, getBody: () => body },
  });

test('a refusal is that of the library, with its status and its sentence', () => {
  const body = JSON.stringify({ code: 'too_large', message: 'A PDF can have at most 50 MB.' });
  const failure = failureOf(errorOf(413, body));
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 413 });
  expect(messageOf(failure, '')).toBe('A PDF can have at most 50 MB.');
});

test('no answer, and the page of a captive portal, mean that the library cannot be reached', () => {
  for (const error of [new Error('tus: failed'), errorOf(200, '<html>Sign in</html>')]) {
    const failure = failureOf(error);
    expect(failure).not.toBeInstanceOf(ApiError);
    expect(failure.message).toBe(UNREACHABLE);
  }
});
