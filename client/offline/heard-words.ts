// Saves the words that a parent has heard a child read. Without a network they wait in the outbox.
import { type HeardWord, markEachWord, MOST_HEARD } from '../../domain/heard-words.ts';
import { practiceQuery, queryClient, reportQuery } from '../api/queries.ts';
import { handleUnauthorized } from '../api/unauthorized.ts';
import { toast } from '../ui/toast.tsx';
import { outbox } from './outbox.ts';

const HEARD_CALL = 'POST /api/heard-words';

/** How saving ended: with an answer, without a connection, or refused. */
export type SavedMarks =
  { state: 'sent' } | { state: 'queued' } | { state: 'refused'; error: unknown };

function refresh(): void {
  const [report] = reportQuery().queryKey;
  for (const queryKey of [practiceQuery().queryKey, [report]]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

/** Says that marks could not be saved, unless the parent has to sign in again. */
export function toastUnsavedMarks(error: unknown): void {
  if (handleUnauthorized(error)) return;
  toast({ title: 'The marks could not be saved', destructive: true });
}

outbox.onLate(({ name, outcome }) => {
  if (name !== HEARD_CALL) return;
  if (outcome.state === 'sent') refresh();
  else toastUnsavedMarks(outcome.error);
});

/** One listening to a child. All of it stays the same when its marks are saved again. */
interface Listening {
  id: string;
  bookId: string;
  heardAt: number;
  /** The child that was listened to; null for the account's first one. */
  student: string | null;
}

/** Saves the marks of words of a book. */
export async function saveHeardWords(
  { id, bookId, heardAt, student }: Listening,
  heard: readonly HeardWord[],
): Promise<SavedMarks> {
  const marks = [...markEachWord(heard)].map(([word, mark]) => ({ word, mark }));
  const parts = Array.from({ length: Math.ceil(marks.length / MOST_HEARD) }, (_, at) =>
    marks.slice(at * MOST_HEARD, (at + 1) * MOST_HEARD),
  );
  const outcomes = await Promise.all(
    parts.map((part) =>
      outbox.send(
        HEARD_CALL,
        { body: { id, bookId, heardAt, marks: part } },
        { slot: `heard:${id}:${part[0]?.word}`, student },
      ),
    ),
  );
  const refused = outcomes.find(({ state }) => state === 'refused');
  if (refused?.state === 'refused') return refused;
  if (outcomes.some(({ state }) => state === 'queued')) return { state: 'queued' };
  refresh();
  return { state: 'sent' };
}
