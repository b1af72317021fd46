// The recordings of one page, below its words. Closed at first: most of the time an owner writes.
import { useState } from 'react';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { ListenToPage } from './listen-to-page.tsx';
import { countRecorded, type PageRecordings } from './page-narration.ts';
import { PageRows } from './page-rows.tsx';
import { StaleRecordings } from './stale-recordings.tsx';
import type { Narration } from './use-narration.ts';

/** Returns how many sentences are recorded, such as '12 of 14 sentences are recorded'. */
export function recordedSummary(pages: readonly PageRecordings[]): string {
  const { all, recorded } = countRecorded(pages);
  return `${recorded} of ${all} ${all === 1 ? 'sentence is' : 'sentences are'} recorded`;
}

export function NarrationPanel({ narration, number }: { narration: Narration; number: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const { bookId, pages, isLoaded, failure } = narration;
  const page = pages[number - 1];
  if (page === undefined || page.sentences.length + page.stale.length === 0) return null;
  return (
    <details
      className="rounded-card bg-paper-deep px-2 py-2 sm:px-4"
      onToggle={(event) => {
        // The summaries of details within it bubble in React.
        if (event.target === event.currentTarget) setIsOpen(event.currentTarget.open);
      }}
    >
      <summary className="min-h-12 content-center font-bold text-sea-deep">
        <span>{`Recordings of page ${number}`}</span>
        {isLoaded && (
          <span className="font-normal text-ink-soft">{`: ${recordedSummary([page])}`}</span>
        )}
      </summary>
      {isOpen && failure !== null && (
        <LoadProblem
          title="The recordings could not be loaded"
          text={failure}
          isFetching={narration.isLoading}
          onRetry={narration.retry}
        />
      )}
      {isOpen && isLoaded && (
        <div className="flex min-w-0 flex-col gap-4 pb-3">
          {page.sentences.length > 0 && (
            <>
              <ListenToPage page={page} number={number} />
              <PageRows bookId={bookId} page={page} number={number} />
            </>
          )}
          <StaleRecordings
            bookId={bookId}
            title="Families hear these until you save the book: their words are not on its pages any more"
            recordings={page.stale.filter(({ isStale }) => !isStale)}
          />
          <StaleRecordings
            bookId={bookId}
            title="Kept, and not played: these words are not in the book any more"
            recordings={page.stale.filter(({ isStale }) => isStale)}
          />
        </div>
      )}
    </details>
  );
}
