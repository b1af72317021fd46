import { useQuery } from '@tanstack/react-query';
import type { AdminBook } from '../../../../contracts/books.ts';
import { narrationQuery } from './narration-query.ts';

/** Returns a sentence about the recordings that go with a book that is to be deleted; undefined if it has none. */
export function useRecordingsNote(book: AdminBook | null): string | undefined {
  const { data } = useQuery({
    ...narrationQuery(book?.id ?? ''),
    // Only the words of an inline book can be recorded.
    enabled: book?.flipbookType === 'html',
  });
  const count = data?.length ?? 0;
  if (book === null || count === 0) return undefined;
  return count === 1
    ? 'Its 1 recording will be deleted too.'
    : `Its ${count} recordings will be deleted too.`;
}
