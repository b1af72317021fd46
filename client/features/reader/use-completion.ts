// 'Mark Complete' in the reader. Without a network, the completion waits in the outbox.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Book } from '../../../contracts/books.ts';
import type { Completion } from '../../../contracts/progress.ts';
import type { WayToFinish } from '../../../domain/progress.ts';
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
import { useVoiceSettings } from '../../offline/use-voice-settings.ts';
import { readyChime } from '../../voice/chime.ts';

/**
 * The result of 'Mark Complete': confirmed by the server, or queued until there is a connection. `isAgain`: the child had
 * finished the book before.
 */
export type Finished = { by: WayToFinish } & (
  { state: 'confirmed'; completion: Completion } | { state: 'queued'; isAgain: boolean }
);

/** Processes of the last release know no paw prints. */
const lastRelease = { pawPrints: 0, isNewPrint: false, achievements: [] };

/**
 * Marks the book complete. The first completion earns the star. Progress, stars and achievements
 * are fetched again. `wayNow` is called when the child is done with the book.
 */
export function useCompletion(
  { id: bookId, totalPages }: Pick<Book, 'id' | 'totalPages'>,
  wayNow: () => WayToFinish,
) {
  const queryClient = useQueryClient();
  const mutationKey = ['complete', bookId];
  const [finished, setFinished] = useState<Finished | null>(null);
  // True if the response that awarded the star may have been lost, so the child has not seen the
  // star yet.
  const isStarUnseen = useRef(false);
  // How many paw prints the child had seen before the response that made another may have been lost.
  const printsSeen = useRef<number | null>(null);
  const { celebrate } = useVoiceSettings().settings;

  const confirm = useCallback((answer: Completion, by: WayToFinish) => {
    const completion = { ...lastRelease, ...answer };
    const { completed, pawPrints } = completion;
    const isStarLate = completed && isStarUnseen.current;
    const isPrintLate = printsSeen.current !== null && pawPrints > printsSeen.current;
    // What is celebrated now has been seen.
    if (completed) isStarUnseen.current = false;
    if (by !== 'listening') printsSeen.current = null;
    return {
      state: 'confirmed',
      completion: {
        ...completion,
        starAwarded: completion.starAwarded || isStarLate,
        isNewPrint: completion.isNewPrint || isPrintLate,
      },
      by,
    } satisfies Finished;
  }, []);
  useEffect(
    () =>
      celebrateLate(bookId, (completion, by) => {
        const late = confirm(completion, by);
        // A child who reads on is not disturbed without a star.
        const isNews = by !== 'listening' || late.completion.starAwarded;
        setFinished((now) => (isNews || now?.by === 'listening' ? late : now));
      }),
    [bookId, confirm],
  );

  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async (by: WayToFinish) => {
      const cached = () => queryClient.getQueryData(bookProgressQuery(bookId).queryKey);
      const before = cached();
      const outcome = await sendFinish(bookId, by);
      if (outcome.state === 'replaced') return;
      if (outcome.state === 'sent') {
        noteCompletion(bookId, outcome.answer);
        return setFinished(confirm(outcome.answer, by));
      }
      isStarUnseen.current ||= before?.completed === false;
      printsSeen.current ??= before?.pawPrints ?? null;
      if (outcome.state === 'refused' || !isOutOfReach(outcome.error)) throw outcome.error;
      const position = cached();
      // The position that the server will save.
      if (position && by !== 'listening') {
        notePosition({ ...position, currentPage: totalPages, completed: true });
      }
      const isAgain = before?.completed === true && !isStarUnseen.current;
      setFinished({ state: 'queued', by, isAgain });
    },
    onError: (error) => toastFailure(error, FINISH_FAILED),
  });
  return {
    /** Ignores a second tap that comes before the button is disabled. */
    complete() {
      if (queryClient.isMutating({ mutationKey }) > 0) return;
      const by = wayNow();
      if (celebrate && by !== 'listening') readyChime();
      mutate(by);
    },
    isPending,
    /** Forgets the result: the child reads on. */
    dismiss: () => setFinished(null),
    /** Null until there is a result. */
    finished,
  };
}
