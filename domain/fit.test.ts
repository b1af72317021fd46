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
    ['nothing at the first level', 1, [], []],
    ['all of the levels below hers', 3, [], ['a:cat', 't:top', 'sh:ship', 'th:thin']],
    ['those of finished books besides', 2, [['ee:bee', 'a:cat']], ['a:cat', 't:top', 'ee:bee']],
    ['none of a book whose words are not known', 1, [null, ['a:cat']], ['a:cat']],
  ])('%s', (_, level, finished, met) => {
    const books = finished.map((sounds) => ({ sounds }));
    expect([...soundsMet(level, taught, books)].sort()).toEqual(met.sort());
  });
});

test('the new sounds of a book keep its order, and are not known without its words', () => {
  const met = new Set(['a:cat']);
  expect(newSoundsOf({ sounds: ['sh:ship', 'a:cat', 'ee:bee'] }, met)).toEqual([
    'sh:ship',
    'ee:bee',
  ]);
  expect(newSoundsOf({ sounds: ['a:cat'] }, met)).toEqual([]);
  expect(newSoundsOf({ sounds: null }, met)).toBeNull();
});

test.each<[string, number, string[], number]>([
  ['who has met nothing reads where she started', 2, [], 2],
  ['who has met some of it stays', 2, ['sh:ship'], 2],
  ['who has met all of it moves on', 2, ['sh:ship', 'th:thin'], 3],
  ['a level below does not hold her back', 3, ['ee:bee'], 3],
  ['a level without books is passed over', 4, [], 4],
  ['who has met everything reads the last level', 1, taught.map(({ key }) => key), 3],
])('%s', (_, start, met, level) => {
  expect(levelNow(start, taught, new Set(met))).toBe(level);
});

describe('the order by fit', () => {
  type Placed = [level: number, newSounds: number | null, state: ReadingState];
  const first: Placed = [2, 1, 'notStarted'];
  // Each stands before the next, for a child who reads at level 2.
  const inOrder: Placed[] = [
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
    '%j stands before %j',
    (before, after) => {
      const rank = ([level, newSounds, state]: Placed) => fitRank({ level, newSounds, state }, 2);
      expect(rank(before)).toBeLessThan(rank(after));
    },
  );

  it('below her level the nearest stands first', () => {
    const rank = (level: number) => fitRank({ level, newSounds: 0, state: 'notStarted' }, 5);
    expect(rank(4)).toBeLessThan(rank(3));
    expect(rank(9)).toBeLessThan(rank(4));
  });
});
