// What the reader and the warm-up tell of a child's words: asked for, or read without help. It waits in
// the outbox while there is no network, and the list is read anew once it has arrived.
import type { PracticeEvent } from '../../contracts/practice.ts';
import { outbox } from './outbox.ts';
import { practiceQuery, queryClient } from '../api/queries.ts';

const TELL = 'POST /api/practice';

const renewList = () => void queryClient.invalidateQueries({ queryKey: practiceQuery().queryKey });

outbox.onLate(({ name, outcome }) => {
  if (name === TELL && outcome.state === 'sent') renewList();
});

async function tell(events: PracticeEvent[]): Promise<void> {
  if (events.length === 0) return;
  const { state } = await outbox.send(TELL, { body: { events } });
  if (state === 'sent') renewList();
}

/** The child asked for a word of a book, or of one that has gone (null). Nothing is said where it cannot be kept: the child reads on. */
export function tellAsked(word: string, bookId: string | null): void {
  void tell([{ kind: 'asked', id: crypto.randomUUID(), word, bookId, at: Date.now() }]);
}

/** The child read these words of the list without help. */
export function tellAlone(words: readonly string[]): void {
  const at = Date.now();
  void tell(words.map((word) => ({ kind: 'alone', id: crypto.randomUUID(), word, at })));
}
