// Whether a book fits its level, asked before anything is saved.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { reportBody } from '../../../../contracts/books.ts';
import type { Foresight } from '../../../../contracts/phonics.ts';
import { callAsOwner } from '../../../api/api.ts';
import { showIssues } from '../../../api/form-issues.ts';
import type { TypedBook, TypedPage } from '../drafts/drafts.ts';
import { wordsOf } from '../drafts/typed-pages.ts';
import { isSessionOver } from '../login/use-admin-session.ts';
import { phonicsQuery } from './use-phonics-edit.ts';

type Question = z.output<typeof reportBody>;

/** What a check would be asked of the fields as they are typed; see `reportBody` for its refusals. */
function questionOf({ category, title, text }: TypedBook, pages: readonly TypedPage[] | null) {
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

interface Asked {
  form: Pick<UseFormReturn<TypedBook>, 'getValues' | 'setError' | 'clearErrors'>;
  /** Of an inline book. */
  pages?: readonly TypedPage[] | null;
  /** Its pages have none yet; of a flipbook the field says it. */
  onNoWords?: () => void;
  onSessionOver: (failure: string) => void;
}

/** The last answer stays, and is known to be old once other words, another title or level are typed. */
export function useLevelCheck({ form, pages = null, onNoWords, onSessionOver }: Asked) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { mutate, mutateAsync, isPending } = useMutation({
    // One after the other: the last answer is that to the last question.
    scope: { id: 'level-check' },
    mutationFn: ({ question }: Asking) => callAsOwner('POST /api/admin/report', { body: question }),
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
  const questionNow = () => questionOf(form.getValues(), pages);
  return {
    answer,
    isOld:
      answer !== null && JSON.stringify(questionNow().data) !== JSON.stringify(answer.question),
    isChecking: isPending,
    /** Asks, or says at the field why nothing can be asked. */
    checkWords() {
      const { data, error } = questionNow();
      if (data === undefined) {
        const [issue] = error.issues;
        const field = issue?.path[0] === 'title' ? 'title' : 'text';
        if (field === 'text' && pages !== null) return onNoWords?.();
        return form.setError(field, { message: issue?.message ?? '' }, { shouldFocus: true });
      }
      form.clearErrors(['title', 'text']);
      ask(data, true).catch((reason: unknown) => {
        if (isSessionOver(reason)) onSessionOver('Failed to check the words');
        else showIssues(reason, form);
      });
    },
    /**
     * Whether the words, where there are any, fit; what is shown is only that they do not. Throws what
     * the call throws.
     */
    async fits() {
      const hasWords = pages !== null || form.getValues('text')?.trim();
      const { data } = questionNow();
      return !hasWords || data === undefined || (await ask(data, false)).fits;
    },
    forget: () => setAnswer(null),
  };
}
