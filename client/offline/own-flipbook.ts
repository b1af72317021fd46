// Which files a book needs whose flipbook is the library's own.
import { ownFlipbookId } from '../../contracts/addresses.ts';
import type { Book } from '../../contracts/books.ts';
import { flipbookPagesQuery } from '../api/flipbook-pages.ts';
import { queryClient } from '../api/queries.ts';
import type { BookFile } from './kept-files.ts';

/**
 * Returns the pictures of all pages, of a book that was just fetched, and caches its pages; [] for any other book. Only
 * the large pictures: the small ones have too few pixels for a page as large as a telephone's screen, or for a zoomed one.
 */
export async function filesOfFlipbook({
  id: bookId,
  flipbookUrl,
}: Pick<Book, 'id' | 'flipbookUrl'>): Promise<BookFile[]> {
  if (flipbookUrl === null || ownFlipbookId(flipbookUrl) === null) return [];
  const query = { ...flipbookPagesQuery(bookId, flipbookUrl), staleTime: 0 };
  const { id, pages } = await queryClient.fetchQuery(query);
  const { search } = new URL(flipbookUrl);
  return pages.map((_, index) => {
    const key = `/flipbooks/${id}/page-${index + 1}.webp`;
    return { address: key + search, key };
  });
}
