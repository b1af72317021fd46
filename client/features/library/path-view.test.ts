import { describe, expect, it, test } from 'vitest';
import type { Path, PathStep } from '../../../contracts/path.ts';
import type { StepId } from '../../../domain/teaching-steps.ts';
import { trailOf, waveOf } from './path-trail.tsx';
import {
  announceStone,
  levelsOf,
  nameOfStone,
  neighbourOf,
  initialStone,
  stateOfStone,
  stepBefore,
  stonesOf,
  currentStone,
} from './path-view.ts';

const stone = (id: StepId, finished = 0, books = 2): PathStep => ({
  ...{ id, level: Number(id[0]), face: 'oo', title: 'oo ou', books, finished },
});
const pathTo = (step: StepId, steps: PathStep[]): Path => ({ step, steps, sounds: {} });

const steps = [stone('2.1', 2), stone('2.3', 1), stone('3.1'), stone('3.4')];

describe('the child stands', () => {
  it.each<[string, StepId, PathStep[], StepId | undefined]>([
    ['on the stone of her step', '3.1', steps, '3.1'],
    ['on the last one before it, if it has no books', '3.3', steps, '3.1'],
    ['on the first one, if there is none before it', '1.2', steps, '2.1'],
    ['on the last one, if books are left further back', '9.6', steps, '3.4'],
    ['behind the last one, when every book is read', '3.4', [stone('2.1', 2)], undefined],
    ['nowhere without stones', '3.4', [], undefined],
  ])('%s', (_, step, of, id) => {
    expect(currentStone(pathTo(step, of))?.id).toBe(id);
  });
});

test('the books of the last stone are shown first when every book is read', () => {
  expect(initialStone(pathTo('3.4', [stone('2.1', 2), stone('3.1', 2)]))?.id).toBe('3.1');
  expect(initialStone(pathTo('3.4', []))).toBeUndefined();
});

test('a stone is finished, where the child is, behind her with books left, or ahead', () => {
  const [first, second, third, fourth] = steps as [PathStep, PathStep, PathStep, PathStep];
  const stateIn = (one: PathStep) => stateOfStone(one, third);
  expect([first, second, third, fourth].map(stateIn)).toEqual([
    'finished',
    'behind',
    'here',
    'ahead',
  ]);
  // The sounds of a step are met before all of its books are read, or all books are read before.
  expect(stateOfStone(stone('3.1', 2), third)).toBe('here');
  expect(stateOfStone(stone('3.4', 2), third)).toBe('finished');
});

test('beside a stone lies the next one, or at the end the one before it', () => {
  const path = pathTo('2.1', steps);
  expect(neighbourOf(path, steps[1]!)?.id).toBe('3.1');
  expect(neighbourOf(path, steps[3]!)?.id).toBe('3.1');
  const [only] = steps;
  expect(neighbourOf(pathTo('2.1', [only!]), only!)).toBeUndefined();
});

test('the levels are those that have stones, with a tick when all their books are read', () => {
  const path = pathTo('3.1', [stone('2.1', 2), stone('2.3', 2), stone('4.1', 1), stone('4.2', 2)]);
  expect(levelsOf(path)).toEqual([
    { level: 2, isFinished: true },
    { level: 4, isFinished: false },
  ]);
  expect(stonesOf(path, 4).map(({ id }) => id)).toEqual(['4.1', '4.2']);
});

test('what a screen reader says of a stone', () => {
  expect(nameOfStone(stone('3.1', 2), 'finished')).toBe(
    'Step 3.1, oo, finished, 2 of 2 books read',
  );
  expect(nameOfStone(stone('3.4', 1, 3), 'here')).toBe(
    'Step 3.4, oo, you are here, 1 of 3 books read',
  );
  expect(nameOfStone(stone('3.5', 0, 1), 'ahead')).toBe('Step 3.5, oo, 0 of 1 book read');
  expect(announceStone(stone('3.5', 0, 3))).toBe('Step 3.5, 3 books');
  expect(announceStone(stone('3.5', 0, 1))).toBe('Step 3.5, 1 book');
});

test('the step before another, across levels; none before the first', () => {
  expect([stepBefore('3.5'), stepBefore('2.1'), stepBefore('1.1')]).toEqual(['3.4', '1.10', null]);
});

describe('the dotted line', () => {
  const middles = (line: string) =>
    [...line.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[MCL]|$)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);

  test('goes from left to right in one row', () => {
    expect(middles(trailOf(3, 3)).map(([x]) => x)).toEqual([50, 150, 250]);
  });

  test('begins each row at the left, and goes through the middle of each stone', () => {
    const line = middles(trailOf(6, 4));
    const at = (row: number, column: number, index: number) => [
      column * 100 + 50,
      row * 124 + 64 + waveOf(index),
    ];
    expect(line.slice(0, 4)).toEqual([0, 1, 2, 3].map((column) => at(0, column, column)));
    expect(line.slice(-2)).toEqual([at(1, 0, 4), at(1, 1, 5)]);
  });
});
