// Shows what an import would change, with its problems and warnings.
import type { ReactNode, Ref } from 'react';
import type { ImportPlan, Remark } from '../../../../contracts/catalogue-file.ts';
import { Button } from '../../../ui/button.tsx';
import { importLabel, locationOf, planSentences } from './import-copy.ts';

/** A list of locations and messages. `total` may exceed the number of listed remarks. */
export function RemarkList({ remarks, total }: { remarks: readonly Remark[]; total: number }) {
  return (
    <Scrolled label="What was found">
      <ul className="flex flex-col gap-2">
        {remarks.map(({ field, message }, index) => (
          <li key={index} className="wrap-anywhere">
            <code className="rounded bg-paper-deep px-1.5 py-0.5 text-[0.9rem]">
              {locationOf(field)}
            </code>{' '}
            <span>{message}</span>
          </li>
        ))}
        {total > remarks.length && <li>{`and ${total - remarks.length} more.`}</li>}
      </ul>
    </Scrolled>
  );
}

/** A long list scrolls on its own. It is focusable for keyboard scrolling. */
function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="max-h-80 overflow-y-auto rounded-control border border-line p-3"
    >
      {children}
    </div>
  );
}

/** A collapsed list of book titles. */
function BookNames({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="mb-3">
      <summary className="flex min-h-12 cursor-pointer items-center text-sea-deep underline underline-offset-4">
        {summary}
      </summary>
      <Scrolled label={summary}>
        <ul className="flex flex-col gap-1.5">{children}</ul>
      </Scrolled>
    </details>
  );
}

export function ImportPlanView({
  plan,
  heading,
  isImporting,
  isOutdated,
  onImport,
  onCheckAgain,
}: {
  plan: ImportPlan;
  heading: Ref<HTMLHeadingElement>;
  isImporting: boolean;
  /** Whether the catalogue has changed since the check. */
  isOutdated: boolean;
  onImport: () => void;
  onCheckAgain: () => void;
}) {
  const { counts, problems, warnings, books, kept } = plan;
  const label = importLabel(plan);
  const hasProblems = counts.problems > 0;
  const title = hasProblems
    ? `Nothing can be imported: ${counts.problems === 1 ? 'one thing is' : `${counts.problems} things are`} wrong`
    : label === null
      ? 'This file changes nothing'
      : 'What this import would do';
  const named = books.length < counts.new + counts.changed ? `the first ${books.length}` : 'these';
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="mb-3 text-xl outline-none">
        {title}
      </h3>
      {hasProblems ? (
        <>
          <p className="mb-3">Fix the file, or download a new one, and choose it again.</p>
          <RemarkList remarks={problems} total={counts.problems} />
        </>
      ) : (
        <>
          <ul className="mb-4 list-disc pl-6">
            {planSentences(plan).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {books.length > 0 && (
            <BookNames summary={`Show ${named} books`}>
              {books.map(({ id, title: name, fields }) => (
                <li key={id} className="wrap-anywhere">
                  <b>{name}</b>{' '}
                  <span>{fields === null ? 'is new' : `changes: ${fields.join(', ')}`}</span>
                </li>
              ))}
            </BookNames>
          )}
          {kept.length > 0 && (
            <BookNames summary="Show the books that stay">
              {kept.map(({ id, title: name }) => (
                <li key={id} className="wrap-anywhere">
                  {name}
                </li>
              ))}
              {counts.kept > kept.length && <li>{`and ${counts.kept - kept.length} more.`}</li>}
            </BookNames>
          )}
          {counts.warnings > 0 && (
            <div className="mb-5">
              <h4 className="mb-2 text-lg">Worth knowing</h4>
              <RemarkList remarks={warnings} total={counts.warnings} />
            </div>
          )}
          {isOutdated ? (
            <Button onClick={onCheckAgain}>Look again</Button>
          ) : (
            label !== null && (
              <Button busy={isImporting} busyText="Importing..." onClick={onImport}>
                {label}
              </Button>
            )
          )}
        </>
      )}
    </>
  );
}
