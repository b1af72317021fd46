import { BookOpen } from 'lucide-react';
import type { ReadingReport } from '../../../contracts/reading-report.ts';
import { mondayOf } from '../../../domain/days.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Star } from '../../ui/star.tsx';
import {
  booksRead,
  dayName,
  daysOfWeek,
  shortWeekday,
  type WeekDay,
  thisWeek,
} from './report-copy.ts';
import type { Elements } from '../../ui/elements.ts';
import { WeekDeeds } from './week-deeds.tsx';
import { heardSentence, markedSentence, weekFigures } from './week-figures.ts';

function Stone({ books, finished, isAhead }: WeekDay) {
  const size = 'flex size-9 items-center justify-center rounded-full sm:size-16';
  if (books.length === 0) {
    return (
      <span
        className={classNames(
          size,
          'bg-page',
          isAhead
            ? 'border-2 border-dotted border-line'
            : 'border-2 border-dashed border-line-strong',
        )}
      />
    );
  }
  return (
    <span className={classNames(size, 'border-3 border-sea bg-sea-wash text-sea')}>
      {finished > 0 ? (
        <Star className="size-6 sm:size-9" />
      ) : (
        <BookOpen className="size-5 sm:size-8" />
      )}
    </span>
  );
}

/** One day of the week, with a sentence for screen readers. */
function Day({ stone, today }: { stone: WeekDay; today: string }) {
  const { day, books, isAhead, isToday } = stone;
  const description =
    books.length > 0 ? booksRead(books) : isAhead ? 'still to come' : 'nothing read';
  return (
    <li className="relative flex min-w-0 flex-col items-center gap-1.5 text-center">
      <span className="sr-only">{`${dayName(day, today)}: ${description}`}</span>
      <span
        aria-hidden="true"
        className={classNames(
          'font-display text-[0.95rem] font-semibold leading-tight',
          isToday ? 'text-sea-deep underline decoration-2 underline-offset-4' : 'text-ink-soft',
        )}
      >
        {shortWeekday(day)}
      </span>
      <span aria-hidden="true">
        <Stone {...stone} />
      </span>
      {books.length > 0 && (
        <span
          aria-hidden="true"
          className="line-clamp-3 w-full text-[0.85rem] leading-tight max-sm:hidden"
          title={booksRead(books)}
        >
          <span translate={books[0]?.title ? 'no' : undefined}>{books[0]?.title ?? 'A book'}</span>
          {books.length > 1 && <span>{` and ${books.length - 1} more`}</span>}
        </span>
      )}
    </li>
  );
}

function Figure({ number, label }: { number: number; label: string }) {
  return (
    <li className="flex flex-col items-center rounded-2xl bg-paper px-1 py-2 text-center">
      <span className="font-display text-3xl font-semibold tabular-nums">{number}</span>{' '}
      <span className="leading-tight">{label}</span>
    </li>
  );
}

function Figures({ report }: { report: ReadingReport }) {
  const figures = weekFigures(report);
  const marked = markedSentence(figures);
  const heard = heardSentence(report.heardWords);
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label="This week" className="grid grid-cols-3 gap-2 sm:gap-3">
        <Figure number={figures.read} label={figures.read === 1 ? 'book read' : 'books read'} />
        <Figure number={figures.again} label="read again" />
        <Figure number={figures.listened} label="listened to" />
      </ul>
      {marked !== null && <p className="text-ink-soft">{marked}</p>}
      {heard !== null && (
        <div>
          <p className="font-bold">{heard}</p>
          <p className="text-[0.95rem] text-ink-soft">
            Only words you have heard read well count as known.
          </p>
        </div>
      )}
    </div>
  );
}

/**
 * This week in figures, and as seven stepping stones, Monday first. `action` is beside the title. Only subscribers can
 * listen and practise.
 */
export function WeekCard({
  report,
  name,
  isSubscribed,
  action,
}: {
  report: ReadingReport;
  name: string;
  isSubscribed: boolean;
  action?: Elements;
}) {
  const { today } = report;
  const days = daysOfWeek(report, mondayOf(today));
  return (
    <Card className="report-week flex flex-col gap-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Card.Title className="mb-1!">
            <span>{`${name}’s reading this week`}</span>
          </Card.Title>
          <p className="text-lg leading-snug sm:text-xl">{thisWeek(name, report)}</p>
        </div>
        {action}
      </div>
      <Figures report={report} />
      <ol className="grid grid-cols-7 gap-1 sm:gap-3">
        {days.map((stone) => (
          <Day key={stone.day} stone={stone} today={today} />
        ))}
      </ol>
      {isSubscribed && <WeekDeeds />}
    </Card>
  );
}
