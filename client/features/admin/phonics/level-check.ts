// Checks whether the words in a book form fit the book's level, before the book is saved.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { reportBody } from '../../../../contracts/book-form.ts';
import type { LevelPreview } from '../../../../contracts/phonics.ts';
import { callAsOwner } from '../../../api/api.ts';
import { showIssues } from '../../../api/form-issues.ts';
import type { TypedBook, TypedPage } from '../drafts/drafts.ts';
import { wordsOf } from '../drafts/typed-pages.ts';
import { isSessionOver } from '../login/use-admin-session.ts';
import { phonicsQuery } from './use-phonics-edit.ts';

type ReportBody = z.output<typeof reportBody>;

/** Validates the request body of a check for the current fields. See `reportBody` for the errors. */
function parseReportBody({ category, title, text }: TypedBook, pages: readonly TypedPage[] | null) {
  const words = pages ? { pages: pages.map(wordsOf) } : { text };
  return reportBody.safeParse({ category, title, ...words });
}

interface CheckRequest {
  body: ReportBody;
  /** The element with the focus when the owner started the check; null if the check started by itself. */
  focusedElement: Element | null;
  /** Whether to show the result even if the book fits. */
  showsSuccess: boolean;
}

/** The result of a check, or the error of a failed one. */
export type CheckResult = CheckRequest &
  ({ preview: LevelPreview; error: null } | { preview: null; error: unknown });

interface LevelCheckOptions {
  form: Pick<UseFormReturn<TypedBook>, 'getValues' | 'setError' | 'clearErrors'>;
  /** The pages of an inline book; null for a flipbook. */
  pages?: readonly TypedPage[] | null;
  /** Called when the pages contain no words. For a flipbook the error is shown at the text field. */
  onNoWords?: () => void;
  onSessionOver: (failure: string) => void;
}

/** The last result stays. It becomes outdated when the words, title or level change. */
export function useLevelCheck({ form, pages = null, onNoWords, onSessionOver }: LevelCheckOptions) {
  const [result, setResult] = useState<CheckResult | null>(null);
  const { mutate, mutateAsync, isPending } = useMutation({
    // Runs checks in sequence, so that the last result belongs to the last request.
    scope: { id: 'level-check' },
    mutationFn: ({ body }: CheckRequest) => callAsOwner('POST /api/admin/report', { body }),
    onSuccess: (preview, request) => {
      if (request.showsSuccess || !preview.fits) setResult({ ...request, preview, error: null });
    },
    onError: (error, request) => setResult({ ...request, preview: null, error }),
  });

  // Changed heart words or soundings may change the result.
  const { data: phonics } = useQuery(phonicsQuery());
  const checkAgain = useEffectEvent(() => {
    if (result !== null) mutate({ ...result, focusedElement: null, showsSuccess: true });
  });
  useEffect(() => checkAgain(), [phonics]);

  const check = (body: ReportBody, showsSuccess: boolean) =>
    mutateAsync({ body, focusedElement: document.activeElement, showsSuccess });
  const parseCurrentBody = () => parseReportBody(form.getValues(), pages);
  return {
    result,
    isOutdated:
      result !== null && JSON.stringify(parseCurrentBody().data) !== JSON.stringify(result.body),
    isChecking: isPending,
    /** Runs the check, or shows a validation error at the field. */
    checkWords() {
      const { data, error } = parseCurrentBody();
      if (data === undefined) {
        const [issue] = error.issues;
        const field = issue?.path[0] === 'title' ? 'title' : 'text';
        if (field === 'text' && pages !== null) return onNoWords?.();
        return form.setError(field, { message: issue?.message ?? '' }, { shouldFocus: true });
      }
      form.clearErrors(['title', 'text']);
      check(data, true).catch((reason: unknown) => {
        if (isSessionOver(reason)) onSessionOver('Failed to check the words');
        else showIssues(reason, form);
      });
    },
    /**
     * Whether the words fit; true if there are none. Shows the result only if they do not fit. Throws the error of
     * the API call.
     */
    async fits() {
      const hasWords = pages !== null || form.getValues('text')?.trim();
      const { data } = parseCurrentBody();
      return !hasWords || data === undefined || (await check(data, false)).fits;
    },
    reset: () => setResult(null),
  };
}
