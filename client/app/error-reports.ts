// Tells the library when a page of it fails in a browser: what broke and where in our scripts, and
// nothing of the person in front of it (contracts/error-reports.ts).
import type { BrowserFailure, ErrorReport } from '../../contracts/error-reports.ts';
import { findPage } from '../../contracts/pages.ts';
import { knownWords, MOST_FRAMES } from '../../domain/error-words.ts';
import { isAnswerFailure, tellFailure } from '../api/api.ts';

/** Of one page that was opened, however much fails in it. */
const MOST_REPORTS = 3;

const FRAME = /\/assets\/([\w.-]{1,80}\.js):(\d{1,7}):(\d{1,7})(?!\d)/;
function nameOf(script: string): string {
  const [path = ''] = script.split(/[?#]/);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return /^[\w.-]+\.js$/.test(name) ? name : 'page.js';
}

/** Where in our own scripts, innermost first; what stands elsewhere says nothing of us. */
function framesIn(stack: string, origin: string): string[] {
  return stack.split('\n').flatMap((line) => {
    const [, file, row, column] = (line.includes(origin) && FRAME.exec(line)) || [];
    return file === undefined ? [] : [`${file}:${row}:${column}`];
  });
}

/** What may be told of this failure. */
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
    release: nameOf(import.meta.url),
  };
}

const told = new Set<string>();

/** Tells of a failure once, the first few of a page. Never throws. */
export function reportFailure(kind: BrowserFailure, error: unknown): void {
  try {
    // What is thrown on purpose, and a library that does not answer, are no failures of the page.
    if (!(error instanceof Error) || isAnswerFailure(error) || told.size >= MOST_REPORTS) return;
    const report = reportOf(kind, error, location);
    const key = JSON.stringify({ ...report, kind: '' });
    if (told.has(key)) return;
    told.add(key);
    tellFailure(report);
  } catch {
    // To tell of a failure must not be the next one.
  }
}

/** Tells of what nobody has caught. */
export function watchFailures(): void {
  addEventListener('error', ({ error }) => reportFailure('error', error));
  addEventListener('unhandledrejection', ({ reason }) => reportFailure('rejection', reason));
}
