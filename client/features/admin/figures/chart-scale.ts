// The numbers at the side of a chart.

const FEWEST_STEPS = 3;

/** Returns the largest of 1, 2, 5, 10, 20, 50, … that divides `span` at least three times, and `smallest` at least. */
function stepOf(span: number, smallest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, span / FEWEST_STEPS)));
  const step = [5, 2].find((one) => span / (one * power) >= FEWEST_STEPS) ?? 1;
  return Math.max(smallest, step * power);
}

/**
 * Returns round numbers, evenly apart, from the lowest value or zero to the highest. `smallest` is the smallest step, such as
 * 1 for what is counted.
 */
export function ticksOf(values: readonly number[], smallest: number): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(smallest, ...values);
  const step = stepOf(high - low, smallest);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Returns where a value stands between the first tick, at 100, and the last, at 0: as far down as a picture has it. */
export function heightOf(value: number, ticks: readonly number[]): number {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  return (100 * (high - value)) / (high - low);
}
