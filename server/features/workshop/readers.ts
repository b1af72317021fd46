// How many children read each book. Who they are is not said: one or two of them could be told apart,
// so so few are not told.
import type { ReadersOfBooks, ReaderSort } from '../../../contracts/workshop.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Db } from '../../database/open.ts';
import { countReaders, type ReaderCounts } from './store.ts';

/** Fewer children than this, and more than none, are not told. */
const FEWEST_TOLD = 3;
const LATELY = 30 * 24 * 60 * 60 * 1000;
/** Counts are kept for so many milliseconds: they are of interest by the day. */
const KEPT_FOR = 5 * 60_000;
/**
 * In so many pieces: on SQLite nobody else is served during one. With two million places in 5,000 books
 * a piece takes milliseconds.
 */
const PIECES = 1000;
const PAGE = 50;

interface Counted {
  countedAt: number;
  counts: Map<string, ReaderCounts>;
}

type Row = ReadersOfBooks['books'][number];

export interface Readers {
  /** A page of the books; pages are counted from 1. */
  page(sort: ReaderSort, order: 'up' | 'down', page: number): Promise<ReadersOfBooks>;
  /** All of them by title, as a table with commas; lines end as RFC 4180 has them. */
  table(): Promise<string[]>;
}

const nobody: ReaderCounts = { opened: 0, finished: 0, finishedLately: 0 };
const told = (count: number) => (count > 0 && count < FEWEST_TOLD ? null : count);
const FEW = `fewer than ${FEWEST_TOLD}`;

export function createReaders(db: Db, catalogue: Catalogue, now: () => number): Readers {
  let last: Promise<Counted> | undefined;
  let lastAt = 0;

  async function count(countedAt: number): Promise<Counted> {
    const ids = (await catalogue.shelf()).summaries.map(({ id }) => id);
    const counts = new Map<string, ReaderCounts>();
    const batch = Math.ceil(ids.length / PIECES);
    for (let start = 0; start < ids.length; start += batch) {
      const some = await countReaders(db, ids.slice(start, start + batch), countedAt - LATELY);
      for (const [id, one] of some) counts.set(id, one);
    }
    return { countedAt, counts };
  }

  function current(): Promise<Counted> {
    const at = now();
    if (last && at - lastAt < KEPT_FOR) return last;
    const counting = count(at);
    last = counting;
    lastAt = at;
    counting.catch(() => {
      if (last === counting) last = undefined;
    });
    return counting;
  }

  async function rows(): Promise<{ countedAt: number; books: Row[] }> {
    const { countedAt, counts } = await current();
    const books = (await catalogue.shelf()).summaries.map(({ id, title, category }) => {
      const { opened, finished, finishedLately } = counts.get(id) ?? nobody;
      return {
        ...{ id, title, category },
        ...{ opened: told(opened), finished: told(finished) },
        finishedLately: told(finishedLately),
      };
    });
    return { countedAt, books };
  }

  return {
    async page(sort, order, page) {
      const { countedAt, books } = await rows();
      const direction = order === 'up' ? 1 : -1;
      books.sort((a, b) => direction * compare(a, b, sort) || a.title.localeCompare(b.title));
      return {
        countedAt,
        total: books.length,
        pageSize: PAGE,
        books: books.slice((page - 1) * PAGE, page * PAGE),
      };
    },

    async table() {
      const { books } = await rows();
      const head = ['Title', 'Level', 'Opened by', 'Finished by', 'Finished in the last 30 days'];
      const lines = books.map((book) => [
        quote(book.title),
        book.category.replace('level', ''),
        ...[book.opened, book.finished, book.finishedLately].map((count) => count ?? FEW),
      ]);
      return [head, ...lines].map((line) => `${line.join(',')}\r\n`);
    },
  };
}

/** So few are as good as one: they do not tell their order. */
function compare(a: Row, b: Row, sort: ReaderSort): number {
  if (sort === 'title') return a.title.localeCompare(b.title);
  return (a[sort] ?? 1) - (b[sort] ?? 1);
}

/** A title that a spreadsheet would take for a formula begins with an apostrophe there. */
function quote(title: string): string {
  const harmless = /^[=+\-@\t\r]/.test(title) ? `'${title}` : title;
  return `"${harmless.replaceAll('"', '""')}"`;
}
