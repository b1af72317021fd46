import type { ComponentProps } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../../../../contracts/pages.ts';
import { callAsOwner } from '../../../api/api.ts';
import { BookEditor } from './book-editor.tsx';
import { shelfPosition } from '../catalogue/shelf-position.ts';
import { fullView } from '../catalogue/use-table.ts';

const LABELS = {
  title: 'New Book',
  submit: 'Add Book',
  busy: 'Adding Book...',
  anyway: 'Add anyway',
  saved: 'Book added successfully!',
  failed: 'Failed to add book',
};

/** The editor for a new book. After saving, the admin screen opens with the focus in the new book's row. */
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
      labels={LABELS}
      send={(body) => callAsOwner('POST /api/books', { body: body as never })}
      onSaved={(bookId) => {
        shelfPosition.save({ view: fullView(), bookId });
        navigate(pages.admin);
      }}
    />
  );
}
