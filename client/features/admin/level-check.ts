// Whether a book fits its level, asked before anything is saved.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { z } from 'zod';
import { reportBody } from '../../../contracts/books.ts';
import type { Foresight } from '../../../contracts/phonics.ts';
import { call } from '../../api.ts';
import type { TypedBook, TypedPage } from './drafts.ts';
import { wordsOf } from './typed-pages.ts';
import { phonicsQuery } from './use-phonics-edit.ts';

export type Question = z.output<typeof reportBody>;

/** What a check would be asked of the fields as they are typed; see `reportBody` for its refusals. */
export function questionOf(
  { category, title, text }: Pick<TypedBook, 'category' | 'title' | 'text'>,
  pages: readonly TypedPage[] | null = null,
) {
  const words = pages ? { pages: pages.map(wordsOf) } : { text: text ?? '' };
  return reportBody.safeParse({ category, title, ...words });
}

interface Asking {
  question: Question;
  /** Where the focus was when the owner asked; null where she did not. */
  askedAt: Element | null;
  /** Whether an answer is shown that is good news. */
  showsGood: boolean;
}

/** What was answered, or why nothing was. */
export type Answer = Asking &
  ({ foresight: Foresight; error: null } | { foresight: null; error: unknown });

/** The last answer stays, and is known to be old once other words, another title or level are typed. */
export function useLevelCheck(questionNow: () => Question | undefined) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { mutate, mutateAsync, isPending } = useMutation({
    // One after the other: the last answer is that to the last question.
    scope: { id: 'level-check' },
    mutationFn: ({ question }: Asking) => call('POST /api/admin/report', { body: question }),
    onSuccess: (foresight, asking) => {
      if (asking.showsGood || !foresight.fits) setAnswer({ ...asking, foresight, error: null });
    },
    onError: (error, asking) => setAnswer({ ...asking, foresight: null, error }),
  });

  // Other heart words or soundings, another answer.
  const { data: phonics } = useQuery(phonicsQuery());
  const checkAgain = useEffectEvent(() => {
    if (answer !== null) mutate({ ...answer, askedAt: null, showsGood: true });
  });
  useEffect(() => checkAgain(), [phonics]);

  const ask = (question: Question, showsGood: boolean) =>
    mutateAsync({ question, askedAt: document.activeElement, showsGood });
  return {
    answer,
    isOld: answer !== null && JSON.stringify(questionNow()) !== JSON.stringify(answer.question),
    isChecking: isPending,
    /** Throws what the call throws. */
    check: (question: Question) => ask(question, true),
    /** Whether the words fit; what is shown is only that they do not. Throws what the call throws. */
    fits: async (question: Question) => (await ask(question, false)).fits,
    forget: () => setAnswer(null),
  };
}
