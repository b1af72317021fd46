// The owner's table of books: the text that a search in it matches, and its sort orders.
import { type BookState, stateNames } from './book-states.ts';
import { levelNames, levelOf, type Category } from './levels.ts';
import { searchable } from './search.ts';
import { type InSeries, seriesText } from './series.ts';

/** Shown if a book has no author, no text, or words that do not fit its level. */
export const UNKNOWN = 'Unknown';
export const NO_TEXT = 'No text';
export const MISFIT = 'Does not fit';

export const tableColumns = ['title', 'author', 'category', 'words'] as const;

export type TableColumn = (typeof tableColumns)[number];

export interface TableRow extends InSeries {
  title: string;
  author: string | null;
  category: Category;
  state: BookState;
  /** The owner's reason to keep the level although the words do not fit it. */
  levelReason: string | null;
  /** Null if the book's words are not known. */
  report: {
    /** The share of words that can be sounded out, from 0 to 1. */
    decodable: number;
    /** The number of distinct words that do not fit the level. */
    failing: number;
  } | null;
}

/** Returns the text of a row that a search matches. */
export function shownText(row: TableRow): string {
  const { title, author, category, state, levelReason, report } = row;
  const misfit = report !== null && report.failing > 0;
  const words = report === null ? [NO_TEXT] : misfit ? [MISFIT, levelReason] : [];
  const level = `Level ${levelOf(category)} ${levelNames[category]}`;
  const held = state === 'published' ? '' : stateNames[state];
  return searchable([title, author ?? UNKNOWN, level, held, ...words, seriesText(row)].join('\n'));
}

const { compare } = new Intl.Collator('en-AU', { numeric: true });

/** The sort key of each column. Null sorts last in both directions. */
const keyOf: Record<TableColumn, (row: TableRow) => string | number | null> = {
  title: ({ title }) => title,
  author: ({ author }) => author,
  category: ({ category }) => levelOf(category),
  words: ({ report }) => report?.decodable ?? null,
};

/** Returns the rows sorted by a column. The sort is stable. */
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
