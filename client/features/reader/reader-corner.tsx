// The corner where a child taps to go on: 'Next', and on the last page 'Mark Complete'. It is one
// button throughout, so that it keeps the keyboard's focus.
import { ChevronRight } from 'lucide-react';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Star } from '../../ui/star.tsx';
import { isEcho, tapOf, type Tap } from './gestures.ts';
import type { useCompletion } from './use-place.ts';

/** What the button of completion says, and what while it is being done. */
export const COMPLETE = 'Mark Complete';
export const COMPLETING = 'Finishing...';

export type Completing = ReturnType<typeof useCompletion>;

export interface CornerProps {
  atEnd: boolean;
  onNext: () => void;
  /** The id of the hint beside 'Mark Complete'. */
  hint: string;
  completion: Completing;
}

export function ReaderCorner({ atEnd, onNext, hint, completion }: CornerProps) {
  const lastTap = useRef<Tap | null>(null);

  const goOn = (event: MouseEvent) => {
    const tap = tapOf(event);
    const echo = isEcho(lastTap.current, tap);
    lastTap.current = tap;
    if (!atEnd) return onNext();
    // A child who taps twice to turn the page has not finished the book.
    if (!echo) completion.complete();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A key held down leafs through the book, and stops at its end.
    if (atEnd && event.repeat) event.preventDefault();
  };

  return (
    <Button
      size="lg"
      className={atEnd ? 'reader-next reader-complete-now' : 'reader-next px-4!'}
      aria-describedby={atEnd ? hint : undefined}
      busy={atEnd && completion.isPending}
      busyText={COMPLETING}
      onClick={goOn}
      onKeyDown={onKeyDown}
    >
      {atEnd ? (
        <>
          <Star className="reader-beckoning size-8" />
          <span>{COMPLETE}</span>
        </>
      ) : (
        <>
          <span className="reader-turn-text">Next</span>
          <ChevronRight aria-hidden="true" />
        </>
      )}
    </Button>
  );
}
