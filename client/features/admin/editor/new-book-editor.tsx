import type { ComponentProps } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../../../../contracts/pages.ts';
import { callAsOwner } from '../../../api/api.ts';
import { BookEditor } from './book-editor.tsx';
import { shelfPlace } from '../catalogue/shelf-position.ts';
import { wholeTable } from '../catalogue/use-table.ts';

const WORDS = {
  title: 'New Book',
  submit: 'Add Book',
  busy: 'Adding Book...',
  anyway: 'Add anyway',
  saved: 'Book added successfully!',
  failed: 'Failed to add book',
};

/** The editor for a book that is not in the library yet. Once it is, the owner goes to its row. */
export function NewBookEditor(
  props: Pick<
    ComponentProps<typeof BookEditor>,
    'start' | 'startsUnsaved' | 'draft' | 'onSessionOver'
  >,
) {
  const [, navigate] = useLocation();
  return (
    <BookEditor
      {...props}
      words={WORDS}
      send={(body) => callAsOwner('POST /api/books', { body: body as never })}
      onSaved={(bookId) => {
        shelfPlace.keep({ view: wholeTable(), bookId });
        navigate(pages.admin);
      }}
    />
  );
}
