// The state in which a book is added or saved.
import type { RefusedState } from '../catalogue/asked-reason.ts';
import { libraryTime } from '../login/when.ts';
import type { BookBody } from './edited-book.ts';
import type { EditorCopy } from './editor-copy.ts';

/** Empty for a book that is published at once. A stored book stays in its state. */
export type FirstState =
  { state?: undefined } | { state: 'draft' } | { state: 'scheduled'; publishAt: number };

/** A stored book can be saved in the state that was refused before, too. */
export type SavedState = FirstState | RefusedState;

/** Says that a book is saved, and when families see it. */
export function savedText(
  copy: Pick<EditorCopy, 'saved'>,
  { state, publishAt }: Pick<BookBody, 'state' | 'publishAt'>,
): string {
  if (state === 'draft') return 'Draft saved. Families do not see it yet.';
  if (state === 'scheduled')
    return `Book saved. Families see it from ${libraryTime(publishAt ?? 0)}.`;
  if (state === 'published') return 'Book saved and published.';
  if (state === 'hidden') return 'Book saved and hidden.';
  return copy.saved;
}

/** The button that adds a book although its words do not fit its level. */
export function anywayLabel(copy: Pick<EditorCopy, 'anyway'>, first: SavedState): string {
  if (first.state === 'draft') return 'Save as a draft anyway';
  if (first.state === 'scheduled') return `Publish on ${libraryTime(first.publishAt)} anyway`;
  return copy.anyway;
}

/** The button that saves a stored book in the state that it could not have without a reason; null if there is none. */
export function refusedLabel(wanted: SavedState): string | null {
  if (wanted.state === 'published') return 'Save and publish';
  if (wanted.state === 'hidden') return 'Save and hide';
  if (wanted.state === 'scheduled') return `Save, and publish on ${libraryTime(wanted.publishAt)}`;
  return null;
}
