// A sentence of a page, or the whole page: what is recorded of it, and the card that records it while it is open.
import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { Elements } from '../../../ui/elements.ts';

export function RecordingRow({
  text,
  status,
  isDone,
  isOpen,
  onToggle,
  children,
}: {
  text: ReactNode;
  /** What is recorded, in words. */
  status: ReactNode;
  /** Whether families hear a recording of it. */
  isDone: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** Shown while the row is open. */
  children: Elements;
}) {
  const id = useId();
  return (
    <li
      className={classNames(
        'rounded-control border-2 bg-page',
        isOpen ? 'border-sea' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="flex min-h-14 w-full min-w-0 items-center gap-3 rounded-control px-3 py-2 text-left sm:px-4 hover:bg-sea-wash"
        onClick={onToggle}
      >
        <span className="flex min-w-0 grow flex-col">
          <span className="text-lg wrap-anywhere">{text}</span>
          <span
            className={classNames('text-[0.95rem]', isDone ? 'text-mint-ink' : 'text-ink-soft')}
          >
            {status}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={classNames('shrink-0', isOpen ? 'rotate-180' : '')}
        />
      </button>
      {isOpen && (
        <div id={id} className="flex flex-col gap-4 px-3 pt-2 pb-4 sm:px-4">
          {children}
        </div>
      )}
    </li>
  );
}
