import { expect, test } from 'vitest';
import type { DayFigures } from '../../../../contracts/figures.ts';
import { namesOf, pathOf } from './families-chart.tsx';

test('a line has a gap where a number is not known, and a single number is a dot', () => {
  expect(pathOf([0, 1, null, 2, null], [0, 1, 2])).toBe(
    'M0.00 100.00L0.00 100.00L25.00 50.00M75.00 0.00L75.00 0.00',
  );
  expect(pathOf([1], [0, 1, 2])).toBe('M50.00 50.00L50.00 50.00');
});

const daysOf = (...days: string[]) => days.map((day) => ({ day }) as DayFigures);

test.each<[string[], string[]]>([
  [
    ['2026-10-01', '2026-10-31', '2026-11-01'],
    ['0 Oct', '100 Nov'],
  ],
  [
    ['2026-11-26', '2026-11-27', '2026-11-28'],
    ['0 26 Nov', '100 28 Nov'],
  ],
  [['2026-11-28'], ['50 28 Nov']],
  [[], []],
])('the names below %j', (days, names) => {
  expect(namesOf(daysOf(...days)).map(({ at, name }) => `${at} ${name}`)).toEqual(names);
});
