import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownWords, LONGEST_MESSAGE } from './error-words.ts';

test.each([
  [
    "Cannot read properties of undefined (reading 'firstName')",
    'Cannot read properties of undefined reading …',
  ],
  ['e.kim is not a function', '… is not a function'],
  ["can't access property 3, t is null", "can't access property … is null"],
  ['Minified React error #310; visit https://react.dev/errors/310', 'Minified React error …'],
  ['Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
  ['', ''],
])('%j becomes %j', (message, expected) => {
  expect(knownWords(message)).toBe(expected);
});

describe('removes from a message', () => {
  test.each([
    'Kim',
    "Peregrine O'Quartermaine",
    'robin.reader+kim@example.com',
    'Bearer eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl',
    '+61 491 570 156',
    'sam-and-the-wet-hat',
    'https://library.example.com/reading/sam?ticket=abc',
    'sk_live_abcdef',
    '{"firstName":"Kim","age":6}',
    'Žofie Ďuricová',
    '小明',
  ])('%s', (personal) => {
    for (const message of [
      personal,
      `${personal} is not defined`,
      `Unexpected token ${personal} in JSON`,
      `No book of ${personal}, found: ${personal}.`,
      `It is "${personal}" and '${personal}' (${personal})`,
    ]) {
      const words = knownWords(message);
      for (const part of personal.split(/[\s"{}:,]+/).filter((part) => part !== '')) {
        expect(words).not.toContain(part);
      }
    }
  });

  test('digits, addresses and everything over the maximum length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (message) => {
        const words = knownWords(message);
        expect(words).toMatch(/^[A-Za-z… ']*$/);
        expect(words.length).toBeLessThanOrEqual(LONGEST_MESSAGE);
        expect(knownWords(words)).toBe(words);
      }),
    );
    expect(knownWords('read the '.repeat(100)).length).toBeLessThanOrEqual(LONGEST_MESSAGE);
  });
});
