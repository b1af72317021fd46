import type { UseFormReturn } from 'react-hook-form';
import type { TypedBook } from './drafts.ts';

/** The form of a book, as its parts use it. */
export type BookForm = Pick<
  UseFormReturn<TypedBook>,
  'register' | 'control' | 'setValue' | 'getValues' | 'clearErrors' | 'setFocus' | 'formState'
>;
