import { describe, expect, it, test } from 'vitest';
import { fitRank, newSoundsOf, soundsMet, stepNow, type ReadingState } from './fit.ts';

const taught = [
  { key: 'a:cat', step: 1 },
  { key: 't:top', step: 1 },
  { key: 'sh:ship', step: 2 },
  { key: 'th:thin', step: 2 },
  { key: 'ee:bee', step: 3 },
  { key: 'oa:boat', step: 3 },
];

describe('the sounds a child has met', () => {
  test.each<[string, number, (string[] | null)[], string[]]>([
    ['at the first step: none', 1, [], []],
    ['all sounds of earlier steps', 3, [], ['a:cat', 't:top', 'sh:ship', 'th:thin']],
    ['also the sounds of finished books', 2, [['ee:bee', 'a:cat']], ['a:cat', 't:top', 'ee:bee']],
    ['no sounds of a book whose words are not known', 1, [null, ['a:cat']], ['a:cat']],
  ])('%s', (_, step, finished, met) => {
    const books = finished.map((sounds) => ({ sounds }));
    expect([...soundsMet(step, taught, books)].sort()).toEqual(met.sort());
  });
});

test("new sounds are in the book's order, and null if the words are not known", () => {
  const met = new Set(['a:cat']);
  expect(newSoundsOf({ sounds: ['sh:ship', 'a:cat', 'ee:bee'] }, met)).toEqual([
    'sh:ship',
    'ee:bee',
  ]);
  expect(newSoundsOf({ sounds: ['a:cat'] }, met)).toEqual([]);
  expect(newSoundsOf({ sounds: null }, met)).toBeNull();
});

describe('the step a child reads at now', () => {
  const library = [
    { step: 1, sounds: ['a:cat', 't:top'] },
    { step: 2, sounds: ['sh:ship', 'th:thin'] },
    // A step of longer words, without sounds of its own.
    { step: 3, sounds: [] },
    { step: 4, sounds: ['ee:bee'] },
  ];
  const all = library.flatMap(({ sounds }) => sounds);
  test.each<[string, number, string[], number, number]>([
    ['who has met nothing: the starting step', 2, [], -1, 2],
    ['who has met some of its sounds: the same step', 2, ['sh:ship'], 2, 2],
    ['who has met all of its sounds: the next', 2, ['sh:ship', 'th:thin'], 2, 3],
    ['who has read a book of a step without sounds: the next', 3, [], 3, 4],
    ['who has read a later book: not the step without sounds', 2, ['sh:ship', 'th:thin'], 4, 4],
    ['whatever is unmet before the starting step', 4, [], -1, 4],
    ['whose starting step has no books: that step', 5, [], -1, 5],
    ['who has met everything: the last step', 1, all, 4, 4],
  ])('of a child %s', (_, start, met, furthest, step) => {
    expect(stepNow(start, library, new Set(met), furthest)).toBe(step);
  });
});

describe('fitRank', () => {
  type Ranked = [step: number, newSounds: number | null, state: ReadingState, readAt?: number];
  const first: Ranked = [2, 1, 'notStarted'];
  // In the expected order for a child at step 2.
  const inOrder: Ranked[] = [
    first,
    [2, 2, 'notStarted'],
    [2, 3, 'notStarted'],
    [2, 0, 'notStarted'],
    [2, 4, 'notStarted'],
    [2, 40, 'notStarted'],
    [2, 5000, 'notStarted'],
    [2, null, 'notStarted'],
    [3, 2, 'notStarted'],
    [3, 0, 'notStarted'],
    [9, 1, 'notStarted'],
    [1, 1, 'notStarted'],
    [1, null, 'notStarted'],
    [2, 1, 'reading'],
    [1, 0, 'reading'],
    [9, 0, 'finished', 1000],
    [2, 1, 'finished', 2000],
    [3, 0, 'finished', 1_800_000_000_000],
  ];
  it.each(inOrder.slice(1).map((after, index) => [inOrder[index] ?? first, after] as const))(
    '%j ranks before %j',
    (before, after) => {
      const rank = ([step, newSounds, state, readAt = 0]: Ranked) =>
        fitRank({ step, newSounds, state, readAt }, 2);
      expect(rank(before)).toBeLessThan(rank(after));
    },
  );

  it('of the steps before, the nearest ranks first', () => {
    const rank = (step: number) =>
      fitRank({ step, newSounds: 0, state: 'notStarted', readAt: 0 }, 5);
    expect(rank(4)).toBeLessThan(rank(3));
    expect(rank(47)).toBeLessThan(rank(4));
  });
});
