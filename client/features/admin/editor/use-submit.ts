// Saves what is in the book editor, and handles what the server may say instead.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { BookChanges, NewBook } from '../../../../contracts/book-form.ts';
import { ApiError, callAsOwner, errorBodyOf } from '../../../api/api.ts';
import { showIssues } from '../../../api/form-issues.ts';
import { shelfPosition } from '../catalogue/shelf-position.ts';
import { fullView } from '../catalogue/use-table.ts';
import { wayBack } from '../drafts/way-back.ts';
import type { BookState, EditedBook } from '../drafts/drafts.ts';
import { toPageIssue } from '../drafts/typed-pages.ts';
import { isSessionOver } from '../login/use-admin-session.ts';
import type { useLevelCheck } from '../phonics/level-check.ts';
import { toBookState, type BookBody } from './edited-book.ts';
import type { EditorCopy } from './editor-copy.ts';
import { savedText, type SavedState } from './first-state.ts';
import { differences } from './merge-books.ts';
import type { BookEdit } from './use-book-edit.ts';
import { useSaveBook, type Submission } from './use-save-book.ts';
import { fetchWholeBook, wholeBookQuery } from '../../../api/whole-book.ts';

/**
 * The draft of a book that was deleted has no version. If the book is back by now, the server refuses that draft;
 * it is not added as a second book.
 */
function send(bookId: string | undefined, body: BookBody): Promise<{ id: string }> {
  if (bookId === undefined) return callAsOwner('POST /api/books', { body: body as NewBook });
  const params = { bookId };
  return callAsOwner('PUT /api/books/{bookId}', { params, body: body as BookChanges });
}

/** Returns the issues of the pages among those that the server found. */
const pageIssuesOf = (error: unknown) =>
  (errorBodyOf(error)?.issues ?? [])
    .filter(({ field }) => field.startsWith('content'))
    .map(({ field, message }) => toPageIssue(field.split('.').slice(1), message));

export function useSubmit({
  bookId,
  edit,
  level,
  copy,
  isDraft,
  onDeleted,
  onSessionOver,
}: {
  /** The id of a stored book; undefined for a new one. */
  bookId?: string | undefined;
  edit: BookEdit;
  level: ReturnType<typeof useLevelCheck>;
  copy: EditorCopy;
  /** Whether it is a stored draft: its words need not fit its level until it is published. */
  isDraft: boolean;
  /** Called with the unsaved edit when the stored book has been deleted. */
  onDeleted?: ((typed: EditedBook) => void) | undefined;
  onSessionOver: (failure?: string) => void;
}) {
  const { form, edited } = edit;
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const formElement = useRef<HTMLFormElement>(null);
  /** The stored book, if another owner has changed it since this edit began. */
  const [theirs, setTheirs] = useState<BookState | null>(null);

  const [wanted, setWanted] = useState<SavedState>({});
  /** How often the reason was asked for, because the book could not change without one. */
  const [asked, setAsked] = useState(0);
  const asksReason = edit.hasReason || isDraft || asked > 0;
  // The field may be there only now.
  useEffect(() => {
    if (asked > 0) form.setFocus('levelReason');
  }, [asked, form]);
  const requireReason = () =>
    form.setError('levelReason', { message: 'A reason is required' }, { shouldFocus: true });

  const focus = (selector: string) =>
    formElement.current?.querySelector<HTMLElement>(selector)?.focus();

  /** The form focuses its own fields; the pages are none of them. */
  const focusInvalid = (errors: object) => {
    if (Object.keys(errors).some((field) => field !== 'content')) return;
    // Waits until the errors are rendered.
    requestAnimationFrame(() => focus('[aria-invalid=true]'));
  };

  /** Another owner's change of the state alone leaves nothing to choose: the book is saved on top of it. */
  const meetChange = async (id: string, { book, anyway }: Submission<BookBody>): Promise<void> => {
    try {
      const whole = await fetchWholeBook(id);
      queryClient.setQueryData(wholeBookQuery(id).queryKey, whole);
      const now = toBookState(whole);
      const sent = book as BookChanges;
      const isNewer = now.version > sent.version;
      if (isNewer && edited.found && differences(edited.found, now).length === 0) {
        save.mutate({ book: { ...sent, version: now.version }, anyway });
      } else setTheirs(now);
    } catch (error) {
      if (isSessionOver(error)) onSessionOver(copy.failed);
      else form.setError('root', { message: `${copy.failed}. Please try again in a moment.` });
    }
  };

  const save = useSaveBook<BookBody>({
    copy,
    savedText: (book) => savedText(copy, book),
    async fits() {
      const fits = await level.fits();
      if (!fits && asked > 0) requireReason();
      return fits;
    },
    send: ({ book }) => send(bookId, book),
    onSaved: (savedId) => {
      edit.draft.end();
      // The row of a new book receives the focus.
      if (bookId === undefined) shelfPosition.save({ view: fullView(), bookId: savedId });
      // An open reader in this browser refetches the saved book.
      else void queryClient.invalidateQueries({ queryKey: ['/api/progress'] });
      navigate(wayBack(bookId).href);
    },
    onChangedMeanwhile:
      bookId === undefined ? undefined : (submission) => meetChange(bookId, submission),
    onRefused: (error) => {
      if (error instanceof ApiError && error.status === 404) return onDeleted?.(edited);
      // The heart words have changed since the level check.
      if (errorBodyOf(error)?.code === 'level_misfit') return level.checkWords();
      showIssues(error, form);
      edit.setReportedIssues(pageIssuesOf(error));
    },
    onSessionOver,
  });

  const continueWith = (next: BookState) => {
    if (theirs === null) return;
    edit.replace(next, theirs);
    setTheirs(null);
    level.reset();
    focus('[type=submit]');
  };

  return {
    formElement,
    isSaving: save.isPending,
    theirs,
    /** Continues with a book that includes the changes of the other owner. */
    continueWith,
    /** Discards the owner's own changes. */
    takeTheirs() {
      if (theirs === null) return;
      continueWith(theirs);
      edit.draft.markSaved(theirs);
    },
    /**
     * Returns a handler that validates and saves the book. With `anyway`, also if its words do not fit its level, for the
     * reason given. `first` is the state of a new book; a stored one stays in its own.
     */
    submit(anyway: boolean, first: SavedState = {}) {
      setWanted(first);
      return form.handleSubmit((valid) => {
        // A state that a new book cannot have was refused to a stored one.
        const book = { ...valid, ...first } as BookBody;
        if (anyway && book.levelReason === null) requireReason();
        else if (!save.isPending) {
          const hasReason = asksReason && book.levelReason !== null;
          const staysDraft = isDraft && first.state === undefined;
          save.mutate({ book, anyway: anyway || staysDraft || hasReason });
        }
      }, focusInvalid);
    },
    /** The state that was asked for last. */
    wanted,
    /** Whether the reason is an ordinary field, as of a draft: it may be published only later. */
    asksReason,
    /** Asks for the reason without which a change was refused, and shows which words do not fit. */
    askReason(refused: SavedState) {
      setWanted(refused);
      setAsked(asked + 1);
      if (refused.state !== undefined) level.checkWords();
    },
    /** Calls `then` if the book is valid. */
    check: (then: () => void) => void form.handleSubmit(then, focusInvalid)(),
  };
}
