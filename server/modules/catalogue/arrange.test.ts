import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrange, type ArrangedBook } from './arrange.ts';
import { NO_PLACE, placeIn, placeOf } from './book-place.ts';

const maybe = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: null });
/** Steps 0 and 1 are of level 1, steps 10 and 11 of level 2. */
const books = fc
  .array(
    fc.record({
      step: fc.constantFrom(0, 1, 10, 11),
      words: maybe(5),
      series: fc.constantFrom(null, 'Ships', 'SHIPS ', 'Cats'),
      number: maybe(4),
      place: fc.option(fc.integer({ min: 0, max: 9 }), { nil: null }),
      placeCategory: fc.constantFrom('level1' as const, 'level2' as const, null),
    }),
  )
  .map((some) =>
    some.map(({ step, words, series, number, place, placeCategory }, index): ArrangedBook => ({
      ...{ id: `b${index}`, level: step < 10 ? 1 : 2, step, sounds: null },
      row: {
        ...{ title: `Book ${index}`, different_words: words, place, place_category: placeCategory },
        category: step < 10 ? 'level1' : 'level2',
        ...{ series, series_number: series === null ? null : number },
      },
    })),
  );

const withRow = (some: readonly ArrangedBook[], row: Partial<ArrangedBook['row']>) =>
  some.map((book) => ({ ...book, row: { ...book.row, ...row } }));
const idsOf = (some: readonly ArrangedBook[]) => some.map(({ id }) => id);
const numberOf = ({ row }: ArrangedBook) => row.series_number ?? Infinity;

test('the order has every book once, level by level, whatever the order in which they come', () => {
  fc.assert(
    fc.property(books, (some) => {
      const arranged = arrange(some);
      expect(idsOf(arranged).toSorted()).toEqual(idsOf(some).toSorted());
      expect(arranged.map(({ level }) => level)).toEqual(
        arranged.map(({ level }) => level).toSorted(),
      );
      expect(idsOf(arrange(some.toReversed()))).toEqual(idsOf(arranged));
    }),
  );
});

test('within a step a series comes by its numbers, in the places of its books', () => {
  fc.assert(
    fc.property(books, (some) => {
      const unplaced = withRow(some, { place: null });
      const without = arrange(withRow(unplaced, { series: null, series_number: null }));
      const arranged = arrange(unplaced);
      const seats = (shelf: readonly ArrangedBook[]) =>
        shelf.map(({ id }) =>
          unplaced
            .find((book) => book.id === id)!
            .row.series?.trim()
            .toLowerCase(),
        );
      expect(seats(arranged)).toEqual(seats(without));
      expect(arranged.map(({ step }) => step)).toEqual(without.map(({ step }) => step));
      for (const [index, book] of arranged.entries()) {
        const later = arranged
          .slice(index + 1)
          .filter(({ step, row }) => step === book.step && row.series === book.row.series);
        if (book.row.series === null) continue;
        for (const other of later) expect(numberOf(other)).toBeGreaterThanOrEqual(numberOf(book));
      }
    }),
  );
});

test('in a level with an order, a book without a place stands after the one before it as taught', () => {
  fc.assert(
    fc.property(books, (some) => {
      const taught = arrange(withRow(some, { place: null }));
      const arranged = arrange(some);
      for (const { id, level, row } of arranged) {
        if (placeOf(row) !== null) continue;
        const before = (shelf: readonly ArrangedBook[]) => {
          const ofLevel = shelf.filter((book) => book.level === level);
          return ofLevel[ofLevel.findIndex((book) => book.id === id) - 1]?.id;
        };
        expect(before(arranged)).toBe(before(taught));
      }
      for (const level of [1, 2]) {
        const places = arranged
          .filter((book) => book.level === level && placeOf(book.row) !== null)
          .map(({ row }) => row.place!);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }
    }),
  );
});

test('books that are held and have no place move no other book', () => {
  fc.assert(
    fc.property(books, books, (shown, others) => {
      const held = withRow(others, { place: null }).map((book) => ({
        ...book,
        id: `held-${book.id}`,
      }));
      expect(idsOf(arrange(shown, held))).toEqual(idsOf(arrange(shown)));
    }),
  );
});

test('a book without a place stands after a held one that has a place', () => {
  const [ann, bob, cat] = ['Ann', 'Bob', 'Cat'].map((title, index): ArrangedBook => ({
    ...{ id: title, level: 1, step: 0, sounds: null },
    row: {
      ...{ title, category: 'level1', different_words: null, series: null, series_number: null },
      ...(title === 'Cat' ? NO_PLACE : placeIn('level1', 1 - index)),
    },
  }));
  expect(idsOf(arrange([ann!, cat!], [bob!]))).toEqual(['Cat', 'Ann']);
});
