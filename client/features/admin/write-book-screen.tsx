// The screen of /admin/write: a new book, page by page.
import { useState } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../../../contracts/pages.ts';
import { call } from '../../api.ts';
import { BookEditor } from './book-editor.tsx';
import { inlineBookDraft } from './drafts.ts';
import { newInlineDraft } from './edited-book.ts';
import { EditorPage } from './editor-page.tsx';
import { useAdminSession } from './use-admin-session.ts';

const WORDS = {
  title: 'New Book',
  submit: 'Add Book',
  busy: 'Adding Book...',
  anyway: 'Add anyway',
  saved: 'Book added successfully!',
  failed: 'Failed to add book',
};

export function WriteBookScreen() {
  const { leave } = useAdminSession();
  const [, navigate] = useLocation();
  const [start] = useState(() => inlineBookDraft.read() ?? newInlineDraft());
  return (
    <EditorPage heading="Write a Book">
      <BookEditor
        start={start}
        draft={inlineBookDraft}
        words={WORDS}
        send={(body) => call('POST /api/books', { body: body as never })}
        onSaved={() => navigate(pages.admin)}
        onSessionOver={leave}
      />
    </EditorPage>
  );
}
