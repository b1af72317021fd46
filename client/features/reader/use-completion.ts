// 'Mark Complete' in the reader. Without a network, the completion waits in the outbox.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Book } from '../../../contracts/books.ts';
import type { Completion } from '../../../contracts/progress.ts';
import { bookProgressQuery } from '../../api/queries.ts';
import {
  celebrateLate,
  FINISH_FAILED,
  isOutOfReach,
  noteCompletion,
  notePosition,
  sendFinish,
  toastFailure,
} from '../../offline/progress-sync.ts';

/**
 * The result of 'Mark Complete': confirmed by the server, or queued until there is a connection. `isListened`: the book
 * was read to the child.
 */
export type Finished = { isListened: boolean } & (
  { state: 'confirmed'; completion: Completion } | { state: 'queued' }
);

/**
 * Marks the book complete. The first completion earns the star. Progress, stars and achievements
 * are fetched again. `hasListened` is called when the child is done with the book.
 */
export function useCompletion(
  { id: bookId, totalPages }: Pick<Book, 'id' | 'totalPages'>,
  hasListened: () => boolean,
) {
  const queryClient = useQueryClient();
  const mutationKey = ['complete', bookId];
  const [finished, setFinished] = useState<Finished | null>(null);
  // True if the response that awarded the star may have been lost, so the child has not seen the
  // star yet.
  const isStarUnseen = useRef(false);

  const confirm = useCallback((completion: Completion, isListened: boolean) => {
    const isLate = completion.completed && isStarUnseen.current;
    const starAwarded = completion.starAwarded || isLate;
    return {
      state: 'confirmed',
      completion: { ...completion, starAwarded },
      isListened,
    } satisfies Finished;
  }, []);
  useEffect(
    () =>
      celebrateLate(bookId, (completion, isListened) => {
        const late = confirm(completion, isListened);
        // A child who reads on is not disturbed without a star.
        const isNews = !isListened || late.completion.starAwarded;
        setFinished((now) => (isNews || now?.isListened === true ? late : now));
      }),
    [bookId, confirm],
  );

  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async (isListened: boolean) => {
      const cached = () => queryClient.getQueryData(bookProgressQuery(bookId).queryKey);
      const wasCompleted = cached()?.completed;
      const outcome = await sendFinish(bookId, isListened);
      if (outcome.state === 'replaced') return;
      if (outcome.state === 'sent') {
        noteCompletion(bookId, outcome.answer);
        return setFinished(confirm(outcome.answer, isListened));
      }
      isStarUnseen.current ||= wasCompleted === false;
      if (outcome.state === 'refused' || !isOutOfReach(outcome.error)) throw outcome.error;
      const position = cached();
      // The position that the server will save.
      if (position && !isListened) {
        notePosition({ ...position, currentPage: totalPages, completed: true });
      }
      setFinished({ state: 'queued', isListened });
    },
    onError: (error) => toastFailure(error, FINISH_FAILED),
  });
  return {
    /** Ignores a second tap that comes before the button is disabled. */
    complete() {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(hasListened());
    },
    isPending,
    /** Forgets the result: the child reads on. */
    dismiss: () => setFinished(null),
    /** Null until there is a result. */
    finished,
  };
}
