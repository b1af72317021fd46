// 'Add New Book': one book after the other, the level kept from one to the next.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { newBook } from '../../../contracts/books.ts';
import { levelOf, type Category } from '../../../domain/levels.ts';
import { contractResolver } from '../../contract-resolver.ts';
import { showIssues } from '../../form-issues.ts';
import { adminBooksQuery } from '../../queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AddAnyway } from './add-anyway.tsx';
import { bookDraft, type BookDraft } from './book-draft.ts';
import { BookPreview } from './book-preview.tsx';
import { HelpCard } from './help-card.tsx';
import { questionOf, useLevelCheck } from './level-check.ts';
import { LevelPanel } from './level-panel.tsx';
import { NewBookFields } from './new-book-fields.tsx';
import { isTitleTaken } from './titles.ts';
import { useAddBook, type FinishedBook } from './use-add-book.ts';
import { isSessionOver } from './use-admin-session.ts';
import { WordDeeds } from './word-deeds.tsx';

const blankBook = (category: Category): BookDraft => ({
  title: '',
  author: '',
  description: '',
  category,
  coverImageUrl: '',
  flipbookUrl: '',
  flipbookId: '',
  text: '',
  levelReason: '',
});

/** The form, and beside it what becomes of its words and how to come by an address. */
export function NewBookForm({
  onSessionOver,
  onTeachWhole,
  onSound,
}: {
  onSessionOver: (failure?: string) => void;
  /** The owner wants to teach a word whole at a level, or to say how it is sounded. */
  onTeachWhole: (word: string, level: number) => void;
  onSound: (word: string) => void;
}) {
  const books = useQuery(adminBooksQuery());
  const form = useForm<BookDraft, unknown, FinishedBook>({
    resolver: contractResolver(newBook),
    defaultValues: { ...blankBook('level1'), ...bookDraft.read() },
  });
  const { handleSubmit, setFocus, setError, clearErrors, setValue, getValues, reset, subscribe } =
    form;
  const typed = { ...getValues(), ...useWatch({ control: form.control }) };
  const [address, setAddress] = useState(() => getValues('flipbookUrl'));
  const { check, ...level } = useLevelCheck(typed);
  const [asked, raiseAsked] = useReducer((times: number) => times + 1, 0);

  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => bookDraft.keep(values) }),
    [subscribe],
  );

  const add = useAddBook({
    fits: async ({ category, title, text }) => {
      let isFit = false;
      try {
        isFit = (await check({ category, title, text: text ?? '' })).fits;
        return isFit;
      } finally {
        if (!isFit) raiseAsked();
      }
    },
    onAdded: ({ category }) => {
      // Without its fields' references the form could not focus one of them right away.
      reset(blankBook(category), { keepFieldsRef: true });
      setAddress('');
      bookDraft.drop();
      setFocus('title');
    },
    onRefused: (error) => void showIssues(error, form),
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
    raiseAsked();
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
        <form
          noValidate
          className="grid gap-5 sm:grid-cols-2"
          onSubmit={(event) =>
            void handleSubmit((book) => add.mutate({ book, anyway: false }))(event)
          }
        >
          <NewBookFields
            form={form}
            cover={typed.coverImageUrl ?? ''}
            // Once it is being added, the list will have it.
            titleTaken={!add.isPending && isTitleTaken(typed.title, books.data ?? [])}
            onAddress={setAddress}
          />
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
            foresight={level.foresight}
            error={level.error}
            asked={asked}
            onRetry={checkWords}
            onUseLevel={(category) => {
              setValue('category', category);
              checkWords();
            }}
            deeds={(word) => (
              <WordDeeds
                word={word}
                onTeachWhole={() => onTeachWhole(word, levelOf(typed.category))}
                onSound={() => onSound(word)}
              />
            )}
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
