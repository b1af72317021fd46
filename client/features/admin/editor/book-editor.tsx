// The editor for a new or stored inline book, or for a stored flipbook.
import { type Ref, useImperativeHandle } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DraftStorageNotice } from '../drafts/draft-storage-notice.tsx';
import type { BookState, Draft, EditedBook } from '../drafts/drafts.ts';
import { EditConflict } from '../drafts/edit-conflict.tsx';
import { useAdminSession } from '../login/use-admin-session.ts';
import { useNarration } from '../narration/use-narration.ts';
import { useLevelCheck } from '../phonics/level-check.ts';
import { SeriesFields } from '../series/series-fields.tsx';
import { BookPreview } from './book-preview.tsx';
import { DescriptionFields } from './description-fields.tsx';
import { newBookCopy, storedBookCopy } from './editor-copy.ts';
import { anywayLabel, refusedLabel, type SavedState } from './first-state.ts';
import { FlipbookFields } from './flipbook-fields.tsx';
import { HeroField } from './hero-field.tsx';
import { LevelFields } from './level-fields.tsx';
import { describeBookChanges, mergeBooks } from './merge-books.ts';
import { NewBookButtons } from './new-book-buttons.tsx';
import { PagesField } from './pages-field.tsx';
import { PreviewPlacement, usePreviewPlacement } from './preview-placement.tsx';
import { useBookEdit } from './use-book-edit.ts';
import { useSubmit } from './use-submit.ts';
import { useTitleTaken } from './use-title-taken.ts';

export type AskReason = (refused: SavedState) => void;

/** After saving, the admin screen opens. */
export function BookEditor({
  bookId,
  start,
  stored,
  startsUnsaved,
  draft,
  isDraft = false,
  askReason,
  onDeleted,
}: {
  /** The id of a stored book; omitted for a new one. */
  bookId?: string;
  /** The initial state. Later changes of this prop are ignored. */
  start: EditedBook;
  /** The stored book as it is now; omitted for a new one. */
  stored?: BookState;
  /** Whether `start` has not been saved yet. */
  startsUnsaved: boolean;
  draft: Draft<EditedBook>;
  /** Whether the stored book is a draft. */
  isDraft?: boolean;
  /** Becomes what asks for the reason without which a change of the stored book was refused. */
  askReason?: Ref<AskReason>;
  /** Called with the unsaved edit when the stored book has been deleted. */
  onDeleted?: (typed: EditedBook) => void;
}) {
  const copy = bookId === undefined ? newBookCopy : storedBookCopy;
  const { endSession: onSessionOver } = useAdminSession();
  const edit = useBookEdit({ start, stored, draft, startsUnsaved });
  const { form, edited, flipbookAddress } = edit;
  const { book, pages, found } = edited;
  const level = useLevelCheck({
    form,
    pages,
    onNoWords: () =>
      edit.setReportedIssues([
        { page: null, field: '', message: 'There are no words to check yet' },
      ]),
    onSessionOver,
  });
  const { formElement, theirs, isSaving, ...saving } = useSubmit({
    bookId,
    edit,
    level,
    copy,
    isDraft,
    onDeleted,
    onSessionOver,
  });
  useImperativeHandle(askReason, () => saving.askReason);
  const isTitleTaken = useTitleTaken(book.title, bookId);
  const preview = usePreviewPlacement();
  const narration = useNarration(bookId, pages);
  const rootError = form.formState.errors.root;

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card>
        <Card.Title>{copy.title}</Card.Title>
        <form
          ref={formElement}
          noValidate
          className="grid gap-5 sm:grid-cols-2"
          onSubmit={(event) => void saving.submit(false)(event)}
        >
          <DescriptionFields
            form={form}
            cover={book.coverImageUrl}
            hasShelfCard={pages === null}
            // During the save the list may already contain this book.
            titleTaken={isTitleTaken && !isSaving}
          />
          {pages === null ? (
            <FlipbookFields
              form={form}
              address={flipbookAddress}
              onAddress={edit.setFlipbookAddress}
              onSessionOver={onSessionOver}
            />
          ) : (
            <PagesField
              pages={pages}
              removed={edited.removed}
              issues={edit.pageIssues}
              narration={narration}
              onChange={edit.changePages}
              onActivate={preview.show}
              onPreview={preview.open}
            />
          )}
          <LevelFields
            {...{ edit, level, copy, isSaving }}
            asksReason={saving.asksReason}
            refused={bookId === undefined ? null : refusedLabel(saving.wanted)}
            onSaveRefused={() => void saving.submit(false, saving.wanted)()}
            anyway={anywayLabel(copy, saving.wanted)}
            onAddAnyway={() => void saving.submit(true, saving.wanted)()}
          />
          <SeriesFields form={form} bookId={bookId} />
          <HeroField form={form} hero={book.heroImageUrl} />
          {rootError && (
            <p role="alert" className="font-bold text-loss sm:col-span-2">
              {rootError.message}
            </p>
          )}
          {theirs !== null && (
            <EditConflict
              heading="This book has changed since you opened it"
              summary={describeBookChanges(found, edited, theirs)}
              merge={mergeBooks(found, edited, theirs)}
              takeTheirsLabel="Use the book as it is now"
              onMerge={saving.continueWith}
              onTakeTheirs={saving.takeTheirs}
            />
          )}
          <DraftStorageNotice />
          {bookId === undefined ? (
            <NewBookButtons
              {...{ copy, isSaving }}
              wanted={saving.wanted}
              onValid={saving.check}
              onSave={(first) => void saving.submit(false, first)()}
            />
          ) : (
            <Button
              type="submit"
              size="lg"
              className="sm:col-span-2 sm:justify-self-start"
              busy={isSaving}
              busyText={copy.busy}
            >
              {copy.submit}
            </Button>
          )}
        </form>
      </Card>
      {pages === null ? (
        <BookPreview draft={book} address={flipbookAddress} />
      ) : (
        <PreviewPlacement pages={pages} preview={preview} />
      )}
    </div>
  );
}
