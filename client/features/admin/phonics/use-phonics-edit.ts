// The edit form of the heart words and of the soundings: opened, edited, and saved or cancelled as a whole.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Phonics, StoredPhonics } from '../../../../contracts/phonics.ts';
import { callAsOwner, errorBodyOf, messageOf, nullOn401 } from '../../../api/api.ts';
import { adminBooksQuery } from '../../../api/queries.ts';
import { toast } from '../../../ui/toast.tsx';
import { useUnsaved } from '../../../browser/unsaved.ts';
import type { Draft } from '../drafts/drafts.ts';
import { isAbout, type Issue } from './issues.ts';
import type { PhonicsMerge } from './merge-phonics.ts';
import { isSessionOver } from '../login/use-admin-session.ts';

/** Fetches the heart words and soundings; null if the owner's session has ended. */
export const phonicsQuery = () =>
  queryOptions({
    queryKey: ['/api/admin/phonics'],
    queryFn: () => nullOn401(callAsOwner('GET /api/admin/phonics')),
  });

export function usePhonicsEdit<Typed>({
  draft,
  toPhonics,
  reconcile,
  saved,
  failed,
  onSessionOver,
  onReturn,
}: {
  draft: Draft<{ typed: Typed; found: string }>;
  /** Converts the form's value to the part of `Phonics` that is saved. */
  toPhonics: (typed: Typed) => Partial<Phonics>;
  /** Merges `typed` with the value another owner has stored. Both are based on `found`. */
  reconcile: (found: Phonics, typed: Typed, stored: Phonics) => PhonicsMerge<Typed>;
  saved: string;
  failed: string;
  onSessionOver: (failure: string) => void;
  /** Called before the focus returns to the element that opened the edit, so that the element can be made visible. */
  onReturn: () => void;
}) {
  const queryClient = useQueryClient();
  const [edit, setEdit] = useState(() => draft.read());
  const typed = edit?.typed ?? null;
  /** Returns the stored value of the edited part as JSON; '' while it is not loaded. */
  const storedValue = (stored: Phonics | null | undefined, value: Typed): string => {
    const parts = Object.keys(toPhonics(value)) as (keyof Phonics)[];
    return stored ? JSON.stringify(parts.map((part) => stored[part])) : '';
  };
  /** Returns the same JSON for the typed value. */
  const typedValue = (value: Typed) => JSON.stringify(Object.values(toPhonics(value)));
  const shownValue = (value: Typed) =>
    storedValue(queryClient.getQueryData(phonicsQuery().queryKey), value);
  const allowLeaving = useUnsaved(typed !== null && typedValue(typed) !== shownValue(typed));
  const [issues, setIssues] = useState<Issue[]>([]);
  /** The stored value, if another owner changed it after this edit began. */
  const [theirs, setTheirs] = useState<StoredPhonics | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const returnTo = useRef<HTMLElement | null>(null);
  // Finds the element to focus after the next render.
  const nextFocus = useRef<(() => unknown) | null>(null);

  useEffect(() => {
    const element = nextFocus.current?.();
    nextFocus.current = null;
    if (!(element instanceof HTMLElement)) return;
    element.focus();
    // Puts the cursor at the end.
    if (element instanceof HTMLTextAreaElement) element.setSelectionRange(-1, -1);
  });

  /** Whether the focus is outside the form, where it must stay. */
  const isFocusElsewhere = () =>
    document.activeElement !== document.body && !form.current?.contains(document.activeElement);

  const update = (next: Typed, found = edit?.found ?? shownValue(next)) => {
    setEdit({ typed: next, found });
    draft.write({ typed: next, found });
  };

  const change = (next: Typed, path: string | null, focusField: string | null = null) => {
    nextFocus.current =
      focusField === null ? null : () => form.current?.elements.namedItem(focusField);
    update(next);
    if (path !== null) setIssues(issues.filter((issue) => !isAbout(issue, path)));
  };

  const close = () => {
    if (!isFocusElsewhere()) {
      const target = returnTo.current?.isConnected ? returnTo.current : null;
      if (target !== null) onReturn();
      nextFocus.current = () => target ?? opener.current;
    }
    setEdit(null);
    setIssues([]);
    setTheirs(null);
    draft.discard();
    allowLeaving();
  };

  /** Whether another owner changed the edited part after this edit began. */
  const isChangedElsewhere = (stored: StoredPhonics, sent: Typed): boolean => {
    const now = storedValue(stored, sent);
    return Boolean(edit?.found) && edit?.found !== now && typedValue(sent) !== now;
  };

  const save = useMutation({
    // Runs saves in sequence, because each one writes both the heart words and the soundings.
    scope: { id: 'phonics' },
    mutationKey: [saved],
    mutationFn: async (sent: Typed) => {
      // Another owner may have changed the part that is not edited here.
      const stored = await callAsOwner('GET /api/admin/phonics');
      if (isChangedElsewhere(stored, sent)) return { changed: stored };
      return callAsOwner('PUT /api/admin/phonics', { body: { ...stored, ...toPhonics(sent) } });
    },
    onSuccess: (result, sent) => {
      if ('changed' in result) {
        // Updates the list that is shown when the form closes.
        queryClient.setQueryData(phonicsQuery().queryKey, () => result.changed);
        return setTheirs(result.changed);
      }
      const { pending, ...stored } = result;
      queryClient.setQueryData(phonicsQuery().queryKey, () => stored);
      void queryClient.invalidateQueries({ queryKey: adminBooksQuery().queryKey.slice(0, 1) });
      const text =
        pending === 0
          ? 'The reports of all books are up to date.'
          : 'Some reports are still being updated. Look again in a moment.';
      toast({ title: saved, text });
      // Input typed during the save is not saved yet.
      if (typed === sent) close();
      else if (typed !== null) update(typed, storedValue(stored, typed));
    },
    onError: (error) => {
      if (isSessionOver(error)) return onSessionOver(failed);
      const serverIssues = errorBodyOf(error)?.issues ?? [];
      setIssues(serverIssues);
      const text = serverIssues[0]?.message ?? messageOf(error, 'Please try again in a moment.');
      toast({ title: failed, text, destructive: true });
    },
  });

  // The busy button has lost the focus.
  useEffect(() => {
    if (save.error === null || isFocusElsewhere()) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [type="submit"]')?.focus();
  }, [save.error]);

  /** Continues the edit with the merged value. */
  const applyMerge = (merged: Typed) => {
    nextFocus.current = () => form.current?.querySelector('[type="submit"]');
    update(merged, storedValue(theirs, merged));
    setTheirs(null);
  };

  const mergeWithStored = (typed: Typed, stored: StoredPhonics): PhonicsMerge<Typed> => {
    const parts = Object.keys(toPhonics(typed)) as (keyof Phonics)[];
    const values = JSON.parse(edit?.found || '[]') as unknown[];
    const found = Object.fromEntries(parts.map((part, index) => [part, values[index]]));
    return reconcile(found as unknown as Phonics, typed, stored);
  };

  return {
    /** The form's value; null while the form is closed. */
    typed,
    /** The props of `EditConflict` if another owner changed the same part; otherwise null. */
    conflict:
      typed !== null && theirs !== null
        ? {
            ...mergeWithStored(typed, theirs),
            takeTheirsLabel: 'Use them as they are now',
            onMerge: applyMerge,
            onTakeTheirs: close,
          }
        : null,
    form,
    opener,
    isSaving: save.isPending,
    /**
     * Updates the value and clears the errors at `path`. Moves the focus to the field named `focusField`. The name of
     * a field is its path in the request body.
     */
    change,
    /** Opens the form at the field named `focusField`. On closing, the focus returns to `from`, or to the opener. */
    open(next: Typed, focusField: string, from: HTMLElement | null = null): void {
      returnTo.current = from;
      change(next, focusField, focusField);
    },
    close,
    save(next: Typed): void {
      // Ignores a second click that arrives before the button is busy.
      if (queryClient.isMutating({ mutationKey: [saved] }) > 0) return;
      change(next, null);
      save.mutate(next);
    },
    /** Returns the server's error message for the field at `path`, or for a part of it. */
    issueAt: (path: string) => issues.find((issue) => isAbout(issue, path))?.message,
  };
}
