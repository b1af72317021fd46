// Lines through points, as formants move and spectra are drawn.

export type Point = readonly [at: number, value: number];

/** Returns the value at a place of the line through these points; before the first and after the last it is level. */
export function valueAt(points: readonly Point[], at: number): number {
  const next = points.findIndex(([place]) => place > at);
  if (next === -1) return points.at(-1)?.[1] ?? 0;
  const [to, after] = points[next] ?? [0, 0];
  const [from, before] = points[next - 1] ?? [to, after];
  return to === from ? after : before + ((after - before) * (at - from)) / (to - from);
}

/** Returns the values of `length` places, the first at 0 and the last at 1. */
export function valuesOf(points: readonly Point[], length: number): Float64Array {
  return Float64Array.from({ length }, (_, index) => valueAt(points, index / (length - 1)));
}
