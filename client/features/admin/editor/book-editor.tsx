// The editor for a new or stored inline book, or for a stored flipbook.
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError, errorBodyOf } from '../../../api/api.ts';
import { showIssues } from '../../../api/form-issues.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import { AddAnyway } from './add-anyway.tsx';
import { BookPreview } from './book-preview.tsx';
import { EditConflict } from '../drafts/edit-conflict.tsx';
import { DraftStorageNotice } from '../drafts/draft-storage-notice.tsx';
import type { BookState, Draft, EditedBook, TypedBook } from '../drafts/drafts.ts';
import { createResolver, type BookBody } from './edited-book.ts';
import { mergeBooks, describeBookChanges } from './merge-books.ts';
import { useLevelCheck } from '../phonics/level-check.ts';
import { DescriptionFields, FlipbookFields } from './new-book-fields.tsx';
import { PagesField } from './pages-field.tsx';
import { PagesPreview } from './pages-preview.tsx';
import { findPageIssues, toPageIssue, type PageIssue } from '../drafts/typed-pages.ts';
import { useUnsaved } from '../../../browser/unsaved.ts';
import { isSessionOver } from '../login/use-admin-session.ts';
import { useSaveBook } from './use-save-book.ts';
import { useTitleTaken } from './use-title-taken.ts';
import { WordsCheck } from '../phonics/words-check.tsx';

export interface EditorLabels {
  title: string;
  submit: string;
  busy: string;
  anyway: string;
  saved: string;
  failed: string;
}

export function BookEditor({
  bookId,
  start,
  startsUnsaved = false,
  initialBase = null,
  draft,
  labels,
  send,
  getLatest,
  onSaved,
  onDeleted,
  onSessionOver,
}: {
  /** The id of a stored book. */
  bookId?: string;
  /** The initial state. Later changes of this prop are ignored. */
  start: EditedBook;
  /** Whether `start` has not been saved yet. */
  startsUnsaved?: boolean;
  /** The stored book the edit is based on; null if it is no longer known. */
  initialBase?: BookState | null;
  draft: Draft<EditedBook>;
  labels: EditorLabels;
  /** Saves the book and returns the stored one. */
  send: (book: BookBody) => Promise<{ id: string }>;
  /** Fetches the stored book after another owner has changed it. */
  getLatest?: () => Promise<BookState>;
  onSaved: (bookId: string) => void;
  /** Called with the unsaved edit when the book has been deleted. */
  onDeleted?: (typed: EditedBook) => void;
  onSessionOver: (failure?: string) => void;
}) {
  const [pages, setPages] = useState(start.pages);
  const [version, setVersion] = useState(start.version);
  const [shown, setShown] = useState(0);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [theirs, setTheirs] = useState<BookState | null>(null);
  const [base, setBase] = useState(initialBase);
  const [removed, setRemoved] = useState(start.removed ?? []);
  const [refusedIssues, setRefusedIssues] = useState<readonly PageIssue[]>([]);
  const form = useForm<TypedBook, unknown, BookBody>({
    resolver: createResolver({ pages, version }) as never,
    defaultValues: start.book,
  });
  const { handleSubmit, setError, getValues, reset, formState } = form;
  const typed = { ...getValues(), ...useWatch({ control: form.control }) };
  const [address, setAddress] = useState(start.book.flipbookUrl);
  const formElement = useRef<HTMLFormElement>(null);
  // When the preview closes, the focus returns to the element that opened it.
  const previewOpener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isPreviewing) previewOpener.current?.focus();
  }, [isPreviewing]);
  // A book that has a reason already shows it as an ordinary, optional field.
  const hasReason = Boolean(start.book.levelReason);

  const edited = { book: typed, pages, version };
  const state = JSON.stringify(edited);
  const [baseline, setBaseline] = useState(state);
  const [hadDraft, setHadDraft] = useState(() => startsUnsaved || draft.read() !== null);
  useEffect(() => {
    if (state !== baseline)
      draft.write({ ...(JSON.parse(state) as BookState), removed, found: base });
    // The owner has undone every change.
    else if (!hadDraft) draft.discard();
  }, [state, baseline, hadDraft, draft, removed, base]);
  const allowLeaving = useUnsaved(state !== baseline || hadDraft);

  const isTitleTaken = useTitleTaken(typed.title, bookId);
  const level = useLevelCheck({
    form: form as never,
    pages,
    onNoWords: () =>
      setRefusedIssues([{ page: null, field: '', message: 'There are no words to check yet' }]),
    onSessionOver,
  });
  const issues = [
    ...(formState.isSubmitted && pages ? findPageIssues(pages) : []),
    ...refusedIssues,
  ];

  const changePages = (next: BookState['pages']) => {
    setPages(next);
    setRefusedIssues([]);
  };

  const applyState = (other: BookState) => {
    reset(other.book);
    setRemoved([]);
    setBase(theirs);
    changePages(other.pages);
    setVersion(other.version);
    setAddress(other.book.flipbookUrl);
    setTheirs(null);
    level.reset();
    formElement.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };

  const save = useSaveBook({
    messages: labels,
    fits: level.fits,
    send,
    onSaved: (bookId) => {
      draft.discard();
      allowLeaving();
      onSaved(bookId);
    },
    onChangedMeanwhile: () => {
      getLatest?.().then(setTheirs, (error: unknown) => {
        if (isSessionOver(error)) onSessionOver(labels.failed);
        else setError('root', { message: `${labels.failed}. Please try again in a moment.` });
      });
    },
    onRefused: (error) => {
      if (error instanceof ApiError && error.status === 404) {
        return onDeleted?.({ ...edited, removed });
      }
      // The heart words have changed since the level check.
      if (errorBodyOf(error)?.code === 'level_misfit') return level.checkWords();
      showIssues(error, form as never);
      const contentIssues = (errorBodyOf(error)?.issues ?? []).filter(({ field }) =>
        field.startsWith('content'),
      );
      setRefusedIssues(
        contentIssues.map(({ field, message }) => toPageIssue(field.split('.').slice(1), message)),
      );
    },
    onSessionOver,
  });

  const submit = (anyway: boolean) =>
    handleSubmit(
      (book) => {
        const acceptsMisfit = anyway || (hasReason && book.levelReason !== null);
        if (anyway && book.levelReason === null) {
          setError('levelReason', { message: 'A reason is required' }, { shouldFocus: true });
        } else if (!save.isPending) save.mutate({ book, anyway: acceptsMisfit });
      },
      (errors) => {
        if (Object.keys(errors).some((field) => field !== 'content')) return;
        // Waits until the errors are rendered.
        requestAnimationFrame(() =>
          formElement.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
        );
      },
    );

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card>
        <Card.Title>{labels.title}</Card.Title>
        <form
          ref={formElement}
          noValidate
          className="grid gap-5 sm:grid-cols-2"
          onSubmit={(event) => void submit(false)(event)}
        >
          <DescriptionFields
            form={form as never}
            cover={typed.coverImageUrl ?? ''}
            hasShelfCard={pages === null}
            // During the save the list may already contain this book.
            titleTaken={isTitleTaken && !save.isPending}
          />
          {pages === null ? (
            <FlipbookFields
              form={form as never}
              address={address}
              onAddress={setAddress}
              onSessionOver={onSessionOver}
            />
          ) : (
            <PagesField
              pages={pages}
              removed={removed}
              issues={issues}
              onChange={changePages}
              onRemoved={setRemoved}
              onActivate={setShown}
              onPreview={() => {
                previewOpener.current = document.activeElement as HTMLElement | null;
                setIsPreviewing(true);
              }}
            />
          )}
          {hasReason && (
            <Field
              label="Why it is right for its level (optional)"
              hint="Kept with the book"
              error={formState.errors.levelReason?.message}
              className="sm:col-span-2"
            >
              <TextArea rows={2} maxLength={500} {...form.register('levelReason')} />
            </Field>
          )}
          <WordsCheck
            form={form as never}
            level={level}
            addAnyway={
              !hasReason && (
                <AddAnyway
                  form={form as never}
                  category={typed.category}
                  isAdding={save.isPending}
                  onAdd={() => void submit(true)()}
                  busyText={labels.busy}
                >
                  {labels.anyway}
                </AddAnyway>
              )
            }
          />
          {formState.errors.root && (
            <p role="alert" className="font-bold text-loss sm:col-span-2">
              {formState.errors.root.message}
            </p>
          )}
          {theirs !== null && (
            <EditConflict
              what="this book"
              summary={describeBookChanges(base, edited, theirs)}
              merge={mergeBooks(base, edited, theirs)}
              takeTheirsLabel="Take the book as it is now"
              onMerge={applyState}
              onTakeTheirs={() => {
                applyState(theirs);
                // The owner's own changes are discarded, so nothing is unsaved.
                setBaseline(JSON.stringify(theirs));
                setHadDraft(false);
              }}
            />
          )}
          <DraftStorageNotice />
          <Button
            type="submit"
            size="lg"
            className="sm:col-span-2 sm:justify-self-start"
            busy={save.isPending}
            busyText={labels.busy}
          >
            {labels.submit}
          </Button>
        </form>
      </Card>
      {pages === null ? (
        <BookPreview draft={typed} address={address} />
      ) : (
        <>
          <Card className="max-lg:hidden lg:sticky lg:top-4">
            <Card.Title>Preview</Card.Title>
            <PagesPreview pages={pages} shown={shown} onShow={setShown} />
          </Card>
          <Dialog open={isPreviewing} onClose={() => setIsPreviewing(false)} title="Preview">
            <PagesPreview pages={pages} shown={shown} onShow={setShown} />
          </Dialog>
        </>
      )}
    </div>
  );
}
