import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import type { EditedBook } from './drafts.ts';
import { differences } from './edited-book.ts';

const list = new Intl.ListFormat('en-AU');

function sayChanges(mine: EditedBook, theirs: EditedBook, found: EditedBook | null): string {
  const say = (start: string, parts: string[]) =>
    parts.length > 0 ? ` ${start} ${list.format(parts)}.` : '';
  if (found === null) return say('It differs in', differences(mine, theirs));
  return (
    say('They have changed', differences(found, theirs)) +
    say('You have changed', differences(found, mine))
  );
}

/** Two have changed one book: what differs, and which of them is to stay. */
export function ChangedMeanwhile({
  mine,
  theirs,
  found,
  onTakeTheirs,
  onKeepMine,
}: {
  mine: EditedBook;
  theirs: EditedBook;
  /** What both began with; null where that is not known. */
  found: EditedBook | null;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="flex min-w-0 flex-col gap-4 rounded-card border-2 border-loss/35 p-4 sm:col-span-2 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        Somebody has changed this book meanwhile
      </h2>
      <p>
        Nothing of yours is saved yet, and nothing is lost: what you have typed stands above.
        {sayChanges(mine, theirs, found)}
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
