import { describe, expect, test } from 'vitest';
import {
  bookStates,
  LONGEST_SCHEDULE,
  nextOpening,
  publicationOf,
  refusalOfSchedule,
  stateOf,
} from './book-states.ts';

const NOW = 1_000_000;

test('a book is in the state in which it is stored', () => {
  for (const state of bookStates) {
    expect(stateOf(publicationOf(state, NOW + 1), NOW)).toBe(state);
  }
});

test('only a scheduled book keeps a time', () => {
  const timed = bookStates.filter((state) => publicationOf(state, 5).publishAt !== null);
  expect(timed).toEqual(['scheduled']);
});

test('a scheduled book is published from its time on', () => {
  const at = (now: number) => stateOf(publicationOf('scheduled', NOW), now);
  expect([at(NOW - 1), at(NOW), at(NOW + 1)]).toEqual(['scheduled', 'published', 'published']);
});

test('a hidden book has no time to come back', () => {
  expect(stateOf({ held: 'hidden', publishAt: NOW - 1 }, NOW)).toBe('hidden');
});

describe('the next opening', () => {
  const scheduled = (at: number) => publicationOf('scheduled', at);
  test('is the earliest that has not passed', () => {
    const books = [scheduled(NOW + 9), scheduled(NOW + 3), scheduled(NOW - 3)];
    expect(nextOpening([...books, publicationOf('draft', null)], NOW)).toBe(NOW + 3);
  });

  test('is never, if nothing is scheduled', () => {
    const books = [publicationOf('hidden', NOW + 1), publicationOf('draft', NOW + 1)];
    expect(nextOpening([...books, scheduled(NOW)], NOW)).toBe(Infinity);
  });
});

test('a time is refused when it has passed, and when it is more than two years away', () => {
  const refusals = [NOW, NOW + 1, NOW + LONGEST_SCHEDULE, NOW + LONGEST_SCHEDULE + 1].map((at) =>
    refusalOfSchedule(at, NOW),
  );
  expect(refusals).toEqual([
    'Choose a time in the future',
    undefined,
    undefined,
    'Choose a time within the next two years',
  ]);
});
