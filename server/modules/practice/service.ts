// What the events of a child's reading change in the list of words to practise.
import type { PracticeEvent } from '../../../contracts/practice.ts';
import { askedFor, readUnaided } from '../../../domain/practice.ts';
import { happenedAt } from '../../../domain/progress.ts';
import type { Catalogue } from '../catalogue/service.ts';
import type { Db } from '../../database/tables.ts';
import { dropOldest, getWords, saveNewEvents, saveWord, type StoredWord } from './store.ts';
import { breakDownWords, type WordBreakdown } from './word-breakdown.ts';

/** The breakdowns of words, by book id and then by word. */
type Breakdowns = Map<string, ReadonlyMap<string, WordBreakdown>>;

/** Breaks down the words that the events ask for. Books that were deleted are left out. */
export async function loadBreakdowns(
  catalogue: Catalogue,
  events: readonly PracticeEvent[],
): Promise<Breakdowns> {
  const asked = events.filter((event) => event.kind === 'asked');
  const breakdowns: Breakdowns = new Map();
  for (const [bookId, ofBook] of Map.groupBy(asked, ({ bookId }) => bookId)) {
    const book = bookId === null ? undefined : await catalogue.get(bookId);
    if (!book) continue;
    breakdowns.set(book.id, await breakDownWords(book, new Set(ofBook.map(({ word }) => word))));
  }
  return breakdowns;
}

/**
 * Stores what the events change. Their words are normalised. An event that was recorded before changes nothing.
 * `now` is in epoch milliseconds.
 */
export async function recordEvents(
  transaction: Db,
  userId: string,
  events: readonly PracticeEvent[],
  { breakdowns, now }: { breakdowns: Breakdowns; now: number },
): Promise<void> {
  const ids = events.map(({ id }) => id);
  const fresh = await saveNewEvents(transaction, userId, ids, now);
  const names = [...new Set(events.map(({ word }) => word))];
  const words = await getWords(transaction, userId, names);
  const changed = new Map<string, StoredWord>();
  for (const event of events) {
    if (!fresh.delete(event.id)) continue;
    const before = changed.get(event.word) ?? words.get(event.word) ?? null;
    const after = applyEvent(before, event, breakdowns, now);
    if (after !== null) changed.set(event.word, after);
  }
  for (const [word, stored] of changed) await saveWord(transaction, userId, word, stored);
  await dropOldest(transaction, userId);
}

/**
 * Returns the stored word after an event; null when it changes nothing. A book may have been edited or deleted
 * since a tablet showed it: a word that the book does not have is ignored, unless it is stored already.
 */
function applyEvent(
  before: StoredWord | null,
  event: PracticeEvent,
  breakdowns: Breakdowns,
  now: number,
): StoredWord | null {
  const at = happenedAt(event.at, now);
  if (event.kind === 'alone') {
    const after = readUnaided(before, at);
    return before && after && { ...before, ...after };
  }
  const { bookId } = event;
  const breakdown = bookId === null ? undefined : breakdowns.get(bookId)?.get(event.word);
  const source =
    bookId !== null && breakdown
      ? { bookId, breakdown: JSON.stringify(breakdown) }
      : before && { bookId: before.bookId, breakdown: before.breakdown };
  return source && { ...source, ...askedFor(before, at) };
}
