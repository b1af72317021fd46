// How much of a book is recorded, at the head of its pages.
import { recordedSummary } from './narration-panel.tsx';
import type { Narration } from './use-narration.ts';
import { UnkeptTakes } from './unkept-takes.tsx';

export function NarrationSummary({ narration }: { narration: Narration | null }) {
  if (narration === null) {
    return (
      <p className="text-ink-soft">Its words can be recorded. Save the book first, then record.</p>
    );
  }
  const { bookId, pages, isLoaded } = narration;
  return (
    <>
      {/* Keeps its place until the recordings are loaded. */}
      <p className="min-h-[1lh] text-ink-soft">{isLoaded ? `${recordedSummary(pages)}.` : ''}</p>
      <UnkeptTakes bookId={bookId} pages={pages} />
    </>
  );
}
