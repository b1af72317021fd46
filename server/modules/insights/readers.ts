// How many children read each book. Who they are is not said: one or two of them could be told apart,
// so so few are not told.
import type { ReadersOfBooks, ReaderSort } from '../../../contracts/insights.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Shelf } from '../catalogue/shelf.ts';
import { countReaders, type ReaderCounts } from './store.ts';
import type { Db } from '../../database/tables.ts';

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

/** The books of one shelf with their counts. */
interface Told {
  shelf: Shelf;
  counted: Counted;
  books: readonly Row[];
  /** In the orders that were asked for. */
  sorted: Map<string, Row[]>;
}

type Row = ReadersOfBooks['books'][number];

export interface Readers {
  /** A page of the books; pages are counted from 1. */
  page(sort: ReaderSort, order: 'up' | 'down', page: number): Promise<ReadersOfBooks>;
  /** All of them by title, as a table with commas; lines end as RFC 4180 has them. */
  table(): Promise<string[]>;
}

const nobody: ReaderCounts = { opened: 0, finished: 0, finishedLately: 0 };
const toTell = (count: number) => (count > 0 && count < FEWEST_TOLD ? null : count);
/** As `localeCompare` does, which makes one for every pair. */
const { compare: compareTitles } = new Intl.Collator();
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

  /** Worked out once for all pages, until there is another shelf or they are counted anew. */
  let told: Told | undefined;

  async function tell(): Promise<Told> {
    const counted = await current();
    const shelf = await catalogue.shelf();
    if (told?.shelf === shelf && told.counted === counted) return told;
    const books = shelf.summaries.map(({ id, title, category }) => {
      const { opened, finished, finishedLately } = counted.counts.get(id) ?? nobody;
      return {
        ...{ id, title, category },
        ...{ opened: toTell(opened), finished: toTell(finished) },
        finishedLately: toTell(finishedLately),
      };
    });
    told = { shelf, counted, books, sorted: new Map() };
    return told;
  }

  function sort({ books, sorted }: Told, by: ReaderSort, order: 'up' | 'down'): Row[] {
    const direction = order === 'up' ? 1 : -1;
    const known = sorted.get(`${by} ${order}`);
    if (known) return known;
    const made = books.toSorted(
      (a, b) => direction * compare(a, b, by) || compareTitles(a.title, b.title),
    );
    sorted.set(`${by} ${order}`, made);
    return made;
  }

  return {
    async page(by, order, page) {
      const told = await tell();
      const books = sort(told, by, order);
      return {
        countedAt: told.counted.countedAt,
        total: books.length,
        pageSize: PAGE,
        books: books.slice((page - 1) * PAGE, page * PAGE),
      };
    },

    async table() {
      const { books } = await tell();
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
  if (sort === 'title') return compareTitles(a.title, b.title);
  return (a[sort] ?? 1) - (b[sort] ?? 1);
}

/** A title that a spreadsheet would take for a formula begins with an apostrophe there. */
function quote(title: string): string {
  const harmless = /^[=+\-@\t\r]/.test(title) ? `'${title}` : title;
  return `"${harmless.replaceAll('"', '""')}"`;
}
