// The limits that measurements hold themselves to.

/** The exit code of a measurement that was made and misses a limit of its own. */
export const LIMIT_MISSED = 2;

export interface Limit {
  /** What was measured, as it stands in a table. */
  name: string;
  value: number;
  atMost?: number;
  atLeast?: number;
  /** Writes the value and its limit, with their unit. */
  show?: (value: number) => string;
}

/**
 * Whether the value keeps to its limit; one that is not a number does not. A miss is told on stderr and to
 * the process that has started this one (`run.ts`), and this process will end with `LIMIT_MISSED`.
 */
export function limit(held: Limit): boolean {
  const { name, value, atMost = Infinity, atLeast = -Infinity, show = String } = held;
  if (value >= atLeast && value <= atMost) return true;
  const missed = `${name}: ${show(value)}, the limit is ${allowed(held)}`;
  console.error(`Missed: ${missed}`);
  process.send?.(missed);
  process.exitCode = LIMIT_MISSED;
  return false;
}

/** The same as a cell of a table: the value, marked where it misses. */
export function limitCell(held: Limit): string {
  const { value, show = String } = held;
  return `${show(value)}${limit(held) ? '' : ' **missed**'}`;
}

/** The same as a row: name, value and limit. */
export function limitRow(held: Limit): string {
  return `| ${held.name} | ${limitCell(held)} | ${allowed(held)} |`;
}

function allowed({ atMost, atLeast, show = String }: Limit): string {
  const bounds = [
    ...(atLeast === undefined ? [] : [`at least ${show(atLeast)}`]),
    ...(atMost === undefined ? [] : [`at most ${show(atMost)}`]),
  ];
  return bounds.join(', ');
}
