import type { FastifyInstance } from 'fastify';
import type { WordPart } from '../../../contracts/phonics.ts';
import type { PracticeEvent, PracticeWord } from '../../../contracts/practice.ts';
import { givesAway } from '../../../domain/likeness.ts';
import { askedFor, EVENTS_KNOWN_FOR, readUnaided, stuckPart } from '../../../domain/practice.ts';
import { happenedAt } from '../../../domain/progress.ts';
import { otherExampleOf } from '../../../phonics/other-examples.ts';
import { normalise } from '../../../phonics/words.ts';
import { route } from '../../http/route.ts';
import type { ScheduledJob } from '../../jobs/scheduler.ts';
import { breakDownWords, type WordBreakdown, wordBreakdown } from './word-breakdown.ts';
import {
  dropOldest,
  deletePastEvents,
  getWords,
  type StoredWord,
  listLearned,
  listWords,
  saveNewEvents,
  saveWord,
} from './store.ts';
import { withStudent } from '../students/lock.ts';
import type { Catalogue } from '../catalogue/service.ts';
import type { Database } from '../../database/open.ts';
import type { Authenticator } from '../../http/authenticate.ts';

interface Services {
  catalogue: Catalogue;
  database: Database;
  /** Epoch milliseconds. */
  now: () => number;
  authenticator: Authenticator;
}

/** Maximum number of words in each list of a response. */
const MAX_LISTED = 100;
const LEARNED_LISTED_MS = 30 * 86_400_000;

/** The breakdowns of words, by book id and then by word. */
type Breakdowns = Map<string, ReadonlyMap<string, WordBreakdown>>;

/** Returns the scheduled job that deletes the ids of old events, which no client sends again. */
export function practiceRoutes(app: FastifyInstance, services: Services): ScheduledJob {
  const { database, catalogue, authenticator, now } = services;

  /** Breaks down the words of the events. Books that were deleted are left out. */
  async function loadBreakdowns(events: readonly PracticeEvent[]): Promise<Breakdowns> {
    const asked = events.filter((event) => event.kind === 'asked');
    const breakdowns: Breakdowns = new Map();
    for (const [bookId, ofBook] of Map.groupBy(asked, ({ bookId }) => bookId)) {
      const book = bookId === null ? undefined : await catalogue.get(bookId);
      if (!book) continue;
      breakdowns.set(book.id, await breakDownWords(book, new Set(ofBook.map(({ word }) => word))));
    }
    return breakdowns;
  }

  route(app, authenticator, 'GET /api/practice', async ({ caller }) => {
    const [words, learned] = await Promise.all([
      listWords(database.db, caller.uid, MAX_LISTED),
      listLearned(database.db, caller.uid, now() - LEARNED_LISTED_MS, MAX_LISTED),
    ]);
    return { words: words.map(present), learned };
  });

  route(app, authenticator, 'POST /api/practice', async ({ caller, body }) => {
    const { uid } = caller;
    const events = body.events.map((event) => ({ ...event, word: normalise(event.word) }));
    const breakdowns = await loadBreakdowns(events);
    await withStudent(database, uid, now(), async (transaction) => {
      const fresh = await saveNewEvents(
        transaction,
        uid,
        events.map(({ id }) => id),
        now(),
      );
      const names = [...new Set(events.map(({ word }) => word))];
      const words = await getWords(transaction, uid, names);
      const changed = new Set<string>();
      for (const event of events) {
        if (!fresh.delete(event.id)) continue;
        const after = applyEvent(words.get(event.word) ?? null, event, breakdowns, now());
        if (after === null) continue;
        words.set(event.word, after);
        changed.add(event.word);
      }
      for (const word of changed) {
        const stored = words.get(word);
        if (stored) await saveWord(transaction, uid, word, stored);
      }
      await dropOldest(transaction, uid);
    });
    return null;
  });

  return {
    name: 'practice',
    run: () => deletePastEvents(database.db, now() - EVENTS_KNOWN_FOR),
  };
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

/** Returns the part with an example that does not give the word away, or without an example. */
function withSafeExample(part: WordPart | undefined, word: string): WordPart | null {
  if (part === undefined) return null;
  const { phonogram, example } = part;
  const named = phonogram?.split(':')[1];
  const other = phonogram === null ? undefined : otherExampleOf(phonogram);
  const fits = [named, example, other].find((one) => one && !givesAway(word, one));
  return { ...part, example: fits ?? null };
}

function present(row: Awaited<ReturnType<typeof listWords>>[number]): PracticeWord {
  const stored = wordBreakdown.safeParse(JSON.parse(row.making)).data;
  // An earlier version may have stored a shape that is not valid any more.
  const breakdown = stored ?? { printed: row.word, parts: [], isHeartWord: false, sentence: null };
  return {
    word: row.word,
    ...breakdown,
    stuckOn: withSafeExample(stuckPart(breakdown.parts), row.word),
    book: row.title === null ? null : { id: row.book_id, title: row.title },
    asked: row.asked,
    alone: row.alone,
    lastAskedAt: row.last_asked_at,
  };
}
