// Paw prints: a finished book gets one on each further day on which the child reads it to its end.

/** A book has room for this many. */
export const MOST_PAW_PRINTS = 3;

/**
 * Returns how many paw prints a book has. `daysRead` are the days ('YYYY-MM-DD') on which the child read it to its end,
 * in any order; `starDay` is the day of its star, null if it has none. The first of all these days earned the star, so
 * it makes no print.
 */
export function pawPrints(daysRead: Iterable<string>, starDay: string | null): number {
  const days = new Set(daysRead);
  if (starDay !== null) days.add(starDay);
  return Math.min(Math.max(days.size - 1, 0), MOST_PAW_PRINTS);
}
