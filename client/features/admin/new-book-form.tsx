// 'Add New Book': one book after the other, the level kept from one to the next.
import { NotebookPen } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { newFlipbook } from '../../../contracts/books.ts';
import { pages } from '../../../contracts/pages.ts';
import { levelOf } from '../../../domain/levels.ts';
import { contractResolver } from '../../contract-resolver.ts';
import { showIssues } from '../../form-issues.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { errorBodyOf } from '../../api.ts';
import { AddAnyway } from './add-anyway.tsx';
import { BookPreview } from './book-preview.tsx';
import { blankBook, bookDraft, type TypedBook } from './drafts.ts';
import { HelpCard } from './help-card.tsx';
import { questionOf, useLevelCheck } from './level-check.ts';
import { LevelPanel } from './level-panel.tsx';
import { DescriptionFields, FlipbookFields } from './new-book-fields.tsx';
import type { PhonicsHandle } from './phonics-cards.tsx';
import { useAddBook, type FinishedBook } from './use-add-book.ts';
import { useTitleTaken } from './use-title-taken.ts';
import { isSessionOver } from './use-admin-session.ts';

/** The form, and beside it what becomes of its words and how to come by an address. */
export function NewBookForm({
  onSessionOver,
  phonics,
}: {
  onSessionOver: (failure?: string) => void;
  /** Where a word can be taught whole, or its sounding be said. */
  phonics: RefObject<PhonicsHandle | null>;
}) {
  const form = useForm<TypedBook, unknown, FinishedBook>({
    resolver: contractResolver(newFlipbook),
    defaultValues: { ...blankBook('level1'), ...bookDraft.read() },
  });
  const { handleSubmit, setFocus, setError, clearErrors, setValue, getValues, reset, subscribe } =
    form;
  const typed = { ...getValues(), ...useWatch({ control: form.control }) };
  const isTitleTaken = useTitleTaken(typed.title);
  const [address, setAddress] = useState(() => getValues('flipbookUrl'));
  const { check, ...level } = useLevelCheck(() => questionOf(typed).data);
  const answerHeading = useRef<HTMLHeadingElement>(null);

  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => bookDraft.keep(values) }),
    [subscribe],
  );

  const add = useAddBook({
    fits: ({ category, title, text }) => level.fits({ category, title, text: text ?? '' }),
    onAdded: ({ category }) => {
      // Without its fields' references the form could not focus one of them right away.
      reset(blankBook(category), { keepFieldsRef: true });
      setAddress('');
      level.forget();
      bookDraft.drop();
      setFocus('title');
    },
    onRefused: (error) => {
      // The heart words have changed since the check.
      if (errorBodyOf(error)?.code === 'level_misfit') checkWords();
      else showIssues(error, form);
    },
    onSessionOver,
  });

  const checkWords = () => {
    const { data, error } = questionOf(getValues());
    if (data === undefined) {
      const [issue] = error.issues;
      const field = issue?.path[0] === 'title' ? 'title' : 'text';
      return setError(field, { message: issue?.message ?? '' }, { shouldFocus: true });
    }
    clearErrors(['title', 'text']);
    check(data).catch((reason: unknown) => {
      if (isSessionOver(reason)) onSessionOver('Failed to check the words');
      else showIssues(reason, form);
    });
  };

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
            // Once it is being added, the list will have it.
            titleTaken={isTitleTaken && !add.isPending}
          />
          <FlipbookFields form={form} onAddress={setAddress} onSessionOver={onSessionOver} />
          <Button
            variant="secondary"
            className="sm:col-span-2 sm:justify-self-start"
            busy={level.isChecking}
            busyText="Checking..."
            onClick={checkWords}
          >
            Check the words
          </Button>
          <LevelPanel
            answer={level.answer}
            isOld={level.isOld}
            isChecking={level.isChecking}
            heading={answerHeading}
            onRetry={checkWords}
            onUseLevel={(category) => {
              setValue('category', category);
              checkWords();
            }}
            deeds={{
              onTeachWhole: (word) =>
                phonics.current?.teachWhole(word, levelOf(typed.category), answerHeading.current),
              onSound: (word) => phonics.current?.sound(word, answerHeading.current),
            }}
            addAnyway={
              <AddAnyway
                form={form}
                category={typed.category}
                isAdding={add.isPending}
                onAdd={() => void addAnyway()}
              />
            }
          />
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
