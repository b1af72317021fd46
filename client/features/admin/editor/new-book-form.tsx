// 'Add New Book'. After a book is added, the form is cleared but keeps the level for the next book.
import { NotebookPen } from 'lucide-react';
import type { RefObject } from 'react';
import { pages } from '../../../../contracts/pages.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DraftStorageNotice } from '../drafts/draft-storage-notice.tsx';
import { RestoredDraftNotice, PRIVATE_WINDOW } from '../drafts/restored-draft-notice.tsx';
import type { PhonicsHandle } from '../phonics/phonics-cards.tsx';
import { WordsCheck } from '../phonics/words-check.tsx';
import { OptionalSeries } from '../series/optional-series.tsx';
import { AddAnyway } from './add-anyway.tsx';
import { BookPreview } from './book-preview.tsx';
import { DescriptionFields } from './description-fields.tsx';
import { newBookCopy } from './editor-copy.ts';
import { FlipbookFields } from './flipbook-fields.tsx';
import { HelpCard } from './help-card.tsx';
import { anywayLabel } from './first-state.ts';
import { NewBookButtons } from './new-book-buttons.tsx';
import { useNewBook } from './use-new-book.ts';
import { useTitleTaken } from './use-title-taken.ts';

/** The form, with a preview and help next to it. */
export function NewBookForm({
  onSessionOver,
  phonics,
}: {
  onSessionOver: (failure?: string) => void;
  /** Adds a word to the heart words or the soundings. */
  phonics: RefObject<PhonicsHandle | null>;
}) {
  const { form, typed, address, level, isAdding, ...newBook } = useNewBook(onSessionOver);
  const isTitleTaken = useTitleTaken(typed.title);

  return (
    <>
      <Card>
        <Card.Title>Add New Book</Card.Title>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="text-ink-soft">This form adds a flipbook, by its address or from a PDF.</p>
          <ButtonLink href={pages.writeBook} variant="secondary">
            <NotebookPen aria-hidden="true" />
            Write a book page by page
          </ButtonLink>
        </div>
        {newBook.isRestored && (
          <RestoredDraftNotice
            title="The book you began is back"
            text={`It stays in this browser until you add or discard it. ${PRIVATE_WINDOW}`}
            discard="Discard it"
            onDiscard={() => newBook.startOver(typed.category)}
          />
        )}
        <form
          noValidate
          className="grid gap-5 sm:grid-cols-2"
          onSubmit={(event) => newBook.add({}, event)}
        >
          <DescriptionFields
            form={form}
            cover={typed.coverImageUrl}
            // During the request the list may already contain this book.
            titleTaken={isTitleTaken && !isAdding}
          />
          <FlipbookFields
            form={form}
            address={address}
            onAddress={newBook.setAddress}
            onSessionOver={onSessionOver}
          />
          <WordsCheck
            {...{ form, level, phonics }}
            addAnyway={
              <AddAnyway
                form={form}
                category={typed.category}
                isAdding={isAdding}
                onAdd={() => void newBook.addAnyway()}
              >
                {anywayLabel(newBookCopy, newBook.wanted)}
              </AddAnyway>
            }
          />
          <OptionalSeries form={form} />
          <DraftStorageNotice />
          <NewBookButtons
            copy={newBookCopy}
            isSaving={isAdding}
            wanted={newBook.wanted}
            onValid={newBook.check}
            onSave={newBook.add}
          />
        </form>
      </Card>
      <div className="flex min-w-0 flex-col gap-6">
        <BookPreview draft={typed} address={address} />
        <HelpCard />
      </div>
    </>
  );
}
