// Reports errors of a page to the server: the error and where in our scripts it was thrown, without any
// personal data (contracts/error-reports.ts).
import type { BrowserFailure, ErrorReport } from '../../contracts/error-reports.ts';
import { findPage } from '../../contracts/pages.ts';
import { knownWords, MOST_FRAMES } from '../../domain/error-words.ts';
import { isCallFailure, sendErrorReport } from '../api/api.ts';

/** The most reports sent per page load. */
const MAX_REPORTS = 3;

const FRAME = /\/assets\/([\w.-]{1,80}\.js):(\d{1,7}):(\d{1,7})(?!\d)/;
function scriptNameOf(script: string): string {
  const [path = ''] = script.split(/[?#]/);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return /^[\w.-]+\.js$/.test(name) ? name : 'page.js';
}

/** Returns the stack frames in our own scripts, innermost first. */
function framesIn(stack: string, origin: string): string[] {
  return stack.split('\n').flatMap((line) => {
    const [, file, row, column] = (line.includes(origin) && FRAME.exec(line)) || [];
    return file === undefined ? [] : [`${file}:${row}:${column}`];
  });
}

/** Returns the report of an error, without personal data. */
export function reportOf(
  kind: BrowserFailure,
  error: Error,
  { pathname, origin }: Pick<Location, 'pathname' | 'origin'>,
): ErrorReport {
  return {
    kind,
    name: /^[A-Z][A-Za-z]{0,39}$/.test(error.name) ? error.name : 'Error',
    message: knownWords(error.message),
    frames: framesIn(error.stack ?? '', origin).slice(0, MOST_FRAMES),
    page: findPage(pathname)?.name ?? 'other',
    release: scriptNameOf(import.meta.url),
  };
}

const reported = new Set<string>();

/** Sends each error once, up to `MAX_REPORTS` per page load. Never throws. */
export function reportFailure(kind: BrowserFailure, error: unknown): void {
  try {
    // Thrown values that are not errors, and failed calls, are not failures of the page.
    if (!(error instanceof Error) || isCallFailure(error) || reported.size >= MAX_REPORTS) return;
    const report = reportOf(kind, error, location);
    const key = JSON.stringify({ ...report, kind: '' });
    if (reported.has(key)) return;
    reported.add(key);
    sendErrorReport(report);
  } catch {
    // An error while reporting must not cause another report.
  }
}

/** Reports uncaught errors and unhandled rejections. */
export function reportUncaughtFailures(): void {
  addEventListener('error', ({ error }) => reportFailure('error', error));
  addEventListener('unhandledrejection', ({ reason }) => reportFailure('rejection', reason));
}
