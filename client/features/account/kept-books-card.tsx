// The books that this device keeps for the child that reads on it.
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../auth/session.tsx';
import { problemText } from '../../offline/keep-copy.ts';
import {
  removeAllKept,
  removeKept,
  roomOf,
  useKeepProblem,
  useKeptBooks,
} from '../../offline/kept-books.ts';
import { useKeptUntil } from '../../offline/last-active.ts';
import { useKeepsNothing } from '../../offline/worker.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { opensText, roomText } from './kept-books-copy.ts';
import { KeptBooksList } from './kept-books-list.tsx';
import { OfChild } from './of-child.tsx';

function RemoveAll({ onConfirm }: { onConfirm: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const returnFocusTo = useReturnFocus(isAsking);
  return (
    <>
      <Button
        variant="secondary"
        className="border-loss! text-loss! hover:bg-loss-wash!"
        onClick={({ currentTarget }) => {
          returnFocusTo(currentTarget);
          setIsAsking(true);
        }}
      >
        <Trash2 className="size-5" aria-hidden="true" />
        Remove all
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="Remove all kept books?"
        text="They leave this device and need a network again. What was read and earned stays, and each book can be kept again."
        confirm="Remove all"
        destructive
        onConfirm={onConfirm}
      />
    </>
  );
}

/** Each answer that calls the subscription active moves the day on. */
function Opens() {
  const { identity } = useSession();
  const until = useKeptUntil(identity?.uid);
  const [now] = useState(() => Date.now());
  return <p className="mb-3 text-ink-soft">{opensText(until, now)}</p>;
}

function KeptBooks() {
  const books = useKeptBooks();
  const problem = useKeepProblem();
  // A toast said it when it happened.
  const [saidBefore] = useState(problem);
  const keepsNothing = useKeepsNothing();
  const [removed, setRemoved] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const isEmpty = books.length === 0;
  // With the last book its button goes, and the focus with it.
  useEffect(() => {
    if (isEmpty && removed !== '') status.current?.focus();
  }, [isEmpty, removed]);
  if (keepsNothing) {
    return (
      <p>
        This browser keeps nothing, as in a private window or where storage is switched off. Books
        need a network here.
      </p>
    );
  }
  return (
    <>
      {problem !== null && problem !== saidBefore && (
        <p className="mb-3 font-bold">{problemText(problem)}</p>
      )}
      {!isEmpty && <p className="text-lg">{roomText(books.length, roomOf(books))}</p>}
      {!isEmpty && <Opens />}
      <p ref={status} tabIndex={-1} className="outline-none">
        <span role="status" className="sr-only">
          {removed}
        </span>
        {isEmpty && <span>Nothing kept yet. Tap the car on a book.</span>}
      </p>
      {!isEmpty && (
        <KeptBooksList
          books={books}
          onRemove={({ id, title }) => {
            setRemoved(`${title} is removed.`);
            removeKept(id);
          }}
        >
          <RemoveAll
            onConfirm={() => {
              setRemoved('All kept books are removed.');
              removeAllKept();
            }}
          />
        </KeptBooksList>
      )}
    </>
  );
}

/** Without a subscription nothing is kept, and the card says so. */
export function KeptBooksCard({ isSubscribed }: { isSubscribed: boolean }) {
  return (
    <Card>
      <Card.Title>Kept books</Card.Title>
      <OfChild />
      {isSubscribed ? (
        <KeptBooks />
      ) : (
        <p>
          Your subscription is not active. Books that were kept on this device have been removed.
        </p>
      )}
    </Card>
  );
}
