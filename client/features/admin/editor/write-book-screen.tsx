// The screen of /admin/write: a new book, page by page.
import { useMemo, useState } from 'react';
import { inlineBookDraft } from '../drafts/drafts.ts';
import { newInlineDraft } from './edited-book.ts';
import { EditorPage } from './editor-page.tsx';
import { KeptDraftNotice, PRIVATE_WINDOW } from '../drafts/kept-draft-notice.tsx';
import { NewBookEditor } from './new-book-editor.tsx';
import { useAdminSession } from '../login/use-admin-session.ts';

export function WriteBookScreen() {
  const { leave } = useAdminSession();
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
      <NewBookEditor
        key={kept === null ? 'new' : 'draft'}
        start={start}
        draft={inlineBookDraft}
        onSessionOver={leave}
      />
    </EditorPage>
  );
}
