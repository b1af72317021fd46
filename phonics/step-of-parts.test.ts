import { positionOf } from '../domain/teaching-steps.ts';
import { describe, expect, test } from 'vitest';
import { openEngine } from './engine.ts';
import { earlierStep, latestStep } from './step-of-parts.ts';

const { split } = openEngine();

describe('the step of a word', () => {
  test.each([
    ['sat', '1.1'],
    ['at', '1.1'],
    ['dog', '1.2'],
    // x and qu are one consonant each, and so are two of a letter.
    ['fox', '1.5'],
    ['quit', '1.6'],
    ['bell', '1.4'],
    ['help', '1.7'],
    ['ants', '1.7'],
    ["didn't", '1.7'],
    ['frog', '1.8'],
    ['sniff', '1.8'],
    ['stand', '1.9'],
    ['strap', '1.9'],
    ['script', '1.9'],
    ['sunset', '1.10'],
    ['rabbit', '1.10'],
    ['picnic', '1.10'],
    // From Level 2 on, the shape counts no more.
    ['shrimp', '2.1'],
    ['strong', '2.3'],
    ['ship', '2.1'],
    ['frogs', '3.1'],
    ['snake', '3.2'],
  ])('%s is %s', (word, step) => {
    expect(split(word).step).toBe(step);
  });
});

test('steps are compared by their place in the teaching order: 1.10 comes after 1.9', () => {
  expect(latestStep(['1.9', '1.10', '1.2'])).toBe('1.10');
  expect(latestStep([])).toBeNull();
  expect(earlierStep('1.10', '2.1')).toBe('1.10');
  expect(earlierStep(null, '9.6')).toBe('9.6');
  expect(earlierStep(null, null)).toBeNull();
  expect(positionOf(null)).toBe(Infinity);
});
