import { useEffect, useState } from 'react';
import { useUnsaved } from '../../../browser/unsaved.ts';
import type { BookState, Draft, EditedBook } from '../drafts/drafts.ts';

type Typed = Pick<BookState, 'book' | 'pages'>;

/**
 * Stores the edit as a draft while it differs from the saved book, and guards the page against leaving meanwhile.
 * `startsUnsaved`: whether the edit has not been saved yet when the editor opens. It does not read the draft itself:
 * that could be another tab's, which a draft that has been read may overwrite.
 */
export function useBookDraft(
  draft: Draft<EditedBook>,
  { book, pages, version, removed, found }: EditedBook,
  startsUnsaved: boolean,
) {
  // Not its version, which a change of the book's state raises too.
  const state = JSON.stringify({ book, pages });
  const [saved, setSaved] = useState(state);
  const [hadDraft, setHadDraft] = useState(startsUnsaved);
  useEffect(() => {
    if (state !== saved) draft.write({ ...(JSON.parse(state) as Typed), version, removed, found });
    // The owner has undone every change.
    else if (!hadDraft) draft.discard();
  }, [state, saved, hadDraft, draft, version, removed, found]);
  const allowLeaving = useUnsaved(state !== saved || hadDraft);
  return {
    /** Ends the draft and the guard, after the edit has been saved. */
    end() {
      draft.discard();
      allowLeaving();
    },
    /** Call when the owner's own changes are replaced by what is stored, so nothing is unsaved. */
    markSaved(stored: BookState) {
      setSaved(JSON.stringify({ book: stored.book, pages: stored.pages } satisfies Typed));
      setHadDraft(false);
    },
  };
}
