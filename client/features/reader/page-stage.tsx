// The open pages of an inline book, with all ways to turn them but the button 'Next', and word help.
import { ChevronLeft } from 'lucide-react';
import { useMemo, type RefObject } from 'react';
import type { BookWords } from '../../../contracts/phonics.ts';
import type { BookPage } from '../../book-pages/content.ts';
import { letterSize } from '../../book-pages/page-sheet.tsx';
import type { TurnDirection } from '../../book-pages/pages.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Elements } from '../../ui/elements.ts';
import { OpenPages } from './open-pages.tsx';
import { useEdgeTaps, useSwipe, useTurningKeys, useZoomed } from './use-turning.ts';
import { WordHelp } from './word-help.tsx';

export function PageStage({
  words,
  bookPages,
  page,
  shown,
  lastTurn,
  turn,
  note,
  onHelpRequest,
  player,
}: {
  /** The breakdown of the book's words; null while it is unknown. */
  words: BookWords | null;
  bookPages: readonly BookPage[];
  /** Receives the element that shows the pages. */
  page: RefObject<HTMLDivElement | null>;
  /** The open pages, counted from 1. */
  shown: number[];
  lastTurn: TurnDirection;
  turn: (direction: TurnDirection) => void;
  /** Appears on the first page of the book. */
  note?: Elements;
  /** Called with each word that a child asks for help with, normalised. */
  onHelpRequest: (word: string) => void;
  /** Takes the place of the page count while the book is read aloud. */
  player?: Elements;
}) {
  const first = shown[0] ?? 1;
  const last = shown.at(-1) ?? 1;
  useTurningKeys(turn);
  const swipe = useSwipe(turn);
  const isZoomed = useZoomed();
  const onClick = useEdgeTaps(turn);
  const size = useMemo(() => letterSize(bookPages), [bookPages]);
  return (
    <>
      <WordHelp words={words} pagesKey={shown.join()} onHelpRequest={onHelpRequest}>
        <div
          ref={page}
          className={classNames('reader-page', isZoomed && 'reader-zoomed')}
          style={size}
          onClick={onClick}
          {...swipe}
        >
          <OpenPages {...{ bookPages, shown, lastTurn, note }} />
        </div>
      </WordHelp>
      {/* Not `disabled`: a disabled button would lose the keyboard focus. */}
      <Button
        variant="secondary"
        size="lg"
        className="reader-previous px-4!"
        aria-disabled={first === 1 || undefined}
        onClick={() => turn('previous')}
      >
        <ChevronLeft aria-hidden="true" />
        <span className="reader-turn-text">Previous</span>
      </Button>
      {player}
      <p role="status" className="reader-count">
        {`${first === last ? `Page ${first}` : `Pages ${first} and ${last}`} of ${bookPages.length}`}
      </p>
    </>
  );
}
