// A new flipbook as the owner types it: the form, its draft, and what adds the book.
import { useEffect, useState, type BaseSyntheticEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { newFlipbook } from '../../../../contracts/book-form.ts';
import type { Category } from '../../../../domain/levels.ts';
import { callAsOwner, errorBodyOf } from '../../../api/api.ts';
import { validate } from '../../../api/contract-resolver.ts';
import { showIssues } from '../../../api/form-issues.ts';
import { useUnsaved } from '../../../browser/unsaved.ts';
import { blankBook, bookDraft, isStarted, type TypedBook } from '../drafts/drafts.ts';
import { withTextConfirmation } from '../flipbook/flipbook-words.ts';
import { useLevelCheck } from '../phonics/level-check.ts';
import { withSeriesNumber } from '../series/series-number.ts';
import { newBookCopy } from './editor-copy.ts';
import { savedText, type FirstState } from './first-state.ts';
import { useSaveBook } from './use-save-book.ts';

type ValidatedBook = z.output<typeof newFlipbook>;

export function useNewBook(onSessionOver: (failure?: string) => void) {
  const form = useForm<TypedBook, unknown, ValidatedBook>({
    resolver: ({ textOf, ...book }) =>
      withTextConfirmation({ ...book, textOf }, validate(newFlipbook, withSeriesNumber(book))),
    defaultValues: { ...blankBook('level1'), ...bookDraft.read() },
  });
  const { handleSubmit, setFocus, setError, getValues, reset, subscribe } = form;
  const typed = { ...getValues(), ...useWatch({ control: form.control }) };
  const [address, setAddress] = useState(() => getValues('flipbookUrl'));
  const level = useLevelCheck({ form, onSessionOver });
  const [isRestored, setIsRestored] = useState(() => isStarted(typed));
  const [wanted, setWanted] = useState<FirstState>({});
  useUnsaved(isStarted(typed));

  const startOver = (category: Category) => {
    // Keeps the refs of the fields, so that `setFocus` below works at once.
    reset(blankBook(category), { keepFieldsRef: true });
    setAddress('');
    level.reset();
    bookDraft.discard();
    setIsRestored(false);
    setWanted({});
    setFocus('title');
  };

  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => bookDraft.write(values) }),
    [subscribe],
  );

  const { mutate, isPending } = useSaveBook<ValidatedBook>({
    copy: newBookCopy,
    savedText: (book) => savedText(newBookCopy, book),
    fits: level.fits,
    send: ({
      book: { text, heroImageUrl: _, levelReason, series, seriesNumber, ...book },
      anyway,
    }) => {
      // Fields that the specification's call (section 7) does not name are left out when the owner does not use them.
      // The form has no field for the hero.
      const body = {
        ...book,
        ...(text && { text }),
        ...(series && { series }),
        ...(seriesNumber && { seriesNumber }),
        ...(anyway && { levelReason }),
      };
      return callAsOwner('POST /api/books', { body });
    },
    onSaved: (_, { category }) => startOver(category),
    onRefused: (error) => {
      // The heart words have changed since the level check.
      if (errorBodyOf(error)?.code === 'level_misfit') level.checkWords();
      else showIssues(error, form);
    },
    onSessionOver,
  });

  return {
    form,
    /** The fields as typed. */
    typed,
    /** The last complete address. */
    address,
    setAddress,
    level,
    isRestored,
    startOver,
    isAdding: isPending,
    /** The state that was asked for last. */
    wanted,
    /** Calls `then` if the form is valid. */
    check: (then: () => void) => void handleSubmit(then)(),
    /** Adds the book in this state, if its words fit its level. */
    add(first: FirstState, event?: BaseSyntheticEvent) {
      setWanted(first);
      void handleSubmit((book) => mutate({ book: { ...book, ...first }, anyway: false }))(event);
    },
    /** Adds the book even if its words do not fit its level, for the reason given. */
    addAnyway: handleSubmit((book) => {
      if (book.levelReason !== null) {
        return mutate({ book: { ...book, ...wanted }, anyway: true });
      }
      setError('levelReason', { message: 'A reason is required' }, { shouldFocus: true });
    }),
  };
}
