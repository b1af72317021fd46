// What can be done with the selected books of the table.
import { EyeOff, FilePen, Layers, LibraryBig, CalendarClock, Send, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import type { AdminBook } from '../../../../contracts/books.ts';
import { MOST_SELECTED } from '../../../../contracts/bulk-changes.ts';
import { count } from '../../../../domain/count.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { fetchCatalogue } from '../files/fetch-catalogue.ts';
import { toastOwnerFailure } from '../login/toast-owner-failure.ts';

const actions = [
  { kind: 'publish', label: 'Publish', icon: Send },
  { kind: 'schedule', label: 'Publish later', icon: CalendarClock },
  { kind: 'hide', label: 'Hide', icon: EyeOff },
  { kind: 'draft', label: 'Back to draft', icon: FilePen },
  { kind: 'level', label: 'Set level', icon: Layers },
  { kind: 'series', label: 'Set series', icon: LibraryBig },
  { kind: 'delete', label: 'Delete', icon: Trash2 },
] as const;

export type BulkAction = (typeof actions)[number]['kind'];

const FAILED = 'Failed to export the books';

export function SelectionBar({
  books,
  isChanging,
  refusal,
  stopped,
  status,
  more,
  onAction,
  onClear,
  onSessionOver,
}: {
  /** The selected books: one at least. */
  books: readonly AdminBook[];
  isChanging: boolean;
  /** Why the last change failed; null if it did not. */
  refusal: string | null;
  /** The books that have stopped it, which say so themselves; false if there are none. */
  stopped: Elements;
  /** Can take the focus. */
  status: RefObject<HTMLParagraphElement | null>;
  /** Selects all books that match, if more match than are shown. */
  more: { total: number; isLoading: boolean; onSelect: () => void } | null;
  onAction: (action: BulkAction, button: HTMLElement) => void;
  onClear: () => void;
  onSessionOver: (failure?: string) => void;
}) {
  const isTooMany = books.length > MOST_SELECTED;
  return (
    <section
      aria-label="Selected books"
      className="sticky bottom-2 z-10 order-last mt-4 flex max-h-[45dvh] flex-col gap-2 overflow-y-auto rounded-card border-2 border-sea bg-sea-wash p-3 shadow-lift sm:p-4"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p ref={status} tabIndex={-1} role="status" className="font-bold outline-none">
          {isChanging ? `Changing ${count(books.length, 'book')}...` : `${books.length} selected`}
        </p>
        {more !== null && (
          <Button
            variant="quiet"
            className="px-3!"
            busy={more.isLoading}
            busyText="Selecting..."
            onClick={more.onSelect}
          >
            {`Select all ${more.total} that match`}
          </Button>
        )}
        <Button variant="quiet" className="px-3!" onClick={onClear}>
          Clear the selection
        </Button>
      </div>
      {isTooMany && <p className="font-bold">{`Select at most ${MOST_SELECTED} books at once.`}</p>}
      {stopped}
      {refusal !== null && stopped === false && (
        <p role="alert" className="font-bold wrap-anywhere text-loss">
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {actions.map(({ kind, label, icon: Icon }) => (
          <Button
            key={kind}
            variant="secondary"
            className={kind === 'delete' ? 'px-3! text-loss!' : 'px-3!'}
            disabled={isChanging || isTooMany}
            onClick={(event) => onAction(kind, event.currentTarget)}
          >
            <Icon aria-hidden="true" className="size-5" />
            <span>{label}</span>
          </Button>
        ))}
        {!isTooMany && (
          <DownloadButton
            fetchFile={() =>
              fetchCatalogue(
                `${count(books.length, 'book')} ${books.length === 1 ? 'is' : 'are'} downloading`,
                books.map(({ id }) => id),
              )
            }
            onError={(error) => toastOwnerFailure(error, FAILED, onSessionOver)}
          >
            Export
          </DownloadButton>
        )}
      </div>
    </section>
  );
}
