// A new book: the columns that are known before its words are checked, and what the record says of it.
import { randomUUID } from 'node:crypto';
import { ownFlipbookId } from '../../../contracts/addresses.ts';
import type { BookChanges, NewBook } from '../../../contracts/book-form.ts';
import { NO_SERIES, seriesAfter } from '../catalogue/book-series.ts';
import type { Flipbooks } from '../flipbooks/service.ts';
import type { NotedChange } from '../record/note-change.ts';
import { recordedBook } from '../record/recorded-book.ts';
import { toFormColumns } from './form-columns.ts';
import { PUBLISHED, stateAfter } from './publishing.ts';

type Rendered = Pick<Flipbooks, 'getRendered'>;

/** Returns the number of pages of the library's own flipbook; undefined for other books. */
export async function renderedPageCount(
  flipbooks: Rendered,
  book: NewBook | BookChanges,
): Promise<number | undefined> {
  const id = book.flipbookType === 'html' ? null : ownFlipbookId(book.flipbookUrl);
  return id === null ? undefined : (await flipbooks.getRendered(id))?.pages.length;
}

/** Throws `invalid_request` for bad pages, and for a time to publish that has passed. `at` is in epoch milliseconds. */
export async function newRow(flipbooks: Rendered, book: NewBook, at: number) {
  const state = stateAfter(PUBLISHED, book, at);
  return {
    ...(await toFormColumns(book, (await renderedPageCount(flipbooks, book)) ?? 1)),
    ...state,
    ...seriesAfter(NO_SERIES, book),
    id: randomUUID(),
    star_reward: book.starReward,
    created_at: at,
  };
}

export type NewRow = Awaited<ReturnType<typeof newRow>>;

/** The record needs no words of a new book: nothing was before them. */
const withoutWords = ({
  text: _text,
  content: _content,
  ...others
}: ReturnType<typeof recordedBook>) => others;

/** `by` is the owner's username. */
export function noteOfNew(row: NewRow, { by, at }: Pick<NotedChange, 'by' | 'at'>): NotedChange {
  const after = withoutWords(recordedBook(row));
  const subject = { id: row.id, name: row.title };
  return { by, at, kind: 'book.added', subject, before: null, after };
}
