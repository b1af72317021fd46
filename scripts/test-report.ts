// Reads the reports of the test runners, and writes the summary at the end of `npm test`.
import { readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A finished part of `npm test`. */
export interface Part {
  name: string;
  seconds: number;
  isGreen: boolean;
  /** Null for a part without tests, such as the linter. */
  counts: Counts | null;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Reads the JSON report of a runner; returns null if the runner wrote none. */
export function readCounts(runner: 'vitest' | 'playwright', file: string): Counts | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  if (runner === 'vitest') {
    const report = JSON.parse(text) as VitestReport;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    };
  }
  const { expected, unexpected, flaky, skipped } = (JSON.parse(text) as PlaywrightReport).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** Returns one line per part, and a line with the totals. A part that failed without a failing test counts as one. */
export function summarise(parts: readonly Part[]): string {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  const lines = parts.map(({ name, seconds, isGreen, counts }) => {
    const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 };
    total.passed += passed;
    total.failed += isGreen ? failed : Math.max(failed, 1);
    total.skipped += skipped;
    const what = counts && `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
    return [
      isGreen ? '  ' : 'x ',
      name.padEnd(10),
      `${Math.round(seconds)} s`.padStart(7),
      what === null ? '' : `   ${what}`,
    ]
      .join('')
      .trimEnd();
  });
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  return [...lines, '', `${total.passed} passed, ${total.failed} failed${skipped}`].join('\n');
}
