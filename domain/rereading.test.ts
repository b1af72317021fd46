import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_PAW_PRINTS, pawPrints } from './rereading.ts';

const STAR = '2026-01-05';

test.each([
  ['a book never finished has no print', [], null, 0],
  ['a book finished once has no print', [STAR], STAR, 0],
  ['a star without a log is a first reading', [], STAR, 0],
  ['a second day makes the first print', [STAR, '2026-01-06'], STAR, 1],
  ['a reading after a star that was earned otherwise makes a print', ['2026-01-06'], STAR, 1],
  [
    'a fifth day makes no fourth print',
    [STAR, '2026-01-06', '2026-01-07', '2026-01-08', '2026-01-09'],
    STAR,
    3,
  ],
])('%s', (_, days, starDay, prints) => {
  expect(pawPrints(days, starDay)).toBe(prints);
});

const day = fc.integer({ min: 1, max: 9 }).map((date) => `2026-01-0${date}`);
const days = fc.array(day, { maxLength: 12 });
const starDay = fc.option(day);

test('reading on never takes a print away, and a day adds one at most, never beyond three', () => {
  fc.assert(
    fc.property(days, day, starDay, (read, next, star) => {
      const before = pawPrints(read, star);
      const after = pawPrints([...read, next], star);
      expect([before, before + 1]).toContain(after);
      expect(after).toBeLessThanOrEqual(MOST_PAW_PRINTS);
      expect(pawPrints([...read, next, next], star)).toBe(after);
    }),
  );
});

test('the order of the reports does not matter', () => {
  fc.assert(
    fc.property(days, starDay, fc.infiniteStream(fc.nat()), (read, star, random) => {
      const shuffled = read
        .map((one) => ({ one, key: random.next().value ?? 0 }))
        .sort((a, b) => a.key - b.key)
        .map(({ one }) => one);
      expect(pawPrints(shuffled, star)).toBe(pawPrints(read, star));
    }),
  );
});
