// What a recording card needs to know of a sentence, or of a whole page.
import type { BookRecording } from '../../../../contracts/recordings.ts';
import { callAsOwner } from '../../../api/api.ts';
import { queryClient } from '../../../api/queries.ts';
import { upload } from '../../../api/upload.ts';
import { discardTake, takeKeys } from '../drafts/takes.ts';
import type { RecordingTask } from '../recording/recording.ts';
import { narrationQuery } from './narration-query.ts';

/** The words of a book that are recorded: a sentence of a page, or all of the page. */
interface RecordedPart {
  bookId: string;
  /** From 1. */
  page: number;
  text: string;
  isWholePage: boolean;
}

const startOfKeys = (bookId: string) => `narration/${bookId}/`;

/** Returns the key of a take that is not kept. It has the words in it, so that a take never stands with other words. */
const keyOf = ({ bookId, text, isWholePage }: Omit<RecordedPart, 'page'>): string =>
  `${startOfKeys(bookId)}${isWholePage ? 'page' : 'sentence'}/${text}`;

/** Returns the words of a take of this book; null for the key of anything else. */
export function textOfKey(key: string, bookId: string): string | null {
  const start = startOfKeys(bookId);
  return key.startsWith(start) ? key.slice(key.indexOf('/', start.length) + 1) : null;
}

/** Forgets the takes of a book that was deleted. */
export function discardTakesOf(bookId: string): void {
  const keys = takeKeys().filter((key) => textOfKey(key, bookId) !== null);
  for (const key of keys) void discardTake(key);
}

const refreshNarration = (bookId: string): Promise<void> =>
  queryClient.invalidateQueries(narrationQuery(bookId));

/** Deletes a recording from the server. */
export async function deleteRecording(bookId: string, take: string): Promise<void> {
  const params = { bookId, take };
  try {
    await callAsOwner('DELETE /api/admin/books/{bookId}/narration/{take}', { params });
  } finally {
    // Another owner may have deleted it first.
    await refreshNarration(bookId);
  }
}

/**
 * `earlier` is the recording of the words before they were changed. A new recording replaces it once the change is saved:
 * until then families hear it.
 */
export function taskOf(
  part: RecordedPart,
  recorded: BookRecording | null,
  earlier: BookRecording | null = null,
): RecordingTask {
  const { bookId, page, text, isWholePage } = part;
  return {
    key: keyOf(part),
    name: isWholePage ? `the whole of page ${page}` : `this sentence: ${text}`,
    kind: isWholePage ? 'page' : 'sentence',
    recorded: recorded?.take ?? null,
    removeLabel: 'Delete',
    // The server knows only the words that are saved.
    ...(recorded?.isStale && { keptText: 'Kept. Families hear it once you have saved the book.' }),
    async keep(wav, replaces) {
      await upload('PUT /api/admin/books/{bookId}/narration', wav, {
        params: { bookId },
        query: {
          page: String(page),
          text,
          ...(isWholePage && { wholePage: 'true' }),
          replaces: replaces ?? (earlier?.isStale ? earlier.take : 'none'),
        },
      });
      await refreshNarration(bookId);
    },
    remove: (take) => deleteRecording(bookId, take),
    refresh: () => refreshNarration(bookId),
  };
}
