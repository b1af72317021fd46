// The way to the field of a book's reason, from where a change was refused because the book needs one first.
import type { BulkChange } from '../../../../contracts/bulk-changes.ts';

/** The state that was refused; empty if it was another change. */
export type RefusedState =
  | { state?: undefined }
  | { state: 'published' | 'hidden' }
  | { state: 'scheduled'; publishAt: number };

export function refusedState(change: BulkChange): RefusedState {
  switch (change.kind) {
    case 'publish':
      return { state: 'published' };
    case 'hide':
      return { state: 'hidden' };
    case 'schedule':
      return { state: 'scheduled', publishAt: change.publishAt };
    default:
      return {};
  }
}

/** The history state of a link to the editor of a book that needs a reason. */
export const askForReason = (change: BulkChange) => ({ asksReason: refusedState(change) });

/** Returns the state that was refused, if such a link has opened this page; else null. */
export const askedReason = (): RefusedState | null =>
  (history.state as { asksReason?: RefusedState } | null)?.asksReason ?? null;
