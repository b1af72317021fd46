import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inGivenOrder } from './given-order.ts';

const placed = fc.option(fc.integer({ min: 0, max: 9 }), { nil: null });
const lists = fc.array(placed).map((places) => places.map((place, id) => ({ id, place })));

test('no item is lost, places decide, and others stand after the one before them', () => {
  fc.assert(
    fc.property(lists, (items) => {
      const given = inGivenOrder(items, ({ place }) => place);
      expect(given.toSorted((a, b) => a.id - b.id)).toEqual(items);
      const withPlace = given.filter(({ place }) => place !== null);
      const byPlace = withPlace.toSorted((a, b) => a.place! - b.place! || a.id - b.id);
      expect(withPlace).toEqual(byPlace);
      for (const { id } of items.filter(({ place }) => place === null)) {
        const at = given.findIndex((item) => item.id === id);
        expect(given[at - 1]?.id).toBe(items[id - 1]?.id);
      }
    }),
  );
});
