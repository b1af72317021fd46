import type { MonthFigures } from '../../../../contracts/figures.ts';
import { ChartFrame } from './chart-frame.tsx';
import { heightOf, ticksOf } from './chart-scale.ts';
import { inMoney, inWholeMoney, monthInWords, shortMonth } from './in-words.ts';

/** A dollar, in cents. */
const DOLLAR = 100;

/** So that the first month is a bar too, in hundredths of the chart. */
const WIDEST_BAR = 15;

/** Income by month, a bar for each. */
export function IncomeChart({ months }: { months: readonly MonthFigures[] }) {
  const ticks = ticksOf(
    months.map(({ income }) => income),
    DOLLAR,
  );
  const room = 100 / Math.max(1, months.length);
  const width = Math.min(0.6 * room, WIDEST_BAR);
  const ground = heightOf(0, ticks);
  const told = months.map(({ month, income }) => `${monthInWords(month)} ${inMoney(income)}`);
  return (
    <ChartFrame
      caption="Income by month"
      words={`Income by month: ${told.join(', ')}.`}
      ticks={ticks}
      tickName={inWholeMoney}
      names={months.map(({ month }, index) => ({
        at: (index + 0.5) * room,
        name: shortMonth(month),
      }))}
    >
      {months.map(({ month, income }, index) => {
        const height = heightOf(income, ticks);
        return (
          <rect
            key={month}
            x={(index + 0.5) * room - width / 2}
            width={width}
            y={Math.min(height, ground)}
            height={Math.abs(height - ground)}
            fill="var(--color-sea)"
          />
        );
      })}
    </ChartFrame>
  );
}
