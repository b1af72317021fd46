// The screen of /admin/write: a new book, page by page.
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../../../contracts/pages.ts';
import { call } from '../../api.ts';
import { BookEditor } from './book-editor.tsx';
import { inlineBookDraft } from './drafts.ts';
import { NEW_BOOK, newInlineDraft } from './edited-book.ts';
import { EditorPage } from './editor-page.tsx';
import { KeptDraftNotice, PRIVATE_WINDOW } from './kept-draft-notice.tsx';
import { shelfPlace } from './shelf-place.ts';
import { useAdminSession } from './use-admin-session.ts';
import { wholeTable } from './use-table.ts';

export function WriteBookScreen() {
  const { leave } = useAdminSession();
  const [, navigate] = useLocation();
  const [kept, setKept] = useState(() => inlineBookDraft.read());
  const start = useMemo(() => kept ?? newInlineDraft(), [kept]);
  return (
    <EditorPage heading="Write a Book">
      {kept !== null && (
        <KeptDraftNotice
          title="The book you began is back"
          text={`It stays in this browser until you add or discard it. ${PRIVATE_WINDOW}`}
          discard="Discard it"
          onDiscard={() => {
            inlineBookDraft.drop();
            setKept(null);
          }}
        />
      )}
      <BookEditor
        key={kept === null ? 'new' : 'draft'}
        start={start}
        draft={inlineBookDraft}
        words={NEW_BOOK}
        send={(body) => call('POST /api/books', { body: body as never })}
        onSaved={(bookId) => {
          shelfPlace.keep({ view: wholeTable(), bookId });
          navigate(pages.admin);
        }}
        onSessionOver={leave}
      />
    </EditorPage>
  );
}
