// The next book in the celebration: the one that is proposed once this one is finished, or one to read again.
import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { Link } from 'wouter';
import { readingPage } from '../../../contracts/pages.ts';
import { levelOf } from '../../../domain/levels.ts';
import { proposalQuery } from '../../api/queries.ts';
import { classNames } from '../../ui/class-names.ts';
import { Cover } from '../../ui/cover.tsx';
import { LevelBadge } from '../../ui/level-badge.tsx';

/** Undefined until it has been fetched since the book was finished; null if there is none. */
function useNextBook(finishedId: string) {
  const { data, isFetching, isError } = useQuery(proposalQuery());
  if (isFetching) return undefined;
  const book = isError ? null : (data?.book ?? data?.again ?? null);
  if (book === null || book.id === finishedId) return null;
  return { book, isAgain: data?.book === null };
}

/** As large as a book, so that nothing moves when it arrives. */
function Place({ isEmpty }: { isEmpty: boolean }) {
  return (
    <div aria-hidden="true" className={classNames('celebration-next', isEmpty && 'invisible')}>
      <span className="celebration-cover">
        <span className="block aspect-3/4 rounded-xl bg-paper-deep" />
      </span>
      <span className="celebration-title invisible">
        <span>Next book</span>
        <b />
        <LevelBadge category="level1" />
      </span>
    </div>
  );
}

export function NextBook({ finishedId }: { finishedId: string }) {
  const next = useNextBook(finishedId);
  if (next === undefined || next === null) return <Place isEmpty={next === null} />;
  const { book, isAgain } = next;
  return (
    <Link
      href={readingPage(book.id)}
      className="celebration-next"
      aria-label={`${isAgain ? 'Read again' : 'Read the next book'}: ${book.title}, Level ${levelOf(book.category)}`}
    >
      <span className="celebration-cover">
        <Cover book={book} className="rounded-xl" first />
        <span className="celebration-play">
          <Play aria-hidden="true" className="fill-current" />
        </span>
      </span>
      <span className="celebration-title">
        <span className="text-ink-soft">{isAgain ? 'Read again' : 'Next book'}</span>{' '}
        <b translate="no">{book.title}</b> <LevelBadge category={book.category} />
      </span>
    </Link>
  );
}
