// Keeps a report for every book whose words are known. A report is made when the book is stored, and again when
// heart words, soundings or the rules have changed.
import type { FastifyBaseLogger } from 'fastify';
import type { Phonics } from '../../../contracts/phonics.ts';
import { type Category, levelOf } from '../../../domain/levels.ts';
import { DEFAULT_ACCENT } from '../../../phonics/accents/accent.ts';
import { bumpReports } from '../catalogue/versions.ts';
import { singleFlight } from '../../async/single-flight.ts';
import { pagesOfBook } from './book-pages.ts';
import type { Checker, Findings } from './checker.ts';
import { readRulesHash } from './rules-hash.ts';
import { getPhonics } from './service.ts';
import {
  countOutdated,
  getNextOutdated,
  isAnyOutdated,
  saveFindings,
  type BookWithWordsRow,
} from './store.ts';
import type { Db } from '../../database/tables.ts';

/** A book that is not stored yet. */
interface Draft {
  title: string;
  category: Category;
  /** The plain text of each page. */
  pages: readonly string[];
}

export interface Reports {
  /** Checks a draft, and returns the findings with the version of the rules. */
  preview(draft: Draft): Promise<Findings & { version: string }>;
  /**
   * Updates every outdated report, one book at a time; after an interruption it continues with the rest. Tries all
   * books, then throws the first failure.
   */
  makeOutdated(): Promise<void>;
  /**
   * Starts an update, waits a few seconds for it, and lets it continue in the background. Returns the number of
   * reports that are still outdated.
   */
  makeOutdatedSoon(): Promise<number>;
  /** Stops the running update. */
  close(): Promise<void>;
}

/** The current settings, and the version of the rules. */
interface Current {
  phonics: Phonics;
  version: string;
}

/** Returns the columns of a book that depend on its words. */
export const toFindingsRow = ({
  report,
  words,
  phonograms,
  differentWords,
  version,
}: Findings & { version: string }) => ({
  report: JSON.stringify(report),
  words: JSON.stringify(words),
  phonograms: JSON.stringify(phonograms),
  step: report.step?.id ?? null,
  different_words: differentWords,
  report_version: version,
});

/** The same columns of a book whose words are not known, or are new. */
export const NO_FINDINGS = {
  report: null,
  report_version: null,
  words: null,
  phonograms: null,
  step: null,
  different_words: null,
};

/** How long a request waits for reports to be updated, in milliseconds. */
const MAX_WAIT = 5_000;

/** Calls `changed` at the end of an update that has stored findings. */
export function createReports(
  db: Db,
  checker: Checker,
  log: Pick<FastifyBaseLogger, 'error'>,
  { accent = DEFAULT_ACCENT, maxWait = MAX_WAIT, changed = () => {} } = {},
): Reports {
  let rulesHash: string | undefined;
  let isClosed = false;
  let isRunning = false;

  async function current(): Promise<Current> {
    const phonics = await getPhonics(db);
    rulesHash ??= readRulesHash(accent);
    return { phonics, version: `${phonics.version}.${rulesHash}` };
  }

  async function updateReport(
    book: BookWithWordsRow,
    { phonics, version }: Current,
  ): Promise<void> {
    const { title, category } = book;
    const words = { title, pages: pagesOfBook(book) ?? [], level: levelOf(category), accent };
    const findings = await checker.check(words, phonics);
    await saveFindings(db, book, toFindingsRow({ ...findings, version }));
  }

  async function updateAll(): Promise<void> {
    const failures: unknown[] = [];
    let after = '';
    isRunning = true;
    try {
      while (!isClosed) {
        const now = await current();
        const book = await getNextOutdated(db, now.version, after);
        if (!book) break;
        after = book.id;
        await updateReport(book, now).catch((error: unknown) => failures.push(error));
      }
    } finally {
      // Once for all books: each increment invalidates the cached catalogue of every process. After a crash
      // the next update increments the counter.
      try {
        if (after !== '') await bumpReports(db).finally(changed);
      } finally {
        isRunning = false;
      }
    }
    if (failures.length > 0 && !isClosed) throw failures[0];
  }

  /** Concurrent callers share an update that has not begun yet, which includes every change made so far. */
  const { run: makeOutdated, settled } = singleFlight(updateAll);

  return {
    async preview({ title, category, pages }) {
      const { phonics, version } = await current();
      const words = { title, pages, level: levelOf(category), accent };
      return { ...(await checker.check(words, phonics)), version };
    },

    makeOutdated,

    async makeOutdatedSoon() {
      // Usually no report is outdated, and no update is running.
      if (!isRunning && !(await isAnyOutdated(db, (await current()).version))) return 0;
      const done = makeOutdated().catch((error: unknown) =>
        log.error({ err: error }, 'Some reports were not updated'),
      );
      const waited = Promise.withResolvers<void>();
      const timer = setTimeout(waited.resolve, maxWait);
      await Promise.race([done, waited.promise]);
      clearTimeout(timer);
      return countOutdated(db, (await current()).version);
    },

    async close() {
      isClosed = true;
      await checker.close();
      await settled();
    },
  };
}
