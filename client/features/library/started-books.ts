// The books of 'Continue Reading'. The progress says which ones at once, before the server responds.
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BookCard, Proposal } from '../../../contracts/books.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { MOST_STARTED } from '../../../domain/progress.ts';
import { proposalQuery, queryClient } from '../../api/queries.ts';
import { knownCards } from './known-cards.ts';
import { listStarted } from './shelf.ts';

interface Known {
  progress: readonly ProgressEntry[] | undefined;
  proposal: Proposal | undefined;
  /** The cards that the shelf has. */
  loaded: readonly BookCard[];
}

const listedIn = ({ proposal, loaded }: Known): BookCard[] => [
  ...(proposal?.started ?? []),
  ...loaded,
];

export const startedBooks = (known: Known): BookCard[] =>
  knownCards(listStarted(known.progress ?? []), listedIn(known)).slice(0, MOST_STARTED);

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
    knownCards(first, listedIn(known)).length < first.length;
  useEffect(() => {
    if (isBehind) void queryClient.invalidateQueries(proposalQuery(), { cancelRefetch: false });
  }, [isBehind]);
  return startedBooks(known);
}
