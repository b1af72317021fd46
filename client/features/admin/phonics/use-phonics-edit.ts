// Heart words and soundings are changed alike: opened, typed, and saved or given up as a whole.
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

/** Heart words and soundings. Null where the owner's session is over. */
export const phonicsQuery = () =>
  queryOptions({
    queryKey: ['/api/admin/phonics'],
    queryFn: () => nullOn401(callAsOwner('GET /api/admin/phonics')),
  });

export function usePhonicsEdit<Typed>({
  draft,
  merge,
  reconcile,
  saved,
  failed,
  onSessionOver,
  onReturn,
}: {
  draft: Draft<{ typed: Typed; found: string }>;
  /** What is to be stored once `typed` is saved. */
  merge: (typed: Typed) => Partial<Phonics>;
  /** What is stored of it by now, and what is typed, which both began with `found`. */
  reconcile: (found: Phonics, typed: Typed, stored: Phonics) => PhonicsMerge<Typed>;
  saved: string;
  failed: string;
  onSessionOver: (failure: string) => void;
  /** The focus goes back to where the change was asked for; the owner is to see that place. */
  onReturn: () => void;
}) {
  const queryClient = useQueryClient();
  const [begun, setBegun] = useState(() => draft.read());
  const typed = begun?.typed ?? null;
  /** What is stored of that which `typed` changes, as JSON; '' while it is not known. */
  const describe = (stored: Phonics | null | undefined, of: Typed): string => {
    const parts = Object.keys(merge(of)) as (keyof Phonics)[];
    return stored ? JSON.stringify(parts.map((part) => stored[part])) : '';
  };
  /** The same as it will be once `typed` is saved. */
  const describeSaved = (of: Typed) => JSON.stringify(Object.values(merge(of)));
  const describeShown = (of: Typed) =>
    describe(queryClient.getQueryData(phonicsQuery().queryKey), of);
  const letGo = useUnsaved(typed !== null && describeSaved(typed) !== describeShown(typed));
  const [issues, setIssues] = useState<Issue[]>([]);
  /** What is stored, where it was changed elsewhere since the change was begun. */
  const [theirs, setTheirs] = useState<StoredPhonics | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  // What is to have the focus may be about to be drawn.
  const wanted = useRef<(() => unknown) | null>(null);

  useEffect(() => {
    const element = wanted.current?.();
    wanted.current = null;
    if (!(element instanceof HTMLElement)) return;
    element.focus();
    // Words are added behind those that stand there.
    if (element instanceof HTMLTextAreaElement) element.setSelectionRange(-1, -1);
  });

  /** Whether the owner has turned to something else on the screen, which keeps the focus. */
  const isElsewhere = () =>
    document.activeElement !== document.body && !form.current?.contains(document.activeElement);

  const keep = (next: Typed, found = begun?.found ?? describeShown(next)) => {
    setBegun({ typed: next, found });
    draft.keep({ typed: next, found });
  };

  const type = (next: Typed, place: string | null, goTo: string | null = null) => {
    wanted.current = goTo === null ? null : () => form.current?.elements.namedItem(goTo);
    keep(next);
    if (place !== null) setIssues(issues.filter((issue) => !isAbout(issue, place)));
  };

  const close = () => {
    if (!isElsewhere()) {
      const place = cameFrom.current?.isConnected ? cameFrom.current : null;
      if (place !== null) onReturn();
      wanted.current = () => place ?? opener.current;
    }
    setBegun(null);
    setIssues([]);
    setTheirs(null);
    draft.drop();
    letGo();
  };

  /** Whether what is changed here has been changed elsewhere since the change was begun. */
  const isChanged = (stored: StoredPhonics, sent: Typed): boolean => {
    const now = describe(stored, sent);
    return Boolean(begun?.found) && begun?.found !== now && describeSaved(sent) !== now;
  };

  const save = useMutation({
    // One after the other, because each stores heart words and soundings alike.
    scope: { id: 'phonics' },
    mutationKey: [saved],
    mutationFn: async (sent: Typed) => {
      // What is not changed here may have been changed elsewhere.
      const stored = await callAsOwner('GET /api/admin/phonics');
      if (isChanged(stored, sent)) return { changed: stored };
      return callAsOwner('PUT /api/admin/phonics', { body: { ...stored, ...merge(sent) } });
    },
    onSuccess: (answer, sent) => {
      if ('changed' in answer) {
        // What is shown behind the form.
        queryClient.setQueryData(phonicsQuery().queryKey, () => answer.changed);
        return setTheirs(answer.changed);
      }
      const { pending, ...stored } = answer;
      queryClient.setQueryData(phonicsQuery().queryKey, () => stored);
      void queryClient.invalidateQueries({ queryKey: adminBooksQuery().queryKey.slice(0, 1) });
      const text =
        pending === 0
          ? 'The reports of all books have followed.'
          : 'The reports of some books still follow. Look again in a moment.';
      toast({ title: saved, text });
      // What was typed meanwhile is not saved yet.
      if (typed === sent) close();
      else if (typed !== null) keep(typed, describe(stored, typed));
    },
    onError: (error) => {
      if (isSessionOver(error)) return onSessionOver(failed);
      const refused = errorBodyOf(error)?.issues ?? [];
      setIssues(refused);
      const text = refused[0]?.message ?? messageOf(error, 'Please try again in a moment.');
      toast({ title: failed, text, destructive: true });
    },
  });

  // A button that was busy has lost the focus.
  useEffect(() => {
    if (save.error === null || isElsewhere()) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [type="submit"]')?.focus();
  }, [save.error]);

  /** Goes on with both changes put together. */
  const keepBoth = (both: Typed) => {
    wanted.current = () => form.current?.querySelector('[type="submit"]');
    keep(both, describe(theirs, both));
    setTheirs(null);
  };

  const bothOf = (typed: Typed, stored: StoredPhonics): PhonicsMerge<Typed> => {
    const parts = Object.keys(merge(typed)) as (keyof Phonics)[];
    const values = JSON.parse(begun?.found || '[]') as unknown[];
    const found = Object.fromEntries(parts.map((part, index) => [part, values[index]]));
    return reconcile(found as unknown as Phonics, typed, stored);
  };

  return {
    /** Null while nothing is being changed. */
    typed,
    /** What `ChangedMeanwhile` is to ask, where it was changed elsewhere, too; null where it was not. */
    conflict:
      typed !== null && theirs !== null
        ? {
            ...bothOf(typed, theirs),
            asItIs: 'Take them as they are now',
            onKeep: keepBoth,
            onTake: close,
          }
        : null,
    form,
    opener,
    isSaving: save.isPending,
    /**
     * What was said of the fields at `place` no longer holds. The focus goes to the field named
     * `goTo`. Fields are named by their places in the call.
     */
    type,
    /** The same, at the field named `goTo`; the focus comes back to `from`, or to the opener. */
    open(next: Typed, goTo: string, from: HTMLElement | null = null): void {
      cameFrom.current = from;
      type(next, goTo, goTo);
    },
    close,
    save(next: Typed): void {
      // A second press may come before the button is busy.
      if (queryClient.isMutating({ mutationKey: [saved] }) > 0) return;
      type(next, null);
      save.mutate(next);
    },
    /** What the server said of the field at this path, or of a part of it. */
    issueAt: (place: string) => issues.find((issue) => isAbout(issue, place))?.message,
  };
}
