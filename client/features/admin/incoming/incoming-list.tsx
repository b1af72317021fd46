// The files that were brought in, and what has become of them.
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import type { IncomingFile } from '../../../../contracts/incoming.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { meQuery } from '../login/me.ts';
import { isDone, isDraft, isUnsent, summaryOf, type FileRow } from './file-rows.ts';
import { IncomingRow } from './incoming-row.tsx';
import { useReturnToOpenedRow } from './opened-row.ts';
import { clearsUnsent } from './row-copy.ts';
import { sendQueue } from './sending.ts';
import { useMoving } from './use-moving.ts';
import { useRemoval } from './use-removal.ts';

const OUTDATED = 'The list could not be read again. It is tried again by itself.';

/** Whether somebody else has brought it in. */
const isOfOther = ({ listed }: FileRow, me: string) => listed !== null && listed.by !== me;

const retry = ({ key }: FileRow) => sendQueue.retry(key);

export function IncomingList({
  rows,
  listed,
  isOutdated,
  onShowDrafts,
  onSessionOver,
}: {
  rows: readonly FileRow[];
  listed: readonly IncomingFile[];
  /** Whether the list could not be read again. */
  isOutdated: boolean;
  /** Shows the drafts among the books. */
  onShowDrafts: () => void;
  onSessionOver: (failure: string) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const me = useQuery(meQuery()).data?.username ?? '';
  const done = rows.filter(isDone);
  const unsent = rows.filter((row) => isUnsent(row, me));
  const unsentNote = useId();
  useReturnToOpenedRow(list, rows.length > 0);
  const moving = useMoving(listed);
  const { removeRow, clear, isClearing } = useRemoval(heading, onSessionOver);
  return (
    <Card>
      <div className="mb-4 flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
            Brought in
          </h2>
          <p role="status" className="text-ink-soft">
            {summaryOf(rows)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {rows.some(isDraft) && <Button onClick={onShowDrafts}>See the drafts</Button>}
          {(done.length > 0 || unsent.length > 0) && (
            <Button
              variant="secondary"
              busy={isClearing}
              busyText="Clearing..."
              aria-describedby={unsent.length > 0 ? unsentNote : undefined}
              onClick={() => clear(unsent)}
            >
              {done.some((row) => isOfOther(row, me)) ? 'Clear it for everyone' : 'Clear the list'}
            </Button>
          )}
        </div>
      </div>
      {unsent.length > 0 && (
        <p id={unsentNote} className="mb-4 max-w-prose text-ink-soft">
          {clearsUnsent(unsent.length)}
        </p>
      )}
      <p role="status" className="mb-4 font-bold empty:hidden">
        {isOutdated && OUTDATED}
      </p>
      {rows.length === 0 ? (
        <p className="text-ink-soft">Nothing has been brought in yet.</p>
      ) : (
        <ul ref={list} aria-label="Files that were brought in">
          {rows.map((row) => (
            <IncomingRow
              key={row.key}
              row={row}
              isMoving={row.listed !== null && moving.has(row.listed.id)}
              onRetry={retry}
              onRemove={removeRow}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
