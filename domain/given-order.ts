// An order that somebody gives, over one that is computed.

/**
 * Returns the items in the order of their places. `items` are in the computed order; `placeOf` returns null for an item
 * without a place, which stands after the item that comes before it in the computed order.
 */
export function inGivenOrder<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => number | null,
): Item[] {
  const first: Item[] = [];
  const placed: { place: number; items: Item[] }[] = [];
  for (const item of items) {
    const place = placeOf(item);
    if (place === null) (placed.at(-1)?.items ?? first).push(item);
    else placed.push({ place, items: [item] });
  }
  placed.sort((a, b) => a.place - b.place);
  return [...first, ...placed.flatMap((group) => group.items)];
}
