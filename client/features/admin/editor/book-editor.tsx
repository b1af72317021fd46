// A book in the editor: an inline book that is new or changed, or a flipbook that is changed.
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
import { ChangedMeanwhile } from '../drafts/changed-meanwhile.tsx';
import { DraftRoom } from '../drafts/draft-room.tsx';
import type { BookState, Draft, EditedBook, TypedBook } from '../drafts/drafts.ts';
import { resolverOf, type SentBook } from './edited-book.ts';
import { mergeBooks, sayBookChanges } from './merge-books.ts';
import { useLevelCheck } from '../phonics/level-check.ts';
import { DescriptionFields, FlipbookFields } from './new-book-fields.tsx';
import { PagesField } from './pages-field.tsx';
import { PagesPreview } from './pages-preview.tsx';
import { issuesOf, pageIssueOf, type PageIssue } from '../drafts/typed-pages.ts';
import { useUnsaved } from '../../../browser/unsaved.ts';
import { isSessionOver } from '../login/use-admin-session.ts';
import { useSaveBook } from './use-save-book.ts';
import { useTitleTaken } from './use-title-taken.ts';
import { WordsCheck } from '../phonics/words-check.tsx';

export interface EditorWords {
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
  found = null,
  draft,
  words,
  send,
  getLatest,
  onSaved,
  onGone,
  onSessionOver,
}: {
  /** Of a book that is there already. */
  bookId?: string;
  /** What it begins with; the editor is for one book. */
  start: EditedBook;
  /** Whether that is kept nowhere else. */
  startsUnsaved?: boolean;
  /** The book as the owner found it; null where that is not known any more. */
  found?: BookState | null;
  /** Where what is typed survives a reload. */
  draft: Draft<EditedBook>;
  words: EditorWords;
  /** Answers the book as it is kept. */
  send: (book: SentBook) => Promise<{ id: string }>;
  /** The book as it is by now, once somebody else has changed it. */
  getLatest?: () => Promise<BookState>;
  onSaved: (bookId: string) => void;
  /** The book has been deleted meanwhile; what was typed is handed on. */
  onGone?: (typed: EditedBook) => void;
  onSessionOver: (failure?: string) => void;
}) {
  const [pages, setPages] = useState(start.pages);
  const [version, setVersion] = useState(start.version);
  const [shown, setShown] = useState(0);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [theirs, setTheirs] = useState<BookState | null>(null);
  const [base, setBase] = useState(found);
  const [removed, setRemoved] = useState(start.removed ?? []);
  const [refused, setRefused] = useState<readonly PageIssue[]>([]);
  const form = useForm<TypedBook, unknown, SentBook>({
    resolver: resolverOf({ pages, version }) as never,
    defaultValues: start.book,
  });
  const { handleSubmit, setError, getValues, reset, formState } = form;
  const typed = { ...getValues(), ...useWatch({ control: form.control }) };
  const [address, setAddress] = useState(start.book.flipbookUrl);
  const place = useRef<HTMLFormElement>(null);
  // When the preview closes, the keyboard goes back to where it was asked for.
  const asked = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isPreviewing) asked.current?.focus();
  }, [isPreviewing]);
  // A reason that was given before is kept, or changed, without being asked for again.
  const hasReason = Boolean(start.book.levelReason);

  const edited = { book: typed, pages, version };
  const state = JSON.stringify(edited);
  const [before, setBefore] = useState(state);
  const [hadDraft, setHadDraft] = useState(() => startsUnsaved || draft.read() !== null);
  useEffect(() => {
    if (state !== before) draft.keep({ ...(JSON.parse(state) as BookState), removed, found: base });
    // What was changed has been taken back.
    else if (!hadDraft) draft.drop();
  }, [state, before, hadDraft, draft, removed, base]);
  const letGo = useUnsaved(state !== before || hadDraft);

  const isTitleTaken = useTitleTaken(typed.title, bookId);
  const level = useLevelCheck({
    form: form as never,
    pages,
    onNoWords: () =>
      setRefused([{ page: null, field: '', message: 'There are no words to check yet' }]),
    onSessionOver,
  });
  const issues = [...(formState.isSubmitted && pages ? issuesOf(pages) : []), ...refused];

  const changePages = (next: BookState['pages']) => {
    setPages(next);
    setRefused([]);
  };

  const take = (other: BookState) => {
    reset(other.book);
    setRemoved([]);
    setBase(theirs);
    changePages(other.pages);
    setVersion(other.version);
    setAddress(other.book.flipbookUrl);
    setTheirs(null);
    level.forget();
    place.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };

  const save = useSaveBook({
    said: words,
    fits: level.fits,
    send,
    onSaved: (bookId) => {
      draft.drop();
      letGo();
      onSaved(bookId);
    },
    onChangedMeanwhile: () => {
      getLatest?.().then(setTheirs, (error: unknown) => {
        if (isSessionOver(error)) onSessionOver(words.failed);
        else setError('root', { message: `${words.failed}. Please try again in a moment.` });
      });
    },
    onRefused: (error) => {
      if (error instanceof ApiError && error.status === 404) {
        return onGone?.({ ...edited, removed });
      }
      // The heart words have changed since the check.
      if (errorBodyOf(error)?.code === 'level_misfit') return level.checkWords();
      showIssues(error, form as never);
      const ofPages = (errorBodyOf(error)?.issues ?? []).filter(({ field }) =>
        field.startsWith('content'),
      );
      setRefused(
        ofPages.map(({ field, message }) => pageIssueOf(field.split('.').slice(1), message)),
      );
    },
    onSessionOver,
  });

  const submit = (anyway: boolean) =>
    handleSubmit(
      (book) => {
        const isMeant = anyway || (hasReason && book.levelReason !== null);
        if (anyway && book.levelReason === null) {
          setError('levelReason', { message: 'A reason is required' }, { shouldFocus: true });
        } else if (!save.isPending) save.mutate({ book, anyway: isMeant });
      },
      (errors) => {
        if (Object.keys(errors).some((field) => field !== 'content')) return;
        // The fields have been drawn with their errors by then.
        requestAnimationFrame(() =>
          place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
        );
      },
    );

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card>
        <Card.Title>{words.title}</Card.Title>
        <form
          ref={place}
          noValidate
          className="grid gap-5 sm:grid-cols-2"
          onSubmit={(event) => void submit(false)(event)}
        >
          <DescriptionFields
            form={form as never}
            cover={typed.coverImageUrl ?? ''}
            hasShelfCard={pages === null}
            // Once it is being saved, the list will have it.
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
              onLook={setShown}
              onPreview={() => {
                asked.current = document.activeElement as HTMLElement | null;
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
                  busyText={words.busy}
                >
                  {words.anyway}
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
            <ChangedMeanwhile
              what="this book"
              said={sayBookChanges(base, edited, theirs)}
              merge={mergeBooks(base, edited, theirs)}
              asItIs="Take the book as it is now"
              onKeep={take}
              onTake={() => {
                take(theirs);
                // Nothing of hers is left.
                setBefore(JSON.stringify(theirs));
                setHadDraft(false);
              }}
            />
          )}
          <DraftRoom />
          <Button
            type="submit"
            size="lg"
            className="sm:col-span-2 sm:justify-self-start"
            busy={save.isPending}
            busyText={words.busy}
          >
            {words.submit}
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
