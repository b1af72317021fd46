// The pages of a book as a child will read them: the reader's own sheet, filled as the owner types.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { renderPages } from '../../../contracts/inline-pages.ts';
import { pagesOf } from '../../book-pages/content.ts';
import { letterSize, PageSheet } from '../../book-pages/page-sheet.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { TypedPage } from './drafts.ts';
import { toContent } from './typed-pages.ts';

export function PagesPreview({
  pages,
  shown,
  onShow,
}: {
  pages: readonly TypedPage[];
  /** The page to show, from 0. */
  shown: number;
  onShow: (index: number) => void;
}) {
  const typed = useDeferredValue(pages);
  const sheets = useMemo(() => pagesOf(renderPages(toContent(typed))), [typed]);
  const size = useMemo(() => letterSize(sheets), [sheets]);
  const index = Math.min(shown, sheets.length - 1);
  const sheet = sheets[index];
  return (
    <Card className="lg:sticky lg:top-4">
      <Card.Title>Preview</Card.Title>
      {sheet === undefined ? (
        <p className="text-ink-soft">The pages will be shown here.</p>
      ) : (
        <div className="flex flex-col gap-3">
          <div
            className="aspect-3/4 w-full landscape:aspect-4/3"
            style={size}
            role="group"
            aria-label={`Preview of page ${index + 1}`}
          >
            <PageSheet key={typed[index]?.picture?.address} page={sheet} lastTurn="next" />
          </div>
          <div className="flex items-center justify-between gap-2">
            <Button
              variant="quiet"
              className="px-3!"
              aria-label="Previous page"
              disabled={index === 0}
              onClick={() => onShow(index - 1)}
            >
              <ChevronLeft aria-hidden="true" />
            </Button>
            <p role="status">
              Page {index + 1} of {sheets.length}
            </p>
            <Button
              variant="quiet"
              className="px-3!"
              aria-label="Next page"
              disabled={index === sheets.length - 1}
              onClick={() => onShow(index + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}
