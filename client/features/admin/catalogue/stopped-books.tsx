// The books that have stopped a change of many: each leads to its editor, and one press changes the others.
import { Link } from 'wouter';
import type { AdminBook } from '../../../../contracts/books.ts';
import { editPage } from '../../../../contracts/pages.ts';
import { Button } from '../../../ui/button.tsx';
import { askForReason } from './asked-reason.ts';
import { leftText, othersText, type Stopped, stoppedText } from './stopped.ts';

export function StoppedBooks({
  stopped,
  books,
  isLeft,
  isChanging,
  onOpen,
  onGoOn,
}: {
  stopped: Stopped;
  /** Those of them that are selected still. */
  books: readonly AdminBook[];
  /** Whether the others have changed. */
  isLeft: boolean;
  isChanging: boolean;
  /** Called with the id of the book whose editor is opened. */
  onOpen: (bookId: string) => void;
  /** Changes the others. */
  onGoOn: () => void;
}) {
  return (
    <>
      {isLeft ? (
        <p className="font-bold">{leftText(books.length, stopped)}</p>
      ) : (
        <p role="alert" className="font-bold wrap-anywhere text-loss">
          {stoppedText(stopped)}
        </p>
      )}
      {!isLeft && stopped.others.length > 0 && (
        <Button className="self-start" busy={isChanging} busyText="Changing..." onClick={onGoOn}>
          {othersText(stopped)}
        </Button>
      )}
      <ul
        aria-label="Books that stopped it"
        className="max-h-40 shrink-0 overflow-y-auto rounded-control bg-page px-3"
      >
        {books.map(({ id, title }) => (
          <li key={id} translate="no">
            {stopped.why === 'gone' ? (
              <span className="flex min-h-12 items-center wrap-anywhere">{title}</span>
            ) : (
              <Link
                href={editPage(id)}
                state={askForReason(stopped.change)}
                className="flex min-h-12 items-center font-bold text-sea-deep underline underline-offset-4 wrap-anywhere"
                onClick={() => onOpen(id)}
              >
                {title}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
