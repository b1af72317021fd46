// What would be made of a book list, and the button that makes it.
import { useState, type Ref } from 'react';
import type { BookListPlan } from '../../../../contracts/book-list.ts';
import { Button } from '../../../ui/button.tsx';
import { addLabel, planTitle, readingSentences } from './list-copy.ts';
import { ListedRows } from './listed-rows.tsx';

export function ListPlanView({
  plan,
  heading,
  isAdding,
  isOutdated,
  onAdd,
  onLookAgain,
}: {
  plan: BookListPlan;
  heading: Ref<HTMLHeadingElement>;
  isAdding: boolean;
  /** Whether the library has changed since the check. */
  isOutdated: boolean;
  /** `again` has the rows that are added although their titles are known. */
  onAdd: (again: number[]) => void;
  onLookAgain: () => void;
}) {
  const [again, setAgain] = useState<ReadonlySet<number>>(new Set());
  const rowsOf = (fate: string) => plan.rows.filter((row) => row.fate === fate);
  const label = addLabel(plan, again.size);
  const changeAgain = (row: number, isWanted: boolean) => {
    const next = new Set(again);
    if (isWanted) next.add(row);
    else next.delete(row);
    setAgain(next);
  };
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="mb-2 text-xl outline-none">
          {planTitle(plan)}
        </h3>
        {readingSentences(plan).map((sentence) => (
          <p key={sentence} className="max-w-prose wrap-anywhere text-ink-soft">
            {sentence}
          </p>
        ))}
      </div>
      <ListedRows title="To put right" rows={rowsOf('wrong')} />
      <ListedRows
        title="Titles you have"
        rows={rowsOf('known')}
        again={again}
        onAgain={changeAgain}
      />
      <ListedRows title="New drafts" rows={rowsOf('new')} />
      {plan.counts.wrong > 0 && (
        <p className="max-w-prose">
          Put these rows right in your spreadsheet, save it, and choose it again. Or go on without
          them.
        </p>
      )}
      {isOutdated ? (
        <Button className="self-start" onClick={onLookAgain}>
          Look again
        </Button>
      ) : (
        label !== null && (
          <Button
            className="self-start"
            busy={isAdding}
            busyText="Adding..."
            onClick={() => onAdd([...again])}
          >
            {label}
          </Button>
        )
      )}
    </div>
  );
}
