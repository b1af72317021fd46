// 'Add New Book'. After a book is added, the form is cleared but keeps the level for the next book.
import { NotebookPen } from 'lucide-react';
import { useEffect, useState, type RefObject } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { newFlipbook } from '../../../../contracts/books.ts';
import { pages } from '../../../../contracts/pages.ts';
import type { Category } from '../../../../domain/levels.ts';
import { contractResolver } from '../../../api/contract-resolver.ts';
import { showIssues } from '../../../api/form-issues.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { errorBodyOf } from '../../../api/api.ts';
import { useUnsaved } from '../../../browser/unsaved.ts';
import { AddAnyway } from './add-anyway.tsx';
import { BookPreview } from './book-preview.tsx';
import { DraftStorageNotice } from '../drafts/draft-storage-notice.tsx';
import { blankBook, bookDraft, isStarted, type TypedBook } from '../drafts/drafts.ts';
import { withTextConfirmation } from '../flipbook/flipbook-words.ts';
import { HelpCard } from './help-card.tsx';
import { RestoredDraftNotice, PRIVATE_WINDOW } from '../drafts/restored-draft-notice.tsx';
import { useLevelCheck } from '../phonics/level-check.ts';
import { DescriptionFields, FlipbookFields } from './new-book-fields.tsx';
import type { PhonicsHandle } from '../phonics/phonics-cards.tsx';
import { useAddBook, type ValidatedBook } from './use-add-book.ts';
import { useTitleTaken } from './use-title-taken.ts';
import { WordsCheck } from '../phonics/words-check.tsx';

const validate = contractResolver<TypedBook, ValidatedBook>(newFlipbook);

/** The form, with a preview and help next to it. */
export function NewBookForm({
  onSessionOver,
  phonics,
}: {
  onSessionOver: (failure?: string) => void;
  /** Adds a word to the heart words or the soundings. */
  phonics: RefObject<PhonicsHandle | null>;
}) {
  const form = useForm<TypedBook, unknown, ValidatedBook>({
    resolver: ({ textOf, ...book }, ...context) =>
      withTextConfirmation({ ...book, textOf }, validate(book, ...context)),
    defaultValues: { ...blankBook('level1'), ...bookDraft.read() },
  });
  const { handleSubmit, setFocus, setError, getValues, reset, subscribe } = form;
  const typed = { ...getValues(), ...useWatch({ control: form.control }) };
  const isTitleTaken = useTitleTaken(typed.title);
  const [address, setAddress] = useState(() => getValues('flipbookUrl'));
  const level = useLevelCheck({ form, onSessionOver });
  const [isRestored, setIsRestored] = useState(() => isStarted(typed));
  useUnsaved(isStarted(typed));

  const startOver = (category: Category) => {
    // Keeps the refs of the fields, so that `setFocus` below works at once.
    reset(blankBook(category), { keepFieldsRef: true });
    setAddress('');
    level.reset();
    bookDraft.discard();
    setIsRestored(false);
    setFocus('title');
  };

  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => bookDraft.write(values) }),
    [subscribe],
  );

  const add = useAddBook({
    fits: level.fits,
    onAdded: ({ category }) => startOver(category),
    onRefused: (error) => {
      // The heart words have changed since the level check.
      if (errorBodyOf(error)?.code === 'level_misfit') level.checkWords();
      else showIssues(error, form);
    },
    onSessionOver,
  });

  const addAnyway = handleSubmit((book) => {
    if (book.levelReason !== null) return add.mutate({ book, anyway: true });
    setError('levelReason', { message: 'A reason is required' }, { shouldFocus: true });
  });

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
        {isRestored && (
          <RestoredDraftNotice
            title="The book you began is back"
            text={`It stays in this browser until you add or discard it. ${PRIVATE_WINDOW}`}
            discard="Discard it"
            onDiscard={() => startOver(typed.category)}
          />
        )}
        <form
          noValidate
          className="grid gap-5 sm:grid-cols-2"
          onSubmit={(event) =>
            void handleSubmit((book) => add.mutate({ book, anyway: false }))(event)
          }
        >
          <DescriptionFields
            form={form}
            cover={typed.coverImageUrl ?? ''}
            // During the request the list may already contain this book.
            titleTaken={isTitleTaken && !add.isPending}
          />
          <FlipbookFields
            form={form}
            address={address}
            onAddress={setAddress}
            onSessionOver={onSessionOver}
          />
          <WordsCheck
            {...{ form, level, phonics }}
            addAnyway={
              <AddAnyway
                form={form}
                category={typed.category}
                isAdding={add.isPending}
                onAdd={() => void addAnyway()}
              />
            }
          />
          <DraftStorageNotice />
          <Button
            type="submit"
            size="lg"
            className="sm:col-span-2 sm:justify-self-start"
            busy={add.isPending}
            busyText="Adding Book..."
          >
            Add Book
          </Button>
        </form>
      </Card>
      <div className="flex min-w-0 flex-col gap-6">
        <BookPreview draft={typed} address={address} />
        <HelpCard />
      </div>
    </>
  );
}
