// The books of 'Continue Reading'. The progress says which ones at once, before the server responds.
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BookCard, Proposal } from '../../../contracts/books.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { MOST_STARTED } from '../../../domain/progress.ts';
import { bookQuery, proposalQuery, queryClient } from '../../api/queries.ts';
import { listStarted } from './shelf.ts';

interface Known {
  progress: readonly ProgressEntry[] | undefined;
  proposal: Proposal | undefined;
  /** The cards that the shelf has. */
  loaded: readonly BookCard[];
}

/** Returns the cards by the ids of their books, as far as they are known. */
function knownCards(ids: readonly string[], { proposal, loaded }: Known): BookCard[] {
  const cards = new Map([...(proposal?.started ?? []), ...loaded].map((card) => [card.id, card]));
  // A book that was opened in this browser is known, too.
  return ids.flatMap(
    (id) => cards.get(id) ?? queryClient.getQueryData(bookQuery(id).queryKey) ?? [],
  );
}

export const startedBooks = (known: Known): BookCard[] =>
  knownCards(listStarted(known.progress ?? []), known).slice(0, MOST_STARTED);

/** Fetches the proposal again if a book was begun since, on another device, that the shelf has not loaded. */
export function useStartedBooks(
  progress: UseQueryResult<ProgressEntry[]>,
  proposal: UseQueryResult<Proposal>,
  loaded: readonly BookCard[],
): BookCard[] {
  const known = { progress: progress.data, proposal: proposal.data, loaded };
  const first = listStarted(progress.data ?? []).slice(0, MOST_STARTED);
  const isBehind =
    proposal.dataUpdatedAt < progress.dataUpdatedAt &&
    knownCards(first, known).length < first.length;
  useEffect(() => {
    if (isBehind) void queryClient.invalidateQueries(proposalQuery(), { cancelRefetch: false });
  }, [isBehind]);
  return startedBooks(known);
}
