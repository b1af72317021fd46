import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import type { EditedBook } from './drafts.ts';
import { differences } from './edited-book.ts';

const list = new Intl.ListFormat('en-AU');

/** Two have changed one book: what differs, and which of them is to stay. */
export function ChangedMeanwhile({
  mine,
  theirs,
  onTakeTheirs,
  onKeepMine,
}: {
  mine: EditedBook;
  theirs: EditedBook;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const differing = differences(mine, theirs);
  return (
    <section className="flex min-w-0 flex-col gap-4 rounded-card border-2 border-loss/35 p-4 sm:col-span-2 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        Somebody has changed this book meanwhile
      </h2>
      <p>
        Nothing of yours is saved yet, and nothing is lost: what you have typed stands above.
        {differing.length > 0 && ` It differs in ${list.format(differing)}.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onTakeTheirs}>
          Take the book as it is now
        </Button>
        <Button variant="secondary" onClick={onKeepMine}>
          Keep mine, to save it over theirs
        </Button>
      </div>
    </section>
  );
}
