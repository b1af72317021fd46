import type { DayFigures } from '../../../../contracts/figures.ts';
import { ChartFrame, type ChartName } from './chart-frame.tsx';
import { heightOf, ticksOf } from './chart-scale.ts';
import { dayInWords, inDigits, shortDay, shortMonth } from './in-words.ts';

/** The lines differ in colour and in their dashes. */
const lines = [
  { field: 'families', name: 'Families', colour: 'var(--color-sea)', dashes: undefined },
  { field: 'inTrial', name: 'In a free trial', colour: 'var(--color-ink-soft)', dashes: '7 5' },
  { field: 'failing', name: 'Payment failing', colour: 'var(--color-loss)', dashes: '2 4' },
] as const;

const leftOf = (index: number, days: readonly unknown[]) =>
  days.length === 1 ? 50 : (100 * index) / (days.length - 1);

/** Returns the path of a line, with a gap where a number is not known. */
export function pathOf(values: readonly (number | null)[], ticks: readonly number[]): string {
  let path = '';
  values.forEach((value, index) => {
    if (value === null) return;
    const point = `${leftOf(index, values).toFixed(2)} ${heightOf(value, ticks).toFixed(2)}`;
    const goesOn = (values[index - 1] ?? null) !== null;
    // A line to itself is a dot.
    path += goesOn ? `L${point}` : `M${point}L${point}`;
  });
  return path;
}

/** Returns the names of the months that begin, or of the first and the last day if there are fewer than two. */
export function namesOf(days: readonly DayFigures[]): ChartName[] {
  const named = days.map(({ day }, index) => ({ day, at: leftOf(index, days) }));
  const months = named.filter(({ day }) => day.endsWith('-01'));
  if (months.length > 1) return months.map(({ day, at }) => ({ at, name: shortMonth(day) }));
  const ends = [named[0], named.length > 1 ? named.at(-1) : undefined];
  return ends.flatMap((end) => (end ? [{ at: end.at, name: shortDay(end.day) }] : []));
}

function tell(days: readonly DayFigures[]): string {
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return 'Families by day.';
  const on = ({ day, families }: DayFigures) => `${inDigits(families)} on ${dayInWords(day)}`;
  const state = lines.slice(1).map(({ field, name }) => {
    const count = last[field];
    return `${name}: ${count === null ? 'not known' : inDigits(count)}.`;
  });
  return [`Families by day: ${on(first)}, ${on(last)}.`, ...state].join(' ');
}

/** Families by day, with those in trial and those whose payment fails. */
export function FamiliesChart({ days }: { days: readonly DayFigures[] }) {
  const ticks = ticksOf(
    days.map(({ families }) => families),
    1,
  );
  const hasGap = days.some(({ inTrial, failing }) => inTrial === null || failing === null);
  return (
    <div>
      <ChartFrame
        caption="Families by day"
        words={tell(days)}
        ticks={ticks}
        tickName={inDigits}
        names={namesOf(days)}
        legend={<Legend />}
      >
        {lines.map(({ field, colour, dashes }) => (
          <path
            key={field}
            d={pathOf(
              days.map((day) => day[field]),
              ticks,
            )}
            fill="none"
            stroke={colour}
            // A library's first day is a dot, which must be seen.
            strokeWidth={days.length === 1 ? 10 : 3}
            strokeDasharray={dashes}
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </ChartFrame>
      {hasGap && (
        <p className="mt-3 max-w-prose text-ink-soft">
          Where a line is missing, Stripe was not asked on those days. It can tell later who had
          subscribed, but not who was in a free trial or had a failed payment.
        </p>
      )}
    </div>
  );
}

function Legend() {
  return (
    <ul aria-hidden="true" className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {lines.map(({ field, name, colour, dashes }) => (
        <li key={field} className="flex items-center gap-2">
          <svg viewBox="0 0 32 8" className="w-8">
            <path
              d="M2 4H30"
              stroke={colour}
              strokeWidth={3}
              strokeDasharray={dashes}
              strokeLinecap="round"
            />
          </svg>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
