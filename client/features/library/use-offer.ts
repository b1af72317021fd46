// The book that the home offers first. Without a network it is one that opens.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { BookCard } from '../../../contracts/books.ts';
import {
  booksQuery,
  itemsOf,
  progressQuery,
  proposalQuery,
  queryClient,
} from '../../api/queries.ts';
import { fetchPicture } from '../../book-pages/fetch-picture.ts';
import { useIsCutOff } from '../../offline/cut-off.ts';
import { useKeptBooks } from '../../offline/kept-books.ts';
import { useKeptByItself } from '../../offline/use-kept-by-itself.ts';
import { knownCards } from './known-cards.ts';
import { indexProgress, offerBook, offerKept, type Offer } from './shelf.ts';
import { startedBooks } from './started-books.ts';

/** The library screen has made these requests: a failed one is not repeated here. */
const NO_RETRY = { retryOnMount: false };

/** `started` are the books begun and not finished. */
export function useOffer(started: readonly BookCard[]): Offer | undefined {
  const proposal = useQuery({ ...proposalQuery(), ...NO_RETRY }).data;
  const progress = useQuery({ ...progressQuery(), ...NO_RETRY }).data ?? [];
  const shelf = useInfiniteQuery({ ...booksQuery(), ...NO_RETRY }).data;
  useKeptByItself(proposal?.book ?? proposal?.again, 'proposed');
  const kept = useKeptBooks();
  const isCutOff = useIsCutOff();
  const usual = offerBook(started, proposal, indexProgress(progress));
  if (!isCutOff || kept.length === 0) return usual;

  const ofShelf = shelf === undefined ? [] : itemsOf(shelf);
  const listed = [...ofShelf, ...started, proposal?.book ?? [], proposal?.again ?? []].flat();
  // In the order of the shelf; then those that it did not show yet.
  const inOrder = [...new Set([...listed, ...kept].map(({ id }) => id))];
  const keptIds = inOrder.filter((id) => kept.some((book) => book.id === id));
  return offerKept(knownCards(keptIds, listed), proposal, progress) ?? usual;
}

/** A cover that is not there holds the first screen up for so long, in milliseconds. */
const LONGEST = 250;

/** Fetches the cover of the usual book, by the answers that are known, so that the first frame of the home has it. */
export async function fetchOfferedCover(): Promise<void> {
  const progress = queryClient.getQueryData(progressQuery().queryKey) ?? [];
  const proposal = queryClient.getQueryData(proposalQuery().queryKey);
  const shelf = queryClient.getQueryData(booksQuery().queryKey);
  const loaded = shelf === undefined ? [] : itemsOf(shelf);
  const started = startedBooks({ progress, proposal, loaded });
  const cover = offerBook(started, proposal, indexProgress(progress))?.book.coverImageUrl;
  if (!cover) return;
  const decoded = fetchPicture(cover, 'high')
    .decode()
    .catch(() => {});
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, LONGEST))]);
}
