// An entry of the record: one sentence, which opens to what was before and after.
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Change } from '../../../../contracts/record.ts';
import { classNames } from '../../../ui/class-names.ts';
import { sentenceOf } from './change-copy.ts';

export function ChangeEntry({
  change,
  when,
  children,
}: {
  change: Change;
  /** Such as '1:05 pm'. */
  when: string;
  /** What it opens to. */
  children: () => ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const region = useId();
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? region : undefined}
        className="flex min-h-12 w-full items-center gap-3 rounded-control px-3 py-2 text-left hover:bg-sea-wash"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="flex min-w-0 grow flex-col gap-x-3 sm:flex-row sm:items-center sm:justify-between">
          <span className="min-w-0 wrap-anywhere">{sentenceOf(change)}</span>
          <span className="shrink-0 text-[0.95rem] text-ink-soft">{when}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-5 shrink-0', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <div id={region} className="flex flex-col gap-4 px-3 pt-2 pb-5">
          {children()}
        </div>
      )}
    </li>
  );
}
