// The look of the reader around either kind of book: the way back, the title, the tools and 'Mark Complete'.
import { useId } from 'react';
import type { Book } from '../../../contracts/books.ts';
import { defaultReaderSettings, type ReaderSettings } from '../../../domain/reader-settings.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Elements } from '../../ui/elements.ts';
import { LevelBadge, levelNameOf } from '../../ui/level-badge.tsx';
import { Star } from '../../ui/star.tsx';
import { FullScreenButton } from './full-screen.tsx';
import {
  COMPLETE,
  COMPLETING,
  ReaderCorner,
  type CompletionControl,
  type CornerProps,
} from './reader-corner.tsx';
import './reader.css';
import './reader-settings.css';

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
export function ReaderView({
  book,
  kind,
  corner,
  isLastPage = false,
  settings = defaultReaderSettings,
  isListening = false,
  completion,
  back,
  tools,
  children,
}: {
  book: Book;
  kind: 'pages' | 'frame';
  corner?: Omit<CornerProps, 'hint' | 'completion'> | undefined;
  /** Whether the last page of a book without `corner` is open. */
  isLastPage?: boolean;
  /** The settings for the look of the page, where the book supports them. */
  settings?: ReaderSettings;
  /** Whether the book is being read to the child. */
  isListening?: boolean;
  completion: CompletionControl;
  /** The link that leaves the book. Omitted where it stands elsewhere. */
  back?: Elements;
  /** Buttons beside the full screen button. */
  tools?: Elements;
  children: Elements;
}) {
  const hint = useId();
  const atEnd = corner?.atEnd === true;
  return (
    <div
      className={classNames(
        'reader',
        `reader-${kind}`,
        atEnd && 'reader-at-end',
        isListening && 'reader-listening',
      )}
      data-text={settings.textSize}
      data-lines={settings.lineSpacing}
      data-letters={settings.letterSpacing}
      data-tint={settings.tint}
    >
      {back}
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
        {tools}
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
  );
}
