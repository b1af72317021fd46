// The owner's table of books: what it shows, which is what a search in it looks at, and its orders.
import { levelNames, levelOf, type Category } from './levels.ts';
import { searchable } from './search.ts';

/** What stands in the place of an author, or of the figures of a book whose words are not known. */
export const UNKNOWN = 'Unknown';
export const NO_TEXT = 'No text';
export const MISFIT = 'Does not fit';

export const tableColumns = ['title', 'author', 'category', 'words'] as const;

export type TableColumn = (typeof tableColumns)[number];

export interface TableRow {
  title: string;
  author: string | null;
  category: Category;
  /** Why its level is right although its words do not fit. */
  levelReason: string | null;
  /** Null where its words are not known. */
  report: {
    /** The share that can be sounded out, from 0 to 1. */
    decodable: number;
    /** How many different words do not fit. */
    failing: number;
  } | null;
}

/** What a search in the table looks at. */
export function shownText({ title, author, category, levelReason, report }: TableRow): string {
  const misfit = report !== null && report.failing > 0;
  const state = report === null ? [NO_TEXT] : misfit ? [MISFIT, levelReason] : [];
  const level = `Level ${levelOf(category)} ${levelNames[category]}`;
  return searchable([title, author ?? UNKNOWN, level, ...state].join('\n'));
}

const { compare } = new Intl.Collator('en-AU', { numeric: true });

/** What a row is ordered by; null stands last, whichever way the order goes. */
const keyOf: Record<TableColumn, (row: TableRow) => string | number | null> = {
  title: ({ title }) => title,
  author: ({ author }) => author,
  category: ({ category }) => levelOf(category),
  words: ({ report }) => report?.decodable ?? null,
};

/** Rows in the order of a column; those that are equal in it stay as they were. */
export function sortRows<Row extends TableRow>(
  rows: readonly Row[],
  column: TableColumn,
  order: 'up' | 'down',
): Row[] {
  const sign = order === 'up' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, key: keyOf[column](row) }));
  keyed.sort(({ key: one }, { key: other }) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const difference = typeof one === 'string' ? compare(one, String(other)) : one - Number(other);
    return sign * difference;
  });
  return keyed.map(({ row }) => row);
}
