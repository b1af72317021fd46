// The reader's fixed parts around a book of either kind: way back, title, completion.
import { ArrowLeft } from 'lucide-react';
import { useId } from 'react';
import type { Book } from '../../../contracts/books.ts';
import { pages } from '../../../contracts/pages.ts';
import { asItWas, type ReaderSettings } from '../../../domain/reader-settings.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LevelBadge, levelNameOf } from '../../ui/level-badge.tsx';
import { Page } from '../../ui/page.tsx';
import { Star } from '../../ui/star.tsx';
import { WAY_BACK } from '../../browser/way-back.ts';
import { CompletionDialog } from './completion-dialog.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { FullScreenButton } from './full-screen.tsx';
import {
  COMPLETE,
  COMPLETING,
  ReaderCorner,
  type Completing,
  type CornerProps,
} from './reader-corner.tsx';
import { useCompletion } from './use-place.ts';
import './reader.css';
import './reader-settings.css';
import type { Elements } from '../../ui/elements.ts';

/** 'Mark Complete' in the quiet size it has before the end of a book; there it beckons. */
function Done({
  hint,
  completion,
  beckons,
}: {
  hint: string;
  completion: Completing;
  beckons: boolean;
}) {
  return (
    <Button
      variant={beckons ? 'primary' : 'secondary'}
      className="reader-complete"
      aria-describedby={hint}
      busy={completion.isPending}
      busyText={COMPLETING}
      onClick={() => completion.complete()}
    >
      {beckons && <Star className="reader-beckoning size-6" />}
      <span>{COMPLETE}</span>
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
  beckons = false,
  settings = asItWas,
  tool,
  children,
}: {
  book: Book;
  kind: 'pages' | 'frame';
  corner?: Omit<CornerProps, 'hint' | 'completion'>;
  /** Whether the end of a book without a corner lies open. */
  beckons?: boolean;
  /** How the child likes the page, where that can be chosen. */
  settings?: ReaderSettings;
  /** A button of this kind of book, beside the one for the full screen. */
  tool?: Elements;
  children: Elements;
}) {
  const hint = useId();
  const completion = useCompletion(book);
  const atEnd = corner?.atEnd === true;
  return (
    <Page title={book.title} width="full" className="p-0!">
      <div
        className={classNames('reader', `reader-${kind}`, atEnd && 'reader-at-end')}
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
          {!atEnd && <Done {...{ hint, completion, beckons }} />}
        </div>
      </div>
      <CompletionDialog finished={completion.finished} />
    </Page>
  );
}
