import { describe, expect, it, test } from 'vitest';
import { levelOfStep, stepIds } from '../domain/teaching-steps.ts';
import { keyOf } from './keys.ts';
import { phonograms } from './phonograms.ts';
import { lastStepOf, steps, stepWithin, titleOf } from './steps.ts';

describe('the steps', () => {
  it('begin with s a t p i n, then six letters more', () => {
    expect(titleOf('1.1')).toBe('s a t p i n');
    expect(titleOf('1.2')).toBe('m d g o c k');
  });

  it('teach each row of the table once, in a step of its level, in teaching order', () => {
    const taught = steps.flatMap((step) => step.phonograms);
    expect(taught.map(keyOf)).toEqual(phonograms.map(keyOf));
    for (const { id, level, phonograms: rows } of steps) {
      for (const row of rows) expect(levelOfStep(row.step), id).toBe(level);
    }
  });

  it('have phonograms, or shapes of words', () => {
    const neither = steps.filter((step) => step.phonograms.length + step.shapes.length === 0);
    expect(neither).toEqual([]);
  });

  it('are named by their letters, if there are some but not many, and no longer words', () => {
    expect(titleOf('1.3')).toBe('e u r h b');
    expect(titleOf('3.1')).toBe("s 's es ed 've");
    expect(titleOf('1.8')).toBe('Two consonants at the start');
    expect(titleOf('1.10')).toBe('Two syllables');
    expect(titleOf('9.6')).toBe('More silent letters, and quiet ai, ou and our');
  });
});

test.each([
  ['2.3', 2, '2.3'],
  ['1.9', 2, '2.1'],
  ['4.4', 2, '2.5'],
  [null, 2, '2.5'],
] as const)('a book of step %s stands at level %i as if of step %s', (step, level, within) => {
  expect(stepWithin(step, level)).toBe(within);
});

test.each([
  [1, '1.10'],
  [3, '3.6'],
  [9, '9.6'],
])('the last step of level %i is %s', (level, last) => {
  expect(lastStepOf(level)).toBe(last);
  expect(stepIds).toContain(last);
});
