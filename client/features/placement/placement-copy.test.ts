import { describe, expect, test } from 'vitest';
import type { Card } from '../../../domain/placement.ts';
import type { StepId } from '../../../domain/teaching-steps.ts';
import { keepText, reasonText, resultHeading } from './placement-copy.ts';

const words: Partial<Record<StepId, string[]>> = {
  '1.1': ['tap', 'pin', 'sit'],
  '2.1': ['duck', 'ship', 'sock'],
  '2.2': ['chip', 'moth', 'bench'],
  '9.6': ['thumb', 'lamb', 'whistle'],
};
const wordsOf = (step: StepId) => words[step] ?? [];
const card = (step: StepId, ...answers: boolean[]): Card => ({
  step,
  answers,
  isRead: answers.filter(Boolean).length > 1,
});

describe('why a step is proposed', () => {
  test.each<[string, Card[], string]>([
    [
      'names the words of the two deciding cards',
      [card('1.1', true, true), card('2.2', false, true, false), card('2.1', true, false, true)],
      'Kim read ‘duck’ and ‘sock’, not yet ‘chip’ and ‘bench’.',
    ],
    [
      'says that every reader begins at the first step',
      [card('1.1', false, false)],
      'Every reader begins with this step. It teaches the sounds of words like ‘tap’ and ‘pin’.',
    ],
    [
      'names the hardest words if all were read',
      [card('2.1', true, true), card('9.6', true, true)],
      'Kim read ‘thumb’ and ‘lamb’, the hardest words of the check.',
    ],
  ])('%s', (_, cards, text) => {
    expect(reasonText(cards, 'Kim', wordsOf)).toBe(text);
  });
});

test('the heading has the level, the step and its name', () => {
  expect(resultHeading('2.2')).toBe('Begin at Level\u00a02, step\u00a02: ch and th');
  expect(resultHeading('1.10')).toBe('Begin at Level\u00a01, step\u00a010: Two syllables');
});

test.each([
  [{ level: null, step: null }, 'Not now'],
  [{ level: 1, step: null }, 'Keep Level 1'],
  [{ level: 1, step: '1.10' }, 'Keep Level 1, step 10'],
] as const)('the button that keeps the start %j says %s', (start, text) => {
  expect(keepText(start)).toBe(text);
});
