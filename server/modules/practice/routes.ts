import type { FastifyInstance } from 'fastify';
import type { WordPart } from '../../../contracts/phonics.ts';
import type { PracticeEvent, PracticeWord } from '../../../contracts/practice.ts';
import { givesAway } from '../../../domain/likeness.ts';
import { askedFor, EVENTS_KNOWN_FOR, readAlone, stuckPart } from '../../../domain/practice.ts';
import { happenedAt } from '../../../domain/progress.ts';
import { otherExampleOf } from '../../../phonics/other-examples.ts';
import { normalise } from '../../../phonics/words.ts';
import { route } from '../../http/route.ts';
import type { Chore } from '../../jobs/scheduler.ts';
import { makingsOf, type WordMaking, wordMaking } from './making.ts';
import {
  dropOldest,
  forgetEvents,
  getWords,
  type KeptWord,
  listLearned,
  listWords,
  noteEvents,
  saveWord,
} from './store.ts';
import { withStudent } from '../students/lock.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../../database/open.ts';
import type { Session } from '../../http/authenticate.ts';

interface Services {
  catalogue: Catalogue;
  database: Database;
  /** Epoch milliseconds. */
  now: () => number;
  session: Session;
}

/** How many words an answer has at most, to practise and learned. */
const MOST_LISTED = 100;
const LATELY = 30 * 86_400_000;

/** What books say of words: by the ids of the books, then by the words. */
type Makings = Map<string, ReadonlyMap<string, WordMaking>>;

/** Answers what has to be done from time to time: what was told long ago comes no second time. */
export function practiceRoutes(app: FastifyInstance, services: Services): Chore {
  const { database, catalogue, session, now } = services;

  /** What the book of each event says of its words, by its id; a book that has left the library is not there. */
  async function readMakings(events: readonly PracticeEvent[]): Promise<Makings> {
    const asked = events.filter((event) => event.kind === 'asked');
    const makings: Makings = new Map();
    for (const [bookId, some] of Map.groupBy(asked, ({ bookId }) => bookId)) {
      const book = bookId === null ? undefined : await catalogue.get(bookId);
      if (!book) continue;
      makings.set(book.id, await makingsOf(book, new Set(some.map(({ word }) => word))));
    }
    return makings;
  }

  route(app, session, 'GET /api/practice', async ({ caller }) => {
    const [words, learned] = await Promise.all([
      listWords(database.db, caller.uid, MOST_LISTED),
      listLearned(database.db, caller.uid, now() - LATELY, MOST_LISTED),
    ]);
    return { words: words.map(present), learned };
  });

  route(app, session, 'POST /api/practice', async ({ caller, body }) => {
    const { uid } = caller;
    const events = body.events.map((event) => ({ ...event, word: normalise(event.word) }));
    const makings = await readMakings(events);
    await withStudent(database, uid, now(), async (transaction) => {
      const fresh = await noteEvents(
        transaction,
        uid,
        events.map(({ id }) => id),
        now(),
      );
      const named = [...new Set(events.map(({ word }) => word))];
      const words = await getWords(transaction, uid, named);
      const changed = new Set<string>();
      for (const event of events) {
        if (!fresh.delete(event.id)) continue;
        const after = tell(words.get(event.word) ?? null, event, makings, now());
        if (after === null) continue;
        words.set(event.word, after);
        changed.add(event.word);
      }
      for (const word of changed) {
        const kept = words.get(word);
        if (kept) await saveWord(transaction, uid, word, kept);
      }
      await dropOldest(transaction, uid);
    });
    return null;
  });

  return {
    name: 'practice',
    run: () => forgetEvents(database.db, now() - EVENTS_KNOWN_FOR),
  };
}

/**
 * What is kept of a word after an event; null where it changes nothing. A book may have been edited or
 * deleted since a tablet showed it: a word that it does not have is let go, unless it is on the list.
 */
function tell(
  before: KeptWord | null,
  event: PracticeEvent,
  makings: Makings,
  now: number,
): KeptWord | null {
  const at = happenedAt(event.at, now);
  if (event.kind === 'alone') {
    const after = readAlone(before, at);
    return before && after && { ...before, ...after };
  }
  const { bookId } = event;
  const making = bookId === null ? undefined : makings.get(bookId)?.get(event.word);
  const of =
    bookId !== null && making
      ? { bookId, making: JSON.stringify(making) }
      : before && { bookId: before.bookId, making: before.making };
  return of && { ...of, ...askedFor(before, at) };
}

/** The part with an example that does not give the word away; with none where there is none. */
function explained(part: WordPart | undefined, word: string): WordPart | null {
  if (part === undefined) return null;
  const { phonogram, example } = part;
  const named = phonogram?.split(':')[1];
  const other = phonogram === null ? undefined : otherExampleOf(phonogram);
  const fits = [named, example, other].find((one) => one && !givesAway(word, one));
  return { ...part, example: fits ?? null };
}

function present(row: Awaited<ReturnType<typeof listWords>>[number]): PracticeWord {
  const stored = wordMaking.safeParse(JSON.parse(row.making)).data;
  // An earlier edition may have stored it in a shape that is not known any more.
  const making = stored ?? { printed: row.word, parts: [], isHeartWord: false, sentence: null };
  return {
    word: row.word,
    ...making,
    stuckOn: explained(stuckPart(making.parts), row.word),
    book: row.title === null ? null : { id: row.book_id, title: row.title },
    asked: row.asked,
    alone: row.alone,
    lastAskedAt: row.last_asked_at,
  };
}
