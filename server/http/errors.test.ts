import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { answerError } from './errors.ts';
import { badFields, Problem, tooManyAttempts } from '../problems/problem.ts';

/** Returns the response and the log when a handler throws this. */
async function throwInHandler(problem: Problem) {
  const log: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line) => log.push(line) } } });
  app.setErrorHandler(answerError);
  app.get('/', () => {
    throw problem;
  });
  return { answer: await app.inject('/'), log };
}

describe('a problem', () => {
  test('with a 5xx status is logged, unless it is already reported', async () => {
    const sentence = 'We cannot check your sign-in right now.';
    const cause = new Error('connection refused');
    const unreported = await throwInHandler(
      new Problem('provider_unavailable', sentence, { cause }),
    );
    expect(unreported.log).toEqual([expect.stringContaining('connection refused')]);
    const reported = await throwInHandler(
      new Problem('provider_unavailable', sentence, { isReported: true }),
    );
    expect(reported.log).toEqual([]);
    expect(reported.answer.json()).toEqual(unreported.answer.json());
  });

  test.each([
    [900_000, '900', '15 minutes'],
    [61_000, '61', '2 minutes'],
    [60_000, '60', 'a minute'],
    [1, '1', 'a minute'],
  ])(
    'that passes in %i ms says when in the header and in the message',
    async (wait, seconds, words) => {
      const { answer } = await throwInHandler(tooManyAttempts('That was a lot.', wait));
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, seconds]);
      expect(answer.json().message).toBe(`That was a lot. Please wait ${words} and try again.`);
    },
  );

  test('with many bad fields names twenty and counts the rest', async () => {
    const issues = Array.from({ length: 25 }, (_, n) => ({ field: `books.${n}`, message: 'No' }));
    const { answer } = await throwInHandler(badFields(issues, { before: 'Nothing was kept. ' }));
    const { code, message, issues: named } = answer.json();
    expect([answer.statusCode, code]).toEqual([400, 'invalid_request']);
    expect(message).toMatch(/^Nothing was kept\. books\.0: No; .*; books\.19: No and 5 more$/);
    expect(named).toEqual(issues.slice(0, 20));
    const all = await throwInHandler(badFields(issues.slice(0, 2), { tell: ({ field }) => field }));
    expect(all.answer.json().message).toBe('books.0; books.1');
  });
});
