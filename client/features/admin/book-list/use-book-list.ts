// A book list on its way: it is checked, shown, and added.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, messageOf } from '../../../api/api.ts';
import { adminBooksQuery } from '../../../api/queries.ts';
import { refusalOfMany } from '../files/chosen-file.ts';
import { toastOwnerFailure } from '../login/toast-owner-failure.ts';
import { isSessionOver } from '../login/use-admin-session.ts';
import { seriesQuery } from '../series/series-query.ts';
import { addList, checkAgain, checkList } from './chosen-list.ts';

const RETRY = 'Please try again in a moment.';

export function useBookList(onSessionOver: (failure?: string) => void) {
  const queryClient = useQueryClient();
  const [severalRefused, setSeveralRefused] = useState<string | null>(null);
  const check = useMutation({
    mutationFn: (list: File | Parameters<typeof checkAgain>[0]) =>
      list instanceof File ? checkList(list) : checkAgain(list),
    onError: (error) => {
      if (isSessionOver(error)) onSessionOver('Failed to check the list');
    },
  });
  const adding = useMutation({
    mutationFn: addList,
    onSuccess: () => {
      check.reset();
      for (const { queryKey } of [adminBooksQuery(), seriesQuery()]) {
        void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 1) });
      }
    },
    onError: (error) => toastOwnerFailure(error, 'Failed to add the drafts', onSessionOver),
  });
  const isOutdated = adding.error instanceof ApiError && adding.error.status === 409;

  function take(files: readonly File[]): void {
    const [file] = files;
    if (file === undefined || check.isPending || adding.isPending) return;
    const refusal = refusalOfMany(files, 'book list');
    setSeveralRefused(refusal);
    adding.reset();
    if (refusal === null) check.mutate(file);
    else check.reset();
  }

  return {
    take,
    isChecking: check.isPending,
    /** Counts the checks that have ended, so that each moves the focus. */
    checkedAt: check.isSuccess || check.isError ? check.submittedAt : 0,
    list: check.data,
    failure: severalRefused ?? (check.error === null ? null : messageOf(check.error, RETRY)),
    isAdding: adding.isPending,
    isOutdated,
    /** The number of drafts that were added last; undefined before, and once another file is chosen. */
    added: adding.data?.added,
    add(again: number[]) {
      if (check.data) adding.mutate({ list: check.data, again });
    },
    lookAgain() {
      if (!check.data) return;
      adding.reset();
      check.mutate(check.data);
    },
  };
}
