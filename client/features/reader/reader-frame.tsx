// The reader's fixed parts around a book of either kind: way back, title, completion.
import { ArrowLeft } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Book } from '../../../contracts/books.ts';
import { pages } from '../../../contracts/pages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LevelBadge, levelNameOf } from '../../ui/level-badge.tsx';
import { Page } from '../../ui/page.tsx';
import { Star } from '../../ui/star.tsx';
import { CompletionDialog } from './completion-dialog.tsx';
import {
  COMPLETE,
  COMPLETING,
  ReaderCorner,
  type Completing,
  type CornerProps,
} from './reader-corner.tsx';
import { useCompletion } from './use-place.ts';
import './reader.css';
import './reader-turn.css';

/** 'Mark Complete' in the quiet size it has before the end of a book. */
function Done({ hint, completion }: { hint: string; completion: Completing }) {
  return (
    <Button
      variant="secondary"
      className="reader-complete"
      aria-describedby={hint}
      busy={completion.isPending}
      busyText={COMPLETING}
      onClick={() => completion.complete()}
    >
      {COMPLETE}
    </Button>
  );
}

/**
 * `corner` is the place of 'Next' in a book that is read page by page; on the last page 'Mark
 * Complete' takes it. `children` fill the areas page, previous and count.
 */
export function ReaderFrame({
  book,
  kind,
  corner,
  children,
}: {
  book: Book;
  kind: 'pages' | 'frame';
  corner?: Omit<CornerProps, 'hint' | 'completion'>;
  children: ReactNode;
}) {
  const hint = useId();
  const completion = useCompletion(book.id);
  const atEnd = corner?.atEnd === true;
  return (
    <Page title={book.title} width="full" className="p-0!">
      <div className={classNames('reader', `reader-${kind}`, atEnd && 'reader-at-end')}>
        <ButtonLink href={pages.home} variant="secondary" className="reader-back px-3! sm:px-5!">
          <ArrowLeft aria-hidden="true" />
          <span className="reader-back-text">Back to Library</span>
        </ButtonLink>
        <div className="reader-title">
          <h1 className="line-clamp-2 text-lg sm:text-xl lg:text-2xl" title={book.title}>
            {book.title}
          </h1>
          <span className="reader-level">
            <LevelBadge category={book.category} />
            <span className="truncate text-[0.95rem] text-ink-soft">
              {levelNameOf(book.category)}
            </span>
          </span>
        </div>
        {children}
        {corner !== undefined && <ReaderCorner {...corner} hint={hint} completion={completion} />}
        <div className="reader-done">
          <p id={hint} className="reader-hint">
            Click when finished to earn <span className="sr-only">⭐</span>
            <Star className="-mt-0.5 size-4" />
          </p>
          {!atEnd && <Done hint={hint} completion={completion} />}
        </div>
      </div>
      <CompletionDialog completion={completion.data} />
    </Page>
  );
}
