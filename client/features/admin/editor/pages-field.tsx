// The pages of an inline book: add, move, remove, restore, or create them from a pasted text.
import { Plus, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MOST_PAGES } from '../../../../contracts/inline-pages.ts';
import { Button } from '../../../ui/button.tsx';
import type { RemovedPage, TypedPage } from '../drafts/drafts.ts';
import { PageFields } from './page-fields.tsx';
import { PastedText } from './pasted-text.tsx';
import { isBlank, movePage, newPage, type PageIssue } from '../drafts/typed-pages.ts';

export function PagesField({
  pages,
  removed,
  issues,
  onChange,
  onRemoved,
  onActivate,
  onPreview,
}: {
  pages: readonly TypedPage[];
  /** The removed pages, the latest last. Each can be restored. */
  removed: readonly RemovedPage[];
  issues: readonly PageIssue[];
  onChange: (pages: TypedPage[]) => void;
  onRemoved: (removed: RemovedPage[]) => void;
  /** Called with the index, from 0, of the page being edited. */
  onActivate: (index: number) => void;
  /** Opens the preview of the page being edited. */
  onPreview: () => void;
}) {
  const headings = useRef(new Map<string, HTMLHeadingElement>());
  const undo = useRef<HTMLButtonElement>(null);
  const lastRemoved = removed.at(-1);
  const [announcement, setAnnouncement] = useState('');
  const bookIssue = issues.find(({ page }) => page === null)?.message;

  const applyChange = (next: TypedPage[], at: number, message: string) => {
    flushSync(() => {
      onChange(next);
      setAnnouncement(message);
    });
    onActivate(at);
    return headings.current.get(next[at]?.id ?? '');
  };

  const move = (from: number, by: -1 | 1) => {
    const to = from + by;
    const heading = applyChange(
      movePage(pages, from, to),
      to,
      `Page ${from + 1} is page ${to + 1} now.`,
    );
    // Moving the row in the DOM took the focus from its button.
    heading?.closest('li')?.querySelector<HTMLElement>(`[data-move="${by}"]`)?.focus();
  };

  const remove = (index: number) => {
    const page = pages[index];
    if (!page) return;
    flushSync(() => {
      onChange(pages.toSpliced(index, 1));
      onRemoved([...removed, { page, index }]);
      setAnnouncement('');
    });
    onActivate(Math.max(0, index - 1));
    undo.current?.focus();
  };

  /** Adds pages at the end. A single blank page is replaced. */
  const append = (added: TypedPage[]) => {
    const existing = pages.filter((page) => pages.length > 1 || !isBlank(page));
    const count = added.length === 1 ? 'A page is' : `${added.length} pages are`;
    applyChange([...existing, ...added], existing.length, `${count} added.`)?.focus();
  };

  return (
    <section aria-label="Pages" className="flex min-w-0 flex-col gap-4 sm:col-span-2">
      <h2 className="text-xl">{`Pages (${pages.length})`}</h2>
      <PastedText onPages={append} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {bookIssue !== undefined && <p className="font-bold text-loss">{bookIssue}</p>}
      <ol className="flex min-w-0 flex-col gap-4">
        {pages.map((page, index) => (
          <PageFields
            key={page.id}
            page={page}
            number={index + 1}
            count={pages.length}
            issues={issues.filter((issue) => issue.page === index)}
            heading={(element) => {
              if (element) headings.current.set(page.id, element);
              else headings.current.delete(page.id);
            }}
            onChange={(changed) => onChange(pages.with(index, changed))}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
            onActivate={() => onActivate(index)}
            onPreview={() => {
              onActivate(index);
              onPreview();
            }}
          />
        ))}
      </ol>
      {lastRemoved !== undefined && (
        <p className="flex flex-wrap items-center gap-3">
          <span>{`Page ${lastRemoved.index + 1} is removed${removed.length > 1 ? `, and ${removed.length - 1} before it` : ''}.`}</span>
          <Button
            ref={undo}
            variant="secondary"
            onClick={() => {
              // Other pages may have been removed since.
              const index = Math.min(lastRemoved.index, pages.length);
              onRemoved(removed.slice(0, -1));
              applyChange(
                pages.toSpliced(index, 0, lastRemoved.page),
                index,
                `Page ${index + 1} is back.`,
              )?.focus();
            }}
          >
            <Undo2 aria-hidden="true" />
            Put it back
          </Button>
        </p>
      )}
      <Button
        variant="secondary"
        className="self-start"
        disabled={pages.length >= MOST_PAGES}
        onClick={() =>
          applyChange([...pages, newPage()], pages.length, 'A page is added.')
            ?.closest('li')
            ?.querySelector('textarea')
            ?.focus()
        }
      >
        <Plus aria-hidden="true" />
        Add a page
      </Button>
    </section>
  );
}
