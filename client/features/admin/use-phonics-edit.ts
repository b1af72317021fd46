// Heart words and soundings are changed alike: opened, typed, and saved or given up as a whole.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Phonics } from '../../../contracts/phonics.ts';
import { call, errorBodyOf, messageOf } from '../../api.ts';
import { adminBooksQuery } from '../../queries.ts';
import { toast } from '../../ui/toast.tsx';
import type { Draft } from './draft.ts';
import { isAbout, type Issue } from './issues.ts';
import { CHECKS } from './level-check.ts';
import { phonicsQuery } from './phonics-query.ts';
import { isSessionOver } from './use-admin-session.ts';

export function usePhonicsEdit<Typed>({
  phonics,
  draft,
  merge,
  saved,
  failed,
  onSessionOver,
}: {
  /** As it is stored. */
  phonics: Phonics;
  draft: Draft<Typed>;
  /** What is to be stored once `typed` is saved. */
  merge: (typed: Typed) => Partial<Phonics>;
  saved: string;
  failed: string;
  onSessionOver: (failure: string) => void;
}) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(() => draft.read());
  const [issues, setIssues] = useState<Issue[]>([]);
  const [hasClosed, setHasClosed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // Fields are named by their places in the call.
  const wanted = useRef<string | null>(null);

  // The focus goes back to where it was opened.
  useEffect(() => {
    if (hasClosed) opener.current?.focus();
  }, [hasClosed]);

  // A field that is wanted may be about to be drawn.
  useEffect(() => {
    const field = wanted.current && form.current?.elements.namedItem(wanted.current);
    wanted.current = null;
    if (field instanceof HTMLElement) field.focus();
  });

  const type = (next: Typed, place: string, goTo: string | null = null) => {
    wanted.current = goTo;
    setTyped(next);
    draft.keep(next);
    setHasClosed(false);
    setIssues(issues.filter((issue) => !isAbout(issue, place)));
  };

  const close = () => {
    setTyped(null);
    setIssues([]);
    draft.drop();
    setHasClosed(true);
  };

  const save = useMutation({
    mutationFn: (changes: Partial<Phonics>) =>
      call('PUT /api/admin/phonics', { body: { ...phonics, ...changes } }),
    onSuccess: ({ heartWords, soundings, pending }) => {
      queryClient.setQueryData(phonicsQuery().queryKey, () => ({ heartWords, soundings }));
      for (const queryKey of [adminBooksQuery().queryKey, CHECKS]) {
        void queryClient.invalidateQueries({ queryKey });
      }
      const text =
        pending === 0
          ? 'The reports of all books have followed.'
          : 'The reports of some books still follow. Look again in a moment.';
      toast({ title: saved, text });
      close();
    },
    onError: (error) => {
      if (isSessionOver(error)) return onSessionOver(failed);
      const refused = errorBodyOf(error)?.issues ?? [];
      setIssues(refused);
      const text = refused[0]?.message ?? messageOf(error, 'Please try again in a moment.');
      toast({ title: failed, text, destructive: true });
    },
  });

  useEffect(() => {
    if (save.error === null) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [save.error]);

  return {
    /** Null while nothing is being changed. */
    typed,
    form,
    opener,
    isSaving: save.isPending,
    /**
     * What was said of the fields at `place` no longer holds. The focus goes to the field named
     * `goTo`, if one is.
     */
    type,
    close,
    save(next: Typed): void {
      type(next, '');
      save.mutate(merge(next));
    },
    /** What the server said of the field at this path, or of a part of it. */
    issueAt: (place: string) => issues.find((issue) => isAbout(issue, place))?.message,
  };
}
