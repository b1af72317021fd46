// The only way a book leaves the server: every field is named.
import type { AdminBook, Book, BookSummary } from '../../contracts/books.ts';
import { type BookReport, bookReport, type ReportFigures } from '../../contracts/phonics.ts';
import type { AdminBookRow, BookRow, BookSummaryRow } from './store.ts';

export function presentSummary(row: BookSummaryRow): BookSummary {
  return {
    id: row.id,
    title: row.title,
    author: row.author,
    description: row.description,
    category: row.category,
    coverImageUrl: row.cover_image_url,
    flipbookType: row.flipbook_type,
    totalPages: row.total_pages,
    starReward: row.star_reward,
  };
}

export function presentBook(row: BookRow): Book {
  return {
    ...presentSummary(row),
    content: row.content,
    flipbookUrl: row.flipbook_url,
    flipbookId: row.flipbook_id,
  };
}

/** Null also where an earlier edition stored it in a shape that is not known any more. */
export function presentReport(stored: string | null): BookReport | null {
  return stored === null ? null : (bookReport.safeParse(JSON.parse(stored)).data ?? null);
}

function presentFigures(report: BookReport | null): ReportFigures | null {
  if (report === null) return null;
  const { level, words, decodable, withHeartWords, practising, failing } = report;
  return {
    level,
    words,
    decodable,
    withHeartWords,
    practising: practising.length,
    failing: failing.length,
  };
}

/** `openUrl` is where a flipbook of the library's own opens. */
export function presentAdminBook(row: AdminBookRow, openUrl: string | null): AdminBook {
  return {
    ...presentSummary(row),
    flipbookUrl: row.flipbook_url,
    flipbookId: row.flipbook_id,
    openUrl,
    createdAt: row.created_at,
    report: presentFigures(presentReport(row.report)),
    levelReason: row.level_reason,
  };
}
