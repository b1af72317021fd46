import { describe, expect, test } from 'vitest';
import { steps } from '../phonics/steps.ts';
import { categories, levelOf } from './levels.ts';
import {
  firstStepOf,
  partsOfStep,
  readStep,
  startingStepOf,
  stepIds,
  stepNames,
} from './teaching-steps.ts';

describe('steps', () => {
  test('are those of the phonics engine, in its order and with its names', () => {
    expect(stepIds.map((id) => ({ id, name: stepNames[id] }))).toEqual(
      steps.map(({ id, name }) => ({ id, name })),
    );
  });

  test('have the level of their phonograms, and count from 1 within it', () => {
    expect(stepIds.map((id) => partsOfStep(id).level)).toEqual(steps.map(({ level }) => level));
    for (const level of categories.map(levelOf)) {
      const numbers = stepIds.map(partsOfStep).filter((parts) => parts.level === level);
      expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
      expect(partsOfStep(firstStepOf(level))).toEqual({ level, number: 1 });
    }
  });

  test.each([
    ['1.1', '1.1'],
    ['1.10', '1.10'],
    ['9.6', '9.6'],
    ['1.11', null],
    ['1', null],
    ['toString', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('the text %j names the step %s', (text, step) => {
    expect(readStep(text)).toBe(step);
  });
});

describe('the starting step', () => {
  test.each([
    [2, '2.2', '2.2'],
    [1, '1.10', '1.10'],
    [3, '2.2', null],
    [null, '2.2', null],
    [2, '2.9', null],
    [2, null, null],
  ])('of level %s with the step %s stored is %s', (level, stored, step) => {
    expect(startingStepOf(level, stored)).toBe(step);
  });
});
