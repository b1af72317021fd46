import { ownFlipbookId } from '../../contracts/addresses.ts';
import type { FlipbookPages } from '../../contracts/flipbooks.ts';
import { isOffline } from '../api/connection.ts';
import { flipbookPagesQuery } from '../api/flipbook-pages.ts';
import { queryClient } from '../api/queries.ts';
import { keptBookIds } from './kept-books.ts';
import { canKeep } from './worker.ts';

/** Returns the pages of a book that this device keeps, to be shown in the page; null if it does not keep them. */
export function keptPagesOf(bookId: string, flipbookUrl: string): FlipbookPages | null {
  if (!canKeep() || !keptBookIds().includes(bookId)) return null;
  const kept = queryClient.getQueryData(flipbookPagesQuery(bookId, flipbookUrl).queryKey);
  if (kept === undefined) return null;
  // Without a network, the pages of a flipbook that was replaced meanwhile are better than none.
  return kept.id === ownFlipbookId(flipbookUrl) || isOffline() ? kept : null;
}
