// The parts of the reader around either kind of book: the link back, the title, the tools and the
// completion.
import { ArrowLeft } from 'lucide-react';
import { useId } from 'react';
import type { Book } from '../../../contracts/books.ts';
import { pages } from '../../../contracts/pages.ts';
import { defaultReaderSettings, type ReaderSettings } from '../../../domain/reader-settings.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LevelBadge, levelNameOf } from '../../ui/level-badge.tsx';
import { Page } from '../../ui/page.tsx';
import { Star } from '../../ui/star.tsx';
import { WAY_BACK } from '../../browser/scroll-restoration.ts';
import { CompletionDialog } from './completion-dialog.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { FullScreenButton } from './full-screen.tsx';
import {
  COMPLETE,
  COMPLETING,
  ReaderCorner,
  type CompletionControl,
  type CornerProps,
} from './reader-corner.tsx';
import { useCompletion } from './use-completion.ts';
import { useReadyHero } from './hero-picture.tsx';
import './reader.css';
import './reader-settings.css';
import type { Elements } from '../../ui/elements.ts';

/** 'Mark Complete' outside the corner. It is highlighted on the last page of a book without a corner. */
function CompleteButton({
  hint,
  completion,
  isHighlighted,
}: {
  hint: string;
  completion: CompletionControl;
  isHighlighted: boolean;
}) {
  return (
    <Button
      variant={isHighlighted ? 'primary' : 'secondary'}
      className="reader-complete"
      aria-describedby={hint}
      busy={completion.isPending}
      busyText={COMPLETING}
      onClick={() => completion.complete()}
    >
      {isHighlighted && <Star className="reader-beckoning size-6" />}
      <span>{COMPLETE}</span>
    </Button>
  );
}

/**
 * `corner` configures the 'Next' button of a book that is read page by page; on the last page the
 * button becomes 'Mark Complete'. `children` fill the grid areas of the page and its controls.
 */
export function ReaderFrame({
  book,
  kind,
  corner,
  isLastPage = false,
  isUnread = false,
  settings = defaultReaderSettings,
  listening,
  tool,
  children,
}: {
  book: Book;
  kind: 'pages' | 'frame';
  corner?: Omit<CornerProps, 'hint' | 'completion'>;
  /** Whether the last page of a book without `corner` is open. */
  isLastPage?: boolean;
  /** Whether finishing the book now only marks it: it is known that no page was turned, and that there are more. */
  isUnread?: boolean;
  /** The child's settings for the look of the page, where the book supports them. */
  settings?: ReaderSettings;
  /** How the book is read to the child, if it can be. */
  listening?: {
    isActive: boolean;
    /** Ends the reading. Returns whether the child has listened to the book. */
    finish: () => boolean;
    /** Opens the first page, for the child to read it. */
    readAgain: () => void;
  };
  /** Buttons for this kind of book, beside the full screen button. */
  tool?: Elements;
  children: Elements;
}) {
  const hint = useId();
  const completion = useCompletion(book, () => {
    if (listening?.finish() === true) return 'listening';
    return isUnread ? 'marking' : 'reading';
  });
  const atEnd = corner?.atEnd === true;
  // Of a flipbook of another host, the last page is not known.
  useReadyHero(book.heroImageUrl, atEnd || isLastPage || completion.isPending);
  return (
    <Page title={book.title} width="full" className="p-0!">
      <div
        className={classNames(
          'reader',
          `reader-${kind}`,
          atEnd && 'reader-at-end',
          listening?.isActive && 'reader-listening',
        )}
        data-text={settings.textSize}
        data-lines={settings.lineSpacing}
        data-letters={settings.letterSpacing}
        data-tint={settings.tint}
      >
        <ButtonLink
          href={pages.home}
          state={WAY_BACK}
          variant="secondary"
          className="reader-back px-3! sm:px-5!"
        >
          <ArrowLeft aria-hidden="true" />
          <span className="reader-back-text">Back to Library</span>
        </ButtonLink>
        <div className="reader-title">
          <h1
            translate="no"
            className="line-clamp-2 text-lg sm:text-xl lg:text-2xl"
            title={book.title}
          >
            {book.title}
          </h1>
          <span className="reader-level">
            <LevelBadge category={book.category} />
            <span className="truncate text-[0.95rem] text-ink-soft">
              {levelNameOf(book.category)}
            </span>
          </span>
        </div>
        <div className="reader-tools">
          <ConnectionNotice />
          {tool}
          <FullScreenButton />
        </div>
        {children}
        {corner !== undefined && <ReaderCorner {...corner} hint={hint} completion={completion} />}
        <div className="reader-done">
          <p id={hint} className="reader-hint">
            Click when finished to earn <span className="sr-only">⭐</span>
            <Star className="-mt-0.5 size-4" />
          </p>
          {!atEnd && <CompleteButton {...{ hint, completion }} isHighlighted={isLastPage} />}
        </div>
      </div>
      <CompletionDialog
        finished={completion.finished}
        bookId={book.id}
        hero={book.heroImageUrl}
        onReadAgain={() => {
          completion.dismiss();
          listening?.readAgain();
        }}
      />
    </Page>
  );
}
