// Adds, moves, removes and restores pages, says so to a screen reader, and keeps the focus on what has changed.
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RemovedPage, TypedPage } from '../drafts/drafts.ts';
import { isBlank, movePage, newPage } from '../drafts/typed-pages.ts';

export type ChangePages = (pages: TypedPage[], removed?: RemovedPage[]) => void;

export function usePageList({
  pages,
  removed,
  onChange,
  onActivate,
}: {
  pages: readonly TypedPage[];
  /** The removed pages, the latest last. */
  removed: readonly RemovedPage[];
  onChange: ChangePages;
  /** Called with the index, from 0, of the page that has changed. */
  onActivate: (index: number) => void;
}) {
  const headings = useRef(new Map<string, HTMLHeadingElement>());
  const undoButton = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState('');

  /** Returns the heading of the page at `at`. */
  const applyChange = (
    next: TypedPage[],
    at: number,
    message: string,
    nextRemoved?: RemovedPage[],
  ) => {
    flushSync(() => {
      onChange(next, nextRemoved);
      setAnnouncement(message);
    });
    onActivate(at);
    return headings.current.get(next[at]?.id ?? '');
  };

  return {
    undoButton,
    /** What has changed, for a screen reader. */
    announcement,
    /** Registers the heading of a page. */
    setHeading(page: TypedPage, heading: HTMLHeadingElement | null) {
      if (heading) headings.current.set(page.id, heading);
      else headings.current.delete(page.id);
    },
    /** Adds pages at the end. A single blank page is replaced. */
    append(added: TypedPage[]) {
      const existing = pages.filter((page) => pages.length > 1 || !isBlank(page));
      const count = added.length === 1 ? 'A page is' : `${added.length} pages are`;
      applyChange([...existing, ...added], existing.length, `${count} added.`)?.focus();
    },
    addBlank() {
      const heading = applyChange([...pages, newPage()], pages.length, 'A page is added.');
      heading?.closest('li')?.querySelector('textarea')?.focus();
    },
    move(from: number, by: -1 | 1) {
      const to = from + by;
      const message = `Page ${from + 1} is page ${to + 1} now.`;
      const heading = applyChange(movePage(pages, from, to), to, message);
      // Moving the row in the DOM took the focus from its button.
      heading?.closest('li')?.querySelector<HTMLElement>(`[data-move="${by}"]`)?.focus();
    },
    remove(index: number) {
      const page = pages[index];
      if (!page) return;
      const rest = pages.toSpliced(index, 1);
      applyChange(rest, Math.max(0, index - 1), '', [...removed, { page, index }]);
      undoButton.current?.focus();
    },
    /** Restores the page that was removed last. */
    restore() {
      const last = removed.at(-1);
      if (!last) return;
      // Other pages may have been removed since.
      const index = Math.min(last.index, pages.length);
      const next = pages.toSpliced(index, 0, last.page);
      applyChange(next, index, `Page ${index + 1} is back.`, removed.slice(0, -1))?.focus();
    },
  };
}
