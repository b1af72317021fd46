import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCounts, summarise } from './test-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'library-report-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function leave(report: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('reads the counts of both runners, and counts a flaky test as failed', () => {
  const ofVitest = leave({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1 });
  expect(readCounts('vitest', ofVitest)).toEqual({ passed: 5, failed: 2, skipped: 1 });
  const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 };
  expect(readCounts('playwright', leave({ stats }))).toEqual({ passed: 7, failed: 3, skipped: 3 });
});

test('returns no counts if a runner wrote no report', () => {
  expect(readCounts('vitest', join(folder, 'none.json'))).toBeNull();
});

test('prints a line with the time of each part, and the totals in the last line', () => {
  const said = summarise([
    { name: 'lint', seconds: 28.4, isGreen: true, counts: null },
    { name: 'unit', seconds: 90, isGreen: true, counts: { passed: 10, failed: 0, skipped: 0 } },
    { name: 'browser', seconds: 300, isGreen: false, counts: { passed: 3, failed: 2, skipped: 0 } },
  ]);
  expect(said.split('\n')).toEqual([
    '  lint         28 s',
    '  unit         90 s   10 passed',
    'x browser     300 s   3 passed, 2 failed',
    '',
    '13 passed, 2 failed',
  ]);
});

test('a part that failed without a failing test counts as a failure', () => {
  const lint = { name: 'lint', seconds: 1, isGreen: false, counts: null };
  expect(summarise([lint])).toMatch(/^x lint .*\n\n0 passed, 1 failed$/);
  const unit = { name: 'unit', seconds: 1, isGreen: false, counts: null };
  const green = { passed: 4, failed: 0, skipped: 2 };
  expect(summarise([unit])).toContain('0 passed, 1 failed');
  expect(summarise([{ ...unit, counts: green }])).toContain('4 passed, 1 failed, 2 skipped');
});
