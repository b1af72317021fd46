import type { MonthFigures } from '../../../../contracts/figures.ts';
import { inDigits, inMoney, inWholeMoney, monthInShort, monthInWords } from './in-words.ts';
import { useNarrow } from './use-narrow.ts';

/** What the charts show, in numbers: the newest month first. */
export function MonthsTable({ months }: { months: readonly MonthFigures[] }) {
  const current = months.at(-1)?.month;
  const isNarrow = useNarrow();
  const nameOf = isNarrow ? monthInShort : monthInWords;
  const amountOf = isNarrow ? inWholeMoney : inMoney;
  return (
    <div
      role="region"
      aria-label="Figures by month"
      tabIndex={0}
      className="overflow-x-auto rounded-control border border-line"
    >
      <table className="w-full border-collapse max-sm:text-sm">
        <thead>
          <tr>
            <th scope="col" className="px-1 py-3 text-left sm:px-3">
              Month
            </th>
            {['Families', 'Began', 'Ended', 'Income'].map((name) => (
              <th key={name} scope="col" className="px-1 py-3 text-right sm:px-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, families, started, ended, income }) => (
            <tr key={month} className="border-t border-line">
              <th scope="row" className="px-1 py-3 text-left font-normal sm:px-3">
                {`${nameOf(month)}${month === current ? ', so far' : ''}`}
              </th>
              {[inDigits(families), inDigits(started), inDigits(ended), amountOf(income)].map(
                (number, index) => (
                  <td key={index} className="px-1 py-3 text-right tabular-nums sm:px-3">
                    {number}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
