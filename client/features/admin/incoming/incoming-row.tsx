// A file of the list: how far it is, what to look at, and what can be done.
import { memo } from 'react';
import { editPage } from '../../../../contracts/pages.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Cover } from '../../../ui/cover.tsx';
import { LevelBadge } from '../../../ui/level-badge.tsx';
import { openedFile } from '../drafts/way-back.ts';
import { bookOf, isDone, isStopped, needsLook, shareOf, type FileRow } from './file-rows.ts';
import { focusRow } from './row-focus.ts';
import { wordsOf } from './row-copy.ts';

interface Props {
  row: FileRow;
  /** Whether bytes of it arrive that this page does not send. */
  isMoving: boolean;
  onRetry: (row: FileRow) => void;
  onRemove: (row: FileRow, button: HTMLElement) => void;
}

/** The bar has its room also where there is nothing to show, so that no row grows or shrinks. */
function Bar({ row, name }: { row: FileRow; name: string }) {
  const share = shareOf(row);
  if (share === null) return <div className="h-2" />;
  const percent = Math.floor(share * 100);
  return (
    <div
      role="progressbar"
      aria-label={name}
      aria-valuenow={percent}
      className="h-2 overflow-hidden rounded-full bg-paper-deep forced-colors:border"
    >
      <div
        className="h-full rounded-full bg-sea forced-colors:bg-[Highlight]"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}

function IncomingRowOf({ row, isMoving, onRetry, onRemove }: Props) {
  const { name, sent } = row;
  const { state, detail } = wordsOf(row, isMoving);
  const book = bookOf(row);
  const isFault = needsLook(row);
  return (
    <li
      tabIndex={-1}
      data-file={row.key}
      className="grid min-h-28 grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-b border-line py-3 md:grid-cols-[3rem_minmax(0,1fr)_18rem]"
    >
      {/* The cover has its room before there is one, so that no row moves. */}
      <div>{book !== null && <Cover book={book} className="w-12 rounded-md" />}</div>
      <div className="flex min-w-0 flex-col gap-1">
        <p translate="no" className="font-bold wrap-anywhere">
          {name}
        </p>
        <Bar row={row} name={name} />
        <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
          <span className={classNames(isFault && book === null && 'font-bold text-loss')}>
            {state}
          </span>
          {book !== null && (
            <>
              <b translate="no" className="min-w-0 wrap-anywhere">
                {book.title}
              </b>
              <LevelBadge category={book.category} />
            </>
          )}
        </div>
        {detail !== '' && (
          <p
            className={classNames(
              'text-[0.95rem] wrap-anywhere',
              isFault ? 'font-bold' : 'text-ink-soft',
            )}
          >
            {detail}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-md:col-span-2 md:flex-nowrap md:justify-end">
        {book !== null && (
          <ButtonLink
            variant="secondary"
            href={editPage(book.id)}
            onClick={() => openedFile.save({ bookId: book.id, row: row.key })}
          >
            <span>{book.state === 'draft' ? 'Open the draft' : 'Open the book'}</span>
            <span translate="no" className="sr-only">
              {book.title}
            </span>
          </ButtonLink>
        )}
        {sent?.phase === 'failed' && (
          <Button
            variant="secondary"
            onClick={({ currentTarget }) => {
              focusRow(currentTarget.closest('li'));
              onRetry(row);
            }}
          >
            <span>Try again</span>
            <span className="sr-only">{` ${name}`}</span>
          </Button>
        )}
        <Button variant="quiet" onClick={({ currentTarget }) => onRemove(row, currentTarget)}>
          <span>{isDone(row) || isStopped(row) ? 'Remove' : 'Stop'}</span>
          <span className="sr-only">{` ${name}`}</span>
        </Button>
      </div>
    </li>
  );
}

/** Forty rows are on the screen while bytes of three of them arrive. */
export const IncomingRow = memo(
  IncomingRowOf,
  (before, after) =>
    before.row.sent === after.row.sent &&
    before.row.listed === after.row.listed &&
    before.isMoving === after.isMoving &&
    before.onRetry === after.onRetry &&
    before.onRemove === after.onRemove,
);
