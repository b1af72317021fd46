// The state of a book that families do not see. A published one has no chip.
import { CalendarClock, EyeOff, FilePen } from 'lucide-react';
import type { AdminBook } from '../../../../contracts/books.ts';
import { stateText } from './state-copy.ts';

const icons = { draft: FilePen, scheduled: CalendarClock, hidden: EyeOff };

export function StateChip({ book }: { book: Pick<AdminBook, 'state' | 'publishAt'> }) {
  if (book.state === 'published') return null;
  const Icon = icons[book.state];
  return (
    <span className="inline-flex items-center gap-1.5 rounded-xl border border-line-strong bg-paper-deep px-2.5 py-0.5 text-[0.95rem] font-semibold">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span>{stateText(book)}</span>
    </span>
  );
}
