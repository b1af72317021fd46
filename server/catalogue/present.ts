// The only way a book leaves the server: every field is named.
import type { AdminBook, Book, BookSummary } from '../../contracts/books.ts';
import type { BookRow, BookSummaryRow } from './store.ts';

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

export function presentAdminBook(row: BookSummaryRow): AdminBook {
  return {
    ...presentSummary(row),
    flipbookUrl: row.flipbook_url,
    flipbookId: row.flipbook_id,
    createdAt: row.created_at,
  };
}
