// What a parent reports who has listened to a child: the mark of each word, and what it changes in the practice list.
import type { FastifyInstance } from 'fastify';
import type { PracticeEvent } from '../../../contracts/practice.ts';
import { type HeardMark, markEachWord } from '../../../domain/heard-words.ts';
import { happenedAt } from '../../../domain/progress.ts';
import { normalise } from '../../../phonics/words.ts';
import type { Database } from '../../database/open.ts';
import type { Authenticator } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { bookNotFound } from '../../problems/problem.ts';
import type { Catalogue } from '../catalogue/service.ts';
import { recordEvents } from '../practice/service.ts';
import { breakDownWords } from '../practice/word-breakdown.ts';
import { withStudent } from '../students/lock.ts';
import { saveMarks } from './store.ts';

interface Services {
  catalogue: Catalogue;
  database: Database;
  /** Epoch milliseconds. */
  now: () => number;
  authenticator: Authenticator;
}

export function heardWordsRoutes(app: FastifyInstance, services: Services): void {
  const { database, catalogue, authenticator, now } = services;

  route(app, authenticator, 'POST /api/heard-words', async ({ caller, body }) => {
    const book = await catalogue.get(body.bookId);
    if (!book) throw bookNotFound();
    const all = markEachWord(body.marks.map((one) => ({ ...one, word: normalise(one.word) })));
    const breakdowns = await breakDownWords(book, new Set(all.keys()));
    const marks = [...all].filter(([word]) => breakdowns.has(word));
    if (marks.length === 0) return null;
    const at = happenedAt(body.heardAt, now());
    const events = marks.map((mark) => practiceEvent(mark, { id: body.id, bookId: book.id, at }));
    await withStudent(database, caller, now(), async (transaction) => {
      await saveMarks(transaction, caller.student, marks, { bookId: book.id, at });
      await recordEvents(transaction, caller.student, events, {
        breakdowns: new Map([[book.id, breakdowns]]),
        now: now(),
      });
    });
    return null;
  });
}

/** Returns what a mark means for the practice list. Its event has the same id when the report is sent again. */
function practiceEvent(
  [word, mark]: readonly [word: string, mark: HeardMark],
  { id, bookId, at }: { id: string; bookId: string; at: number },
): PracticeEvent {
  const event = { id: `${id}/${mark}/${word}`, word, at };
  return mark === 'well' ? { ...event, kind: 'alone' } : { ...event, kind: 'asked', bookId };
}
