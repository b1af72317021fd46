// The report of every book whose words are known: made when a book is stored, and made anew by itself
// when heart words, soundings or the rules have changed.
import type { FastifyBaseLogger } from 'fastify';
import type { Phonics } from '../../../contracts/phonics.ts';
import { type Category, levelOf } from '../../../domain/levels.ts';
import { countFindings } from '../catalogue/news.ts';
import { shareRuns } from '../../async/single-flight.ts';
import { pagesOfBook } from './book-pages.ts';
import type { Checker, Findings } from './checker.ts';
import { readEdition } from './edition.ts';
import {
  countBehind,
  getNextBehind,
  getPhonics,
  isAnyBehind,
  saveFindings,
  type WordedBookRow,
} from './store.ts';
import type { Db } from '../../database/tables.ts';

/** A book that could be stored. */
interface Draft {
  title: string;
  category: Category;
  /** The words of each. */
  pages: readonly string[];
}

export interface Reports {
  /** What is found in such a book now, and by which version. */
  foresee(draft: Draft): Promise<Findings & { version: string }>;
  /**
   * Brings every report up to date, one book after the other; whoever breaks it off loses nothing.
   * Throws the first failure once it has tried them all.
   */
  follow(): Promise<void>;
  /** Does so for as long as somebody waits, and behind her back then. Answers how many are behind. */
  followAwhile(): Promise<number>;
  /** Ends what is under way. */
  close(): Promise<void>;
}

/** What reports are made by now. */
interface Current {
  phonics: Phonics;
  version: string;
}

/** What of a book's row its words decide. */
export const toFindingsRow = ({
  report,
  words,
  phonograms,
  version,
}: Findings & { version: string }) => ({
  report: JSON.stringify(report),
  words: JSON.stringify(words),
  phonograms: JSON.stringify(phonograms),
  report_version: version,
});

/** How long somebody at a screen waits for reports to follow, in milliseconds. */
const PATIENCE = 5_000;

/** `changed` is told at the end of a round that has stored findings. */
export function createReports(
  db: Db,
  checker: Checker,
  log: Pick<FastifyBaseLogger, 'error'>,
  { patience = PATIENCE, changed = () => {} } = {},
): Reports {
  let edition: string | undefined;
  let isClosed = false;
  let isUnderWay = false;

  async function current(): Promise<Current> {
    const phonics = await getPhonics(db);
    edition ??= readEdition();
    return { phonics, version: `${phonics.version}.${edition}` };
  }

  async function renew(book: WordedBookRow, { phonics, version }: Current): Promise<void> {
    const { title, category } = book;
    const words = { title, pages: pagesOfBook(book) ?? [], level: levelOf(category) };
    const findings = await checker.check(words, phonics);
    await saveFindings(db, book, toFindingsRow({ ...findings, version }));
  }

  async function round(): Promise<void> {
    const failures: unknown[] = [];
    let after = '';
    isUnderWay = true;
    try {
      while (!isClosed) {
        const now = await current();
        const book = await getNextBehind(db, now.version, after);
        if (!book) break;
        after = book.id;
        await renew(book, now).catch((error: unknown) => failures.push(error));
      }
    } finally {
      // Once for all of them: what every process remembers of five thousand books would be made anew with
      // each. One that is ended on the way leaves some behind, and whoever makes these counts for it.
      try {
        if (after !== '') await countFindings(db).finally(changed);
      } finally {
        isUnderWay = false;
      }
    }
    if (failures.length > 0 && !isClosed) throw failures[0];
  }

  /** The round that has not begun yet sees to every change that comes before it does. */
  const { ask: follow, settled } = shareRuns(round);

  return {
    async foresee({ title, category, pages }) {
      const { phonics, version } = await current();
      const words = { title, pages, level: levelOf(category) };
      return { ...(await checker.check(words, phonics)), version };
    },

    follow,

    async followAwhile() {
      // Most of the time there is nothing to wait for, and nobody else is at it.
      if (!isUnderWay && !(await isAnyBehind(db, (await current()).version))) return 0;
      const done = follow().catch((error: unknown) =>
        log.error({ err: error }, 'Not every report has followed'),
      );
      const waited = Promise.withResolvers<void>();
      const timer = setTimeout(waited.resolve, patience);
      await Promise.race([done, waited.promise]);
      clearTimeout(timer);
      return countBehind(db, (await current()).version);
    },

    async close() {
      isClosed = true;
      await checker.close();
      await settled();
    },
  };
}
