// Builds the API representations of a book. Every field is listed, so no column leaks by accident.
import type { z } from 'zod';
import { ownFlipbookId } from '../../../contracts/addresses.ts';
import type { AdminBook, Book, BookSummary, WholeBook } from '../../../contracts/books.ts';
import {
  type BookReport,
  bookReport,
  type BookWords,
  bookWords,
  type ReportFigures,
} from '../../../contracts/phonics.ts';
import { placeOf } from './book-place.ts';
import { presentSeries } from './book-series.ts';
import { readPages } from './inline-pages.ts';
import { presentState } from './publication.ts';
import type { AdminBookRow, BookSummaryRow, ReadBookRow, WholeBookRow } from './book-rows.ts';

const isElsewhere = ({ flipbook_url: address }: BookSummaryRow): boolean =>
  address !== null && ownFlipbookId(address) === null;

export function presentSummary(row: BookSummaryRow): BookSummary {
  return {
    id: row.id,
    title: row.title,
    author: row.author,
    description: row.description,
    category: row.category,
    coverImageUrl: row.cover_image_url,
    heroImageUrl: row.hero_image_url,
    flipbookType: row.flipbook_type,
    totalPages: row.total_pages,
    starReward: row.star_reward,
    ...presentSeries(row),
    ...(isElsewhere(row) && { isElsewhere: true }),
  };
}

/** Parses a stored JSON value. Returns null if an earlier version of the software stored another shape. */
function presentStored<T>(shape: z.ZodType<T>, stored: string | null): T | null {
  return stored === null ? null : (shape.safeParse(JSON.parse(stored)).data ?? null);
}

/** Returns the breakdown of a book's words; null for a flipbook, and for a book that is not checked yet. */
export const presentBookWords = (row: ReadBookRow): BookWords | null =>
  row.content === null ? null : presentStored(bookWords, row.words);

export function presentBook(row: ReadBookRow, narration: Book['narration'] = []): Book {
  return {
    ...presentSummary(row),
    content: row.content,
    flipbookUrl: row.flipbook_url,
    flipbookId: row.flipbook_id,
    words: presentBookWords(row),
    narration,
  };
}

export const presentReport = (stored: string | null): BookReport | null =>
  presentStored(bookReport, stored);

function presentFigures(report: BookReport | null): ReportFigures | null {
  if (report === null) return null;
  const { level, step, words, decodable, withHeartWords, practising, failing } = report;
  return {
    level,
    step,
    words,
    decodable,
    withHeartWords,
    practising: practising.length,
    failing: failing.length,
  };
}

/** What the owner sees of a book that is not in its row. */
export interface OwnersView {
  /** Epoch milliseconds. */
  now: number;
  /** How many children have begun the book. */
  begun: number;
}

const presentPlace = (place: number | null) => place !== null && { place };

/** The fields that the owner sees wherever a book is shown. */
const presentOwnerFields = (row: AdminBookRow | WholeBookRow, { now, begun }: OwnersView) => ({
  ...presentSummary(row),
  ...presentState(row, now),
  begun,
  flipbookUrl: row.flipbook_url,
  flipbookId: row.flipbook_id,
  createdAt: row.created_at,
  levelReason: row.level_reason,
  ...presentPlace(placeOf(row)),
});

/** `openUrl` opens the library's own flipbook; null for other books. */
export function presentAdminBook(
  row: AdminBookRow,
  { openUrl, ...view }: OwnersView & { openUrl: string | null },
): AdminBook {
  return {
    ...presentOwnerFields(row, view),
    openUrl,
    report: presentFigures(presentReport(row.report)),
  };
}

export function presentWholeBook(row: WholeBookRow, view: OwnersView): WholeBook {
  return {
    ...presentOwnerFields(row, view),
    text: row.text,
    content: row.content === null ? null : readPages(row.content),
    version: row.version,
  };
}
