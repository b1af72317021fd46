// The sum that a grown-up's door asks for. It is in words: somebody who begins to read is stopped by it for a while.
const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
const SMALLEST = 2;
const MORE_THAN = 10;

export interface Sum {
  words: string;
  total: number;
}

const sums: readonly Sum[] = NUMBERS.flatMap((first, i) =>
  NUMBERS.map((second, j) => ({
    words: `${first} plus ${second}`,
    total: SMALLEST + i + SMALLEST + j,
  })),
).filter(({ total }) => total > MORE_THAN);

/** The digits of the largest answer. */
export const MOST_DIGITS = 2;

/** Returns a sum other than the last one. `random` is from 0 to below 1. */
export function drawSum(random: () => number, last: Sum | null = null): Sum {
  const others = sums.filter(({ words, total }) => words !== last?.words && total !== last?.total);
  return others[Math.floor(random() * others.length)]!;
}
