import { describe, expect, it, test } from 'vitest';
import { fitRank, levelNow, newSoundsOf, soundsMet, type ReadingState } from './fit.ts';

const taught = [
  { key: 'a:cat', level: 1 },
  { key: 't:top', level: 1 },
  { key: 'sh:ship', level: 2 },
  { key: 'th:thin', level: 2 },
  { key: 'ee:bee', level: 3 },
  { key: 'oa:boat', level: 3 },
];

describe('the sounds a child has met', () => {
  test.each<[string, number, (string[] | null)[], string[]]>([
    ['at the first level: none', 1, [], []],
    ['all sounds of lower levels', 3, [], ['a:cat', 't:top', 'sh:ship', 'th:thin']],
    ['also the sounds of finished books', 2, [['ee:bee', 'a:cat']], ['a:cat', 't:top', 'ee:bee']],
    ['no sounds of a book whose words are not known', 1, [null, ['a:cat']], ['a:cat']],
  ])('%s', (_, level, finished, met) => {
    const books = finished.map((sounds) => ({ sounds }));
    expect([...soundsMet(level, taught, books)].sort()).toEqual(met.sort());
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

test.each<[string, number, string[], number]>([
  ['a child who has met nothing reads the starting level', 2, [], 2],
  ['a child who has met some sounds of a level stays there', 2, ['sh:ship'], 2],
  ['a child who has met all sounds of a level moves on', 2, ['sh:ship', 'th:thin'], 3],
  ['unmet sounds of lower levels do not hold the child back', 3, ['ee:bee'], 3],
  ['a starting level without books is the current level', 4, [], 4],
  ['a child who has met everything reads the last level', 1, taught.map(({ key }) => key), 3],
])('%s', (_, start, met, level) => {
  expect(levelNow(start, taught, new Set(met))).toBe(level);
});

describe('fitRank', () => {
  type Ranked = [level: number, newSounds: number | null, state: ReadingState];
  const first: Ranked = [2, 1, 'notStarted'];
  // In the expected order for a child at level 2.
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
    [2, 1, 'finished'],
    [9, 0, 'finished'],
  ];
  it.each(inOrder.slice(1).map((after, index) => [inOrder[index] ?? first, after] as const))(
    '%j ranks before %j',
    (before, after) => {
      const rank = ([level, newSounds, state]: Ranked) => fitRank({ level, newSounds, state }, 2);
      expect(rank(before)).toBeLessThan(rank(after));
    },
  );

  it('of the levels below, the nearest ranks first', () => {
    const rank = (level: number) => fitRank({ level, newSounds: 0, state: 'notStarted' }, 5);
    expect(rank(4)).toBeLessThan(rank(3));
    expect(rank(9)).toBeLessThan(rank(4));
  });
});
