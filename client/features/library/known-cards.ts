// The cards of books that no list may have shown: a book that was opened, or is kept, in this browser is known, too.
import type { BookCard } from '../../../contracts/books.ts';
import { bookQuery, queryClient } from '../../api/queries.ts';

/** Returns the cards of books, as far as they are known, in the order of `ids`. A later one of `listed` replaces an earlier one. */
export function knownCards(ids: readonly string[], listed: readonly BookCard[] = []): BookCard[] {
  const cards = new Map(listed.map((card) => [card.id, card]));
  return ids.flatMap(
    (id) => cards.get(id) ?? queryClient.getQueryData(bookQuery(id).queryKey) ?? [],
  );
}
