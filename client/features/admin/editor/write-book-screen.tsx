// The screen at /admin/write, where the owner writes a new book page by page.
import { useMemo, useState } from 'react';
import { inlineBookDraft } from '../drafts/drafts.ts';
import { newInlineDraft } from './edited-book.ts';
import { EditorPage } from './editor-page.tsx';
import { RestoredDraftNotice, PRIVATE_WINDOW } from '../drafts/restored-draft-notice.tsx';
import { BookEditor } from './book-editor.tsx';

export function WriteBookScreen() {
  const [restored, setRestored] = useState(() => inlineBookDraft.read());
  const start = useMemo(() => restored ?? newInlineDraft(), [restored]);
  return (
    <EditorPage heading="Write a Book">
      {restored !== null && (
        <RestoredDraftNotice
          title="The book you began is back"
          text={`It stays in this browser until you add or discard it. ${PRIVATE_WINDOW}`}
          discard="Discard it"
          onDiscard={() => {
            inlineBookDraft.discard();
            setRestored(null);
          }}
        />
      )}
      <BookEditor
        key={restored === null ? 'new' : 'draft'}
        start={start}
        startsUnsaved={restored !== null}
        draft={inlineBookDraft}
      />
    </EditorPage>
  );
}
