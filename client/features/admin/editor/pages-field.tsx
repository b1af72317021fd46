// The pages of an inline book: added, moved, removed and put back, or made of a whole text.
import { Plus, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MOST_PAGES } from '../../../../contracts/inline-pages.ts';
import { Button } from '../../../ui/button.tsx';
import type { RemovedPage, TypedPage } from '../drafts/drafts.ts';
import { PageFields } from './page-fields.tsx';
import { PastedText } from './pasted-text.tsx';
import { isBlank, moved, newPage, type PageIssue } from '../drafts/typed-pages.ts';

export function PagesField({
  pages,
  removed,
  issues,
  onChange,
  onRemoved,
  onLook,
  onPreview,
}: {
  pages: readonly TypedPage[];
  /** What was taken out, the last one last: each can be put back. */
  removed: readonly RemovedPage[];
  issues: readonly PageIssue[];
  onChange: (pages: TypedPage[]) => void;
  onRemoved: (removed: RemovedPage[]) => void;
  /** A page, counted from 0, is being worked on. */
  onLook: (index: number) => void;
  /** The page that is being worked on is to be shown. */
  onPreview: () => void;
}) {
  const headings = useRef(new Map<string, HTMLHeadingElement>());
  const undo = useRef<HTMLButtonElement>(null);
  const last = removed.at(-1);
  const [news, setNews] = useState('');
  const whole = issues.find(({ page }) => page === null)?.message;

  const put = (next: TypedPage[], at: number, said: string) => {
    flushSync(() => {
      onChange(next);
      setNews(said);
    });
    onLook(at);
    return headings.current.get(next[at]?.id ?? '');
  };

  const move = (from: number, by: -1 | 1) => {
    const to = from + by;
    const heading = put(moved(pages, from, to), to, `Page ${from + 1} is page ${to + 1} now.`);
    // The row has moved, and taken the focus from the button that moved it.
    heading?.closest('li')?.querySelector<HTMLElement>(`[data-move="${by}"]`)?.focus();
  };

  const remove = (index: number) => {
    const page = pages[index];
    if (!page) return;
    flushSync(() => {
      onChange(pages.toSpliced(index, 1));
      onRemoved([...removed, { page, index }]);
      setNews('');
    });
    onLook(Math.max(0, index - 1));
    undo.current?.focus();
  };

  /** After the last one, or in the place of the only one that is still blank. */
  const append = (more: TypedPage[]) => {
    const kept = pages.filter((page) => pages.length > 1 || !isBlank(page));
    const count = more.length === 1 ? 'A page is' : `${more.length} pages are`;
    put([...kept, ...more], kept.length, `${count} added.`)?.focus();
  };

  return (
    <section aria-label="Pages" className="flex min-w-0 flex-col gap-4 sm:col-span-2">
      <h2 className="text-xl">{`Pages (${pages.length})`}</h2>
      <PastedText onPages={append} />
      <p role="status" className="sr-only">
        {news}
      </p>
      {whole !== undefined && <p className="font-bold text-loss">{whole}</p>}
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
            onLook={() => onLook(index)}
            onPreview={() => {
              onLook(index);
              onPreview();
            }}
          />
        ))}
      </ol>
      {last !== undefined && (
        <p className="flex flex-wrap items-center gap-3">
          <span>{`Page ${last.index + 1} is removed${removed.length > 1 ? `, and ${removed.length - 1} before it` : ''}.`}</span>
          <Button
            ref={undo}
            variant="secondary"
            onClick={() => {
              // There may be fewer pages by now.
              const index = Math.min(last.index, pages.length);
              onRemoved(removed.slice(0, -1));
              put(
                pages.toSpliced(index, 0, last.page),
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
          put([...pages, newPage()], pages.length, 'A page is added.')
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
