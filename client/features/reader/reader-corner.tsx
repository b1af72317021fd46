// The button in the corner of the reader: 'Next', and 'Mark Complete' on the last page. It is one
// element throughout, so that it keeps the keyboard focus.
import { ChevronRight } from 'lucide-react';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Star } from '../../ui/star.tsx';
import { isDoubleTap, tapOf, type Tap } from './gestures.ts';
import type { useCompletion } from './use-completion.ts';

/** The text of the completion button, and its text while the completion is being saved. */
export const COMPLETE = 'Mark Complete';
export const COMPLETING = 'Finishing...';

export type CompletionControl = Pick<ReturnType<typeof useCompletion>, 'complete' | 'isPending'>;

export interface CornerProps {
  atEnd: boolean;
  onNext: () => void;
  /** The id of the hint beside 'Mark Complete'. */
  hint: string;
  completion: CompletionControl;
}

export function ReaderCorner({ atEnd, onNext, hint, completion }: CornerProps) {
  const lastTap = useRef<Tap | null>(null);

  const handleClick = (event: MouseEvent) => {
    const tap = tapOf(event);
    const isFinishing = atEnd && !isDoubleTap(lastTap.current, tap);
    // A double tap that turns to the last page must not also finish the book. A tap that finishes it begins no double
    // tap: a child who reads the book again may finish it again at once.
    lastTap.current = isFinishing ? null : tap;
    if (!atEnd) return onNext();
    if (isFinishing) completion.complete();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Holding a key turns page after page, and stops at the last one.
    if (atEnd && event.repeat) event.preventDefault();
  };

  return (
    <Button
      size="lg"
      className={atEnd ? 'reader-next reader-complete-now' : 'reader-next px-4!'}
      aria-describedby={atEnd ? hint : undefined}
      busy={atEnd && completion.isPending}
      busyText={COMPLETING}
      onClick={handleClick}
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
