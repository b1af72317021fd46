import type { DayFigures, MonthFigures } from '../../../../contracts/figures.ts';
import { addDays, dayOf } from '../../../../domain/days.ts';
import { libraryTimeZone } from '../../../api/client-config.ts';
import { includesGst } from '../../../billing/price.ts';
import { dayInWords, inDigits, inMoney, monthAlone } from './in-words.ts';

interface Fact {
  name: string;
  number: string;
  meaning: string;
}

const counted = (count: number | null) => (count === null ? 'Not known' : inDigits(count));

/** `today` is such as '2026-11-28'. */
function factsOf(
  day: DayFigures,
  { month, started, ended, income }: MonthFigures,
  today: string,
): Fact[] {
  const name = monthAlone(month);
  // Between midnight and the next reading, the last day is yesterday. An older one tells nothing of now.
  const isNow = day.day >= addDays(today, -1);
  const those = `Of the families ${isNow ? 'now' : 'on that day'}`;
  return [
    {
      name: isNow ? 'Families now' : `Families on ${dayInWords(day.day)}`,
      number: inDigits(day.families),
      meaning: `Their subscription ${isNow ? 'opens' : 'opened'} the library.`,
    },
    {
      name: 'In a free trial',
      number: counted(day.inTrial),
      meaning: `${those}: they have not paid yet.`,
    },
    {
      name: 'Payment failing',
      number: counted(day.failing),
      meaning: `${those}: Stripe tries their card again.`,
    },
    {
      name: `Began in ${name}`,
      number: inDigits(started),
      meaning: 'New families, and those who came back.',
    },
    {
      name: `Ended in ${name}`,
      number: inDigits(ended),
      meaning: 'Their subscription is over.',
    },
    {
      name: `Income in ${name}`,
      number: inMoney(income),
      meaning: `What families paid, less refunds${includesGst() ? ', with GST in it' : ''}. Stripe’s fees are not taken off.`,
    },
  ];
}

/** The figures of the last day and its month. `now` is in epoch milliseconds. */
export function FiguresNow({
  day,
  month,
  now,
}: {
  day: DayFigures;
  month: MonthFigures;
  now: number;
}) {
  return (
    <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {factsOf(day, month, dayOf(now, libraryTimeZone())).map(({ name, number, meaning }) => (
        <div key={name} className="rounded-control border border-line bg-paper p-4">
          <dt className="font-bold">{name}</dt>
          <dd className="font-display text-3xl font-semibold">{number}</dd>
          <dd className="text-ink-soft">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
