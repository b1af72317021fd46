/** Returns the fields of a form with the number in the series as a number: null if nothing is typed, NaN if it is none. */
export function withSeriesNumber<Typed extends { seriesNumber: string }>(typed: Typed) {
  return { ...typed, seriesNumber: toSeriesNumber(typed.seriesNumber) };
}

export const toSeriesNumber = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(typed);
