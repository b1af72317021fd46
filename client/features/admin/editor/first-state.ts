// The state in which a book is added.
import { libraryTime } from '../login/when.ts';
import type { BookBody } from './edited-book.ts';
import type { EditorCopy } from './editor-copy.ts';

/** Empty for a book that is published at once. A stored book stays in its state. */
export type FirstState =
  { state?: undefined } | { state: 'draft' } | { state: 'scheduled'; publishAt: number };

/** Says that a book is saved, and when families see it. */
export function savedText(
  copy: Pick<EditorCopy, 'saved'>,
  { state, publishAt }: Pick<BookBody, 'state' | 'publishAt'>,
): string {
  if (state === 'draft') return 'Draft saved. Families do not see it yet.';
  if (state === 'scheduled')
    return `Book saved. Families see it from ${libraryTime(publishAt ?? 0)}.`;
  return copy.saved;
}

/** The button that adds a book although its words do not fit its level. */
export function anywayLabel(copy: Pick<EditorCopy, 'anyway'>, first: FirstState): string {
  if (first.state === 'draft') return 'Save as a draft anyway';
  if (first.state === 'scheduled') return `Publish on ${libraryTime(first.publishAt)} anyway`;
  return copy.anyway;
}
