import type { ReadingReport } from '../../../contracts/reading-report.ts';
import { count } from '../../../domain/count.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Star } from '../../ui/star.tsx';
import { dayAndMonth, shortMonth, starsSentence } from './report-copy.ts';

type Week = ReadingReport['weeks'][number];

/** How many weeks are shown, also on a phone. */
const COLUMNS = 12;
/** The height of the tallest column, and that of a star, in pixels. */
const HEIGHT = 132;
const STAR = 22;

/**
 * A column of stars. When there are many, they overlap by the same amount in every column, so that
 * columns can be compared.
 */
function Column({ stars, max }: { stars: number; max: number }) {
  const step = Math.min(STAR - 2, (HEIGHT - STAR) / Math.max(max - 1, 1));
  return (
    <span
      className="relative block w-full"
      style={{ height: stars === 0 ? 4 : STAR + (stars - 1) * step }}
    >
      {stars === 0 && <span className="absolute inset-x-1 bottom-0 border-b-2 border-line" />}
      {Array.from({ length: stars }, (_, index) => (
        <span
          key={index}
          className="absolute left-1/2 flex -translate-x-1/2"
          style={{ bottom: index * step, width: STAR, height: STAR }}
        >
          <Star className="size-full" />
        </span>
      ))}
    </span>
  );
}

function WeekColumn({
  week,
  max,
  isNow,
  isNewMonth,
}: {
  week: Week;
  max: number;
  isNow: boolean;
  /** Whether its month is shown below it. */
  isNewMonth: boolean;
}) {
  const { monday, stars } = week;
  const when = isNow ? 'This week' : `Week of ${dayAndMonth(monday)}`;
  return (
    <li className="flex min-w-0 flex-col items-center justify-end">
      <span className="sr-only">{`${when}: ${count(stars, 'star')}`}</span>
      <span
        aria-hidden="true"
        className={classNames(
          'text-[0.95rem] leading-tight tabular-nums',
          stars > 0 ? 'font-bold text-gold-ink' : 'text-ink-soft',
        )}
      >
        {stars}
      </span>
      <span aria-hidden="true" className="w-full">
        <Column stars={stars} max={max} />
      </span>
      <span
        aria-hidden="true"
        className={classNames(
          'mt-1 h-5 whitespace-nowrap text-[0.8rem] leading-5 text-ink-soft',
          isNow && 'font-bold text-ink!',
        )}
      >
        {isNow ? 'Now' : isNewMonth ? shortMonth(monday) : ''}
      </span>
    </li>
  );
}

/** Whether a week is the first of its month, and there is room for the label before the next month. */
function beginsMonth(weeks: readonly Week[], index: number): boolean {
  const monthOf = (at: number) => shortMonth(weeks[at]?.monday ?? '');
  return index === 0 ? monthOf(0) === monthOf(1) : monthOf(index) !== monthOf(index - 1);
}

/** Gold stars by week, this week on the right. */
export function StarWeeksCard({ weeks: all }: { weeks: readonly Week[] }) {
  const weeks = all.slice(-COLUMNS);
  const max = Math.max(...weeks.map(({ stars }) => stars));
  return (
    <Card className="report-stars flex flex-col gap-4">
      <div>
        <Card.Title className="mb-1!">Gold stars by week</Card.Title>
        <p>{starsSentence(weeks)}</p>
      </div>
      <ol className="grid grid-cols-12">
        {weeks.map((week, index) => (
          <WeekColumn
            key={week.monday}
            week={week}
            max={max}
            isNow={index === weeks.length - 1}
            isNewMonth={beginsMonth(weeks, index)}
          />
        ))}
      </ol>
    </Card>
  );
}
