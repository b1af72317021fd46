import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { answerError } from './errors.ts';
import { badFields, Problem, tooManyAttempts } from '../problems/problem.ts';

/** What is answered and logged when a handler throws this. */
async function thrown(problem: Problem) {
  const log: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line) => log.push(line) } } });
  app.setErrorHandler(answerError);
  app.get('/', () => {
    throw problem;
  });
  return { answer: await app.inject('/'), log };
}

describe('a problem', () => {
  test('of our own is in the log, unless it was logged where it arose', async () => {
    const sentence = 'We cannot check your sign-in right now.';
    const cause = new Error('connection refused');
    const told = await thrown(new Problem('provider_unavailable', sentence, { cause }));
    expect(told.log).toEqual([expect.stringContaining('connection refused')]);
    const known = await thrown(new Problem('provider_unavailable', sentence, { isReported: true }));
    expect(known.log).toEqual([]);
    expect(known.answer.json()).toEqual(told.answer.json());
  });

  test.each([
    [900_000, '900', '15 minutes'],
    [61_000, '61', '2 minutes'],
    [60_000, '60', 'a minute'],
    [1, '1', 'a minute'],
  ])(
    'that passes by itself in %i ms says when, to programs and to people',
    async (wait, seconds, words) => {
      const { answer } = await thrown(tooManyAttempts('That was a lot.', wait));
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, seconds]);
      expect(answer.json().message).toBe(`That was a lot. Please wait ${words} and try again.`);
    },
  );

  test('with many fields names twenty, and says how many more there are', async () => {
    const issues = Array.from({ length: 25 }, (_, n) => ({ field: `books.${n}`, message: 'No' }));
    const { answer } = await thrown(badFields(issues, { before: 'Nothing was kept. ' }));
    const { code, message, issues: named } = answer.json();
    expect([answer.statusCode, code]).toEqual([400, 'invalid_request']);
    expect(message).toMatch(/^Nothing was kept\. books\.0: No; .*; books\.19: No and 5 more$/);
    expect(named).toEqual(issues.slice(0, 20));
    const all = await thrown(badFields(issues.slice(0, 2), { tell: ({ field }) => field }));
    expect(all.answer.json().message).toBe('books.0; books.1');
  });
});
