// The pages of an inline book: add, move, remove, restore, or create them from a pasted text.
import { Plus, Undo2 } from 'lucide-react';
import { MOST_PAGES } from '../../../../contracts/inline-pages.ts';
import { Button } from '../../../ui/button.tsx';
import type { RemovedPage, TypedPage } from '../drafts/drafts.ts';
import type { PageIssue } from '../drafts/typed-pages.ts';
import { NarrationPanel } from '../narration/narration-panel.tsx';
import { NarrationSummary } from '../narration/narration-summary.tsx';
import type { Narration } from '../narration/use-narration.ts';
import { PageFields } from './page-fields.tsx';
import { PageHeader } from './page-header.tsx';
import { PastedText } from './pasted-text.tsx';
import { usePageList, type ChangePages } from './use-page-list.ts';

export function PagesField({
  pages,
  removed,
  issues,
  narration,
  onChange,
  onActivate,
  onPreview,
}: {
  pages: readonly TypedPage[];
  /** The removed pages, the latest last. Each can be restored. */
  removed: readonly RemovedPage[];
  issues: readonly PageIssue[];
  /** The recordings of the pages; null for a book that is not stored yet. */
  narration: Narration | null;
  onChange: ChangePages;
  /** Called with the index, from 0, of the page being edited. */
  onActivate: (index: number) => void;
  /** Opens the preview of the page being edited. */
  onPreview: () => void;
}) {
  const { undoButton, ...list } = usePageList({ pages, removed, onChange, onActivate });
  const lastRemoved = removed.at(-1);
  const bookIssue = issues.find(({ page }) => page === null)?.message;

  return (
    <section aria-label="Pages" className="flex min-w-0 flex-col gap-4 sm:col-span-2">
      <h2 className="text-xl">{`Pages (${pages.length})`}</h2>
      <NarrationSummary narration={narration} />
      <PastedText onPages={list.append} />
      <p role="status" className="sr-only">
        {list.announcement}
      </p>
      {bookIssue !== undefined && <p className="font-bold text-loss">{bookIssue}</p>}
      <ol className="flex min-w-0 flex-col gap-4">
        {pages.map((page, index) => (
          <li
            key={page.id}
            className="flex min-w-0 flex-col gap-4 rounded-card border border-line p-4"
            onFocus={() => onActivate(index)}
          >
            <PageHeader
              number={index + 1}
              count={pages.length}
              heading={(element) => list.setHeading(page, element)}
              onMove={(by) => list.move(index, by)}
              onRemove={() => list.remove(index)}
              onPreview={() => {
                onActivate(index);
                onPreview();
              }}
            />
            <PageFields
              page={page}
              number={index + 1}
              issues={issues.filter((issue) => issue.page === index)}
              onChange={(changed) => onChange(pages.with(index, changed))}
            />
            {narration && <NarrationPanel narration={narration} number={index + 1} />}
          </li>
        ))}
      </ol>
      {lastRemoved !== undefined && (
        <p className="flex flex-wrap items-center gap-3">
          <span>{`Page ${lastRemoved.index + 1} is removed${removed.length > 1 ? `, and ${removed.length - 1} before it` : ''}.`}</span>
          <Button ref={undoButton} variant="secondary" onClick={list.restore}>
            <Undo2 aria-hidden="true" />
            Put it back
          </Button>
        </p>
      )}
      <Button
        variant="secondary"
        className="self-start"
        disabled={pages.length >= MOST_PAGES}
        onClick={list.addBlank}
      >
        <Plus aria-hidden="true" />
        Add a page
      </Button>
    </section>
  );
}
