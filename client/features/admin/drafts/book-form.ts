import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { TypedBook } from './drafts.ts';

/** The form of a book, as its parts use it. What it becomes once validated differs from screen to screen. */
export type BookForm = Pick<
  UseFormReturn<TypedBook, unknown, FieldValues>,
  'register' | 'control' | 'setValue' | 'getValues' | 'clearErrors' | 'setFocus' | 'formState'
>;
