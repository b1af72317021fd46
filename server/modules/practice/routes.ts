import type { FastifyInstance } from 'fastify';
import type { WordPart } from '../../../contracts/phonics.ts';
import type { PracticeWord } from '../../../contracts/practice.ts';
import { givesAway } from '../../../domain/likeness.ts';
import { EVENTS_KNOWN_FOR, stuckPart } from '../../../domain/practice.ts';
import { otherExampleOf } from '../../../phonics/other-examples.ts';
import { normalise } from '../../../phonics/words.ts';
import { route } from '../../http/route.ts';
import type { ScheduledJob } from '../../jobs/scheduler.ts';
import { loadBreakdowns, recordEvents } from './service.ts';
import { wordBreakdown } from './word-breakdown.ts';
import { deletePastEvents, listLearned, listWords } from './store.ts';
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

/** Returns the scheduled job that deletes the ids of old events, which no client sends again. */
export function practiceRoutes(app: FastifyInstance, services: Services): ScheduledJob {
  const { database, catalogue, authenticator, now } = services;

  route(app, authenticator, 'GET /api/practice', async ({ caller }) => {
    const [words, learned, shelf] = await Promise.all([
      listWords(database.db, caller.student, MAX_LISTED),
      listLearned(database.db, caller.student, now() - LEARNED_LISTED_MS, MAX_LISTED),
      catalogue.shelf(),
    ]);
    const titleOf = (bookId: string) => shelf.byId.get(bookId)?.row.title ?? null;
    return { words: words.map((row) => present(row, titleOf(row.book_id))), learned };
  });

  route(app, authenticator, 'POST /api/practice', async ({ caller, body }) => {
    const events = body.events.map((event) => ({ ...event, word: normalise(event.word) }));
    const breakdowns = await loadBreakdowns(catalogue, events);
    await withStudent(database, caller, now(), (transaction) =>
      recordEvents(transaction, caller.student, events, { breakdowns, now: now() }),
    );
    return null;
  });

  return {
    name: 'practice',
    run: () => deletePastEvents(database.db, now() - EVENTS_KNOWN_FOR),
  };
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

/** `title` is that of its book; null if the book was deleted, or is not published. */
function present(
  row: Awaited<ReturnType<typeof listWords>>[number],
  title: string | null,
): PracticeWord {
  const stored = wordBreakdown.safeParse(JSON.parse(row.making)).data;
  // An earlier version may have stored a shape that is not valid any more.
  const breakdown = stored ?? { printed: row.word, parts: [], isHeartWord: false, sentence: null };
  return {
    word: row.word,
    ...breakdown,
    stuckOn: withSafeExample(stuckPart(breakdown.parts), row.word),
    book: title === null ? null : { id: row.book_id, title },
    asked: row.asked,
    alone: row.alone,
    lastAskedAt: row.last_asked_at,
  };
}
