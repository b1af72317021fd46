// Below the editor of a book: its words before each change of the last thirty days, to put back.
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { WholeBook } from '../../../../contracts/books.ts';
import { QueryProblem } from '../../../loading/query-problem.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAdminSession, useSessionEnd } from '../login/use-admin-session.ts';
import { EarlierWordsList } from './earlier-words-list.tsx';
import { earlierWordsQuery } from './record-query.ts';

interface Props {
  book: WholeBook;
  /** Called when restored words are the book's, unless something typed stays in the form. */
  onRestored: () => void;
}

function Opened({ book, onRestored }: Props) {
  const { endSession } = useAdminSession();
  const { data, error, isFetching, refetch } = useQuery(earlierWordsQuery(book.id));
  useSessionEnd(error, endSession);
  if (data !== undefined) {
    return <EarlierWordsList book={book} changes={data} onRestored={onRestored} />;
  }
  if (error === null) return <Skeleton className="h-24" />;
  return (
    <QueryProblem
      title="The earlier words could not be loaded"
      {...{ error, isFetching, refetch }}
    />
  );
}

export function EarlierWords({ book, onRestored }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const region = useId();
  return (
    <Card className="mt-6">
      <h2 className="text-2xl">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? region : undefined}
          className="flex min-h-12 w-full items-center justify-between gap-3 rounded-control text-left"
          onClick={() => setIsOpen(!isOpen)}
        >
          Earlier words
          <ChevronDown
            aria-hidden="true"
            className={classNames('size-6 shrink-0', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      {isOpen && (
        <div id={region} className="mt-3 flex flex-col gap-4">
          <p className="max-w-prose text-ink-soft">
            The words of a book are kept for thirty days after each change, and can be put back.
          </p>
          <Opened book={book} onRestored={onRestored} />
        </div>
      )}
    </Card>
  );
}
