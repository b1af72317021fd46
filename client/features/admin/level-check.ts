// Whether a book fits its level, asked before anything is saved.
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { reportBody } from '../../../contracts/books.ts';
import type { Foresight } from '../../../contracts/phonics.ts';
import { call } from '../../api.ts';
import type { BookDraft } from './book-draft.ts';

type Question = z.output<typeof reportBody>;

/** What a check would be asked of the fields as they are typed; see `reportBody` for its refusals. */
export function questionOf({ category, title, text }: BookDraft) {
  return reportBody.safeParse({ category, title, text: text ?? '' });
}

/** The key of all checks. */
export const CHECKS = ['/api/admin/report'] as const;

const checkQuery = (question: Question) =>
  queryOptions({
    queryKey: [...CHECKS, question],
    queryFn: () => call('POST /api/admin/report', { body: question }),
  });

const nothing: Question = { category: 'level1', title: '', text: '' };

/** What was answered stays with the words it was asked of: other words, title or level, and it goes. */
export function useLevelCheck(typed: BookDraft) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Question | null>(null);
  const now = asked === null ? null : questionOf(typed).data;
  const isFresh =
    asked !== null &&
    now?.text === asked.text &&
    now.title === asked.title &&
    now.category === asked.category;
  const { data, error, isFetching } = useQuery({
    ...checkQuery(asked ?? nothing),
    enabled: isFresh,
  });

  return {
    /** Null while nothing has been answered of what is typed. */
    foresight: isFresh ? (data ?? null) : null,
    error: isFresh && !isFetching ? error : null,
    isChecking: isFresh && isFetching,
    /** Throws what the call throws. */
    check(question: Question): Promise<Foresight> {
      setAsked(question);
      return queryClient.fetchQuery(checkQuery(question));
    },
  };
}
