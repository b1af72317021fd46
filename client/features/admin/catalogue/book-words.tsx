// The table cell that shows how much of a book can be read at its level.
import { TriangleAlert } from 'lucide-react';
import type { AdminBook } from '../../../../contracts/books.ts';
import { MISFIT, NO_TEXT } from '../../../../domain/owner-table.ts';
import { levelAndStep } from '../../../../domain/teaching-steps.ts';
import { formatPercent, practiseVerb } from '../phonics/report-copy.ts';

export function BookWords({
  book: { title, report, levelReason },
  onInspect,
}: {
  book: AdminBook;
  /** Opens the full report. */
  onInspect: (button: HTMLElement) => void;
}) {
  if (report === null) {
    return <span className="flex min-h-12 items-center text-ink-soft">{NO_TEXT}</span>;
  }
  const isMisfit = report.failing > 0;
  return (
    <>
      <button
        type="button"
        className="-mx-3 flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 rounded-control px-3 py-1 text-left leading-snug text-sea-deep hover:bg-sea-wash"
        onClick={(event) => onInspect(event.currentTarget)}
      >
        {isMisfit && (
          <span className="inline-flex items-center gap-1.5 whitespace-nowrap rounded-full bg-loss-wash px-2.5 py-0.5 font-bold text-loss">
            <TriangleAlert aria-hidden="true" className="size-4" />
            <span>{MISFIT}</span>
          </span>
        )}
        <span className="inline-block whitespace-nowrap underline decoration-1 underline-offset-4">
          <span>{formatPercent(report.decodable)}</span>
          <span className="sr-only"> can be sounded out</span>
          <span>{` · ${formatPercent(report.withHeartWords)}`}</span>
          <span className="sr-only"> with heart words</span>
          <span>{` · ${report.practising}`}</span>
          <span className="sr-only">
            {` ${practiseVerb(report.practising)} its level; the report on ${title}`}
          </span>
        </span>
      </button>
      {report.step !== null && (
        <p className="text-[0.95rem] text-ink-soft">{levelAndStep(report.step)}</p>
      )}
      {isMisfit && levelReason !== null && (
        <p className="text-[0.95rem] wrap-anywhere">{levelReason}</p>
      )}
    </>
  );
}
