// Records which words a child asked for or read without help, in the reader and the warm-up. Events are queued
// in the outbox while offline, and the practice list is refetched once they are sent.
import type { PracticeEvent } from '../../contracts/practice.ts';
import { outbox } from './outbox.ts';
import { practiceQuery, queryClient } from '../api/queries.ts';

const PRACTICE_CALL = 'POST /api/practice';

const refreshList = () =>
  void queryClient.invalidateQueries({ queryKey: practiceQuery().queryKey });

outbox.onLate(({ name, outcome }) => {
  if (name === PRACTICE_CALL && outcome.state === 'sent') refreshList();
});

async function sendEvents(events: PracticeEvent[]): Promise<void> {
  if (events.length === 0) return;
  const { state } = await outbox.send(PRACTICE_CALL, { body: { events } });
  if (state === 'sent') refreshList();
}

/** Records a help request for a word. `bookId` is null if the book was deleted. Failures are silent, so the child reads on. */
export function recordHelpRequest(word: string, bookId: string | null): void {
  void sendEvents([{ kind: 'asked', id: crypto.randomUUID(), word, bookId, at: Date.now() }]);
}

/** Records that the child read these words of the practice list without help. */
export function recordReadUnaided(words: readonly string[]): void {
  const at = Date.now();
  void sendEvents(words.map((word) => ({ kind: 'alone', id: crypto.randomUUID(), word, at })));
}
