// Compares measured values with their limits.

/** The exit code of a measurement that has finished but misses a limit. */
export const LIMIT_MISSED = 2;

export interface Limit {
  /** The name of the measured value in the table. */
  name: string;
  value: number;
  atMost?: number;
  atLeast?: number;
  /** Formats the value and its limit with their unit. */
  show?: (value: number) => string;
}

/**
 * Returns whether the value is within its limit. NaN is not. Reports a miss on stderr and to the parent process
 * (`run.ts`), and sets the exit code to `LIMIT_MISSED`.
 */
export function limit(checked: Limit): boolean {
  const { name, value, atMost = Infinity, atLeast = -Infinity, show = String } = checked;
  if (value >= atLeast && value <= atMost) return true;
  const missed = `${name}: ${show(value)}, the limit is ${allowed(checked)}`;
  console.error(`Missed: ${missed}`);
  process.send?.(missed);
  process.exitCode = LIMIT_MISSED;
  return false;
}

/** Checks the limit and returns a table cell: the value, marked if it misses the limit. */
export function limitCell(checked: Limit): string {
  const { value, show = String } = checked;
  return `${show(value)}${limit(checked) ? '' : ' **missed**'}`;
}

/** Checks the limit and returns a table row: name, value and limit. */
export function limitRow(checked: Limit): string {
  return `| ${checked.name} | ${limitCell(checked)} | ${allowed(checked)} |`;
}

function allowed({ atMost, atLeast, show = String }: Limit): string {
  const bounds = [
    ...(atLeast === undefined ? [] : [`at least ${show(atLeast)}`]),
    ...(atMost === undefined ? [] : [`at most ${show(atMost)}`]),
  ];
  return bounds.join(', ');
}
