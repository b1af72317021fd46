// Counts the children who read each book. Counts of one or two are hidden, because they could identify a child.
import type { ReadersOfBooks, ReaderSort } from '../../../contracts/insights.ts';
import type { Catalogue } from '../catalogue/service.ts';
import type { Shelf } from '../catalogue/shelf.ts';
import { csvLine, csvText } from '../../http/csv.ts';
import { countReaders, type ReaderCounts } from './store.ts';
import type { Db } from '../../database/tables.ts';

/** Smaller counts are hidden, except 0. */
const MIN_SHOWN = 3;
const RECENT_MS = 30 * 24 * 60 * 60 * 1000;
/** How long counts are cached, in milliseconds. */
const CACHE_MS = 5 * 60_000;
/**
 * The number of statements that count all books: SQLite blocks the process during a statement. With two million
 * reading positions in 5,000 books a statement takes milliseconds.
 */
const BATCHES = 1000;
const PAGE_SIZE = 50;

interface Counted {
  countedAt: number;
  counts: Map<string, ReaderCounts>;
}

/** The rows of the table for one shelf and one count. */
interface ReaderTable {
  shelf: Shelf;
  counted: Counted;
  books: readonly Row[];
  /** The rows in each order requested so far. */
  sorted: Map<string, Row[]>;
}

type Row = ReadersOfBooks['books'][number];

export interface Readers {
  /** Returns a page of the table; pages are counted from 1. */
  page(sort: ReaderSort, order: 'up' | 'down', page: number): Promise<ReadersOfBooks>;
  /** Returns the lines of the whole table as CSV. */
  table(): Promise<string[]>;
}

const nobody: ReaderCounts = { opened: 0, finished: 0, finishedLately: 0 };
const hideSmallCount = (count: number) => (count > 0 && count < MIN_SHOWN ? null : count);
/** Faster than `localeCompare`, which creates a collator for every comparison. */
const { compare: compareTitles } = new Intl.Collator();
const FEW = `fewer than ${MIN_SHOWN}`;

export function createReaders(db: Db, catalogue: Catalogue, now: () => number): Readers {
  let last: Promise<Counted> | undefined;
  let lastAt = 0;

  async function count(countedAt: number): Promise<Counted> {
    const ids = (await catalogue.ownerShelf()).summaries.map(({ id }) => id);
    const counts = new Map<string, ReaderCounts>();
    const batch = Math.ceil(ids.length / BATCHES);
    for (let start = 0; start < ids.length; start += batch) {
      const some = await countReaders(db, ids.slice(start, start + batch), countedAt - RECENT_MS);
      for (const [id, one] of some) counts.set(id, one);
    }
    return { countedAt, counts };
  }

  function current(): Promise<Counted> {
    const at = now();
    if (last && at - lastAt < CACHE_MS) return last;
    const counting = count(at);
    last = counting;
    lastAt = at;
    counting.catch(() => {
      if (last === counting) last = undefined;
    });
    return counting;
  }

  /** Reused for all pages, until the shelf or the counts change. */
  let cachedTable: ReaderTable | undefined;

  async function loadTable(): Promise<ReaderTable> {
    const counted = await current();
    const shelf = await catalogue.ownerShelf();
    if (cachedTable?.shelf === shelf && cachedTable.counted === counted) return cachedTable;
    const books = shelf.summaries.map(({ id, title, category }) => {
      const { opened, finished, finishedLately } = counted.counts.get(id) ?? nobody;
      return {
        ...{ id, title, category },
        ...{ opened: hideSmallCount(opened), finished: hideSmallCount(finished) },
        finishedLately: hideSmallCount(finishedLately),
      };
    });
    cachedTable = { shelf, counted, books, sorted: new Map() };
    return cachedTable;
  }

  function sort({ books, sorted }: ReaderTable, by: ReaderSort, order: 'up' | 'down'): Row[] {
    const direction = order === 'up' ? 1 : -1;
    const cached = sorted.get(`${by} ${order}`);
    if (cached) return cached;
    const rows = books.toSorted(
      (a, b) => direction * compare(a, b, by) || compareTitles(a.title, b.title),
    );
    sorted.set(`${by} ${order}`, rows);
    return rows;
  }

  return {
    async page(by, order, page) {
      const table = await loadTable();
      const books = sort(table, by, order);
      return {
        countedAt: table.counted.countedAt,
        total: books.length,
        pageSize: PAGE_SIZE,
        books: books.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      };
    },

    async table() {
      const { books } = await loadTable();
      const head = ['Title', 'Level', 'Opened by', 'Finished by', 'Finished in the last 30 days'];
      const lines = books.map((book) => [
        csvText(book.title),
        book.category.replace('level', ''),
        ...[book.opened, book.finished, book.finishedLately].map((count) => count ?? FEW),
      ]);
      return [head, ...lines].map(csvLine);
    },
  };
}

/** Sorts all hidden counts as 1, so that the order does not reveal them. */
function compare(a: Row, b: Row, sort: ReaderSort): number {
  if (sort === 'title') return compareTitles(a.title, b.title);
  return (a[sort] ?? 1) - (b[sort] ?? 1);
}
