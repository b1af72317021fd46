// One word of the reading check: the child sees the word, the parent has the buttons.
import { Check, Ellipsis, Undo2, X } from 'lucide-react';
import { useRef, type MouseEvent } from 'react';
import { MOST_CARDS } from '../../../domain/placement.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Page } from '../../ui/page.tsx';
import { SiteHeader } from '../../ui/site-header.tsx';
import './placement.css';

/** A tap this soon after a new word, in milliseconds, was meant for the previous word and is ignored. */
const IGNORE_TAPS_FOR = 600;

/** The way so far, as stepping stones. It has no numbers, and says nothing of right and wrong. */
function Stones({ finished }: { finished: number }) {
  return (
    <div className="flex justify-center gap-2" aria-hidden="true">
      {Array.from({ length: MOST_CARDS }, (_, stone) => (
        <span
          key={stone}
          className={classNames(
            'size-3 rounded-full border-2 border-sea sm:size-4',
            stone < finished ? 'bg-sea forced-colors:bg-[Highlight]' : 'bg-page',
          )}
        />
      ))}
    </div>
  );
}

/** What the parent does, and says after each card. */
function adviceFor(finished: number, word: number, name: string | null): string {
  if (finished === 0 || word > 0) return 'Wait five seconds. Do not help.';
  const thanks = name === null ? 'Thank you' : `Thank you, ${name}`;
  return `Say ‘${thanks}’. Here is another card.`;
}

export function WordPage({
  word,
  index,
  finished,
  name,
  canUndo,
  onAnswer,
  onUndo,
  onStop,
}: {
  word: string;
  /** The number of the word on its card, from 0. */
  index: number;
  /** The number of finished cards. */
  finished: number;
  /** The child's first name; null if it is unknown. */
  name: string | null;
  canUndo: boolean;
  onAnswer: (isRead: boolean) => void;
  onUndo: () => void;
  onStop: () => void;
}) {
  const shownAt = useRef(-Infinity);
  const answer =
    (isRead: boolean) =>
    ({ timeStamp, detail }: MouseEvent) => {
      if (detail > 0 && timeStamp - shownAt.current < IGNORE_TAPS_FOR) return;
      shownAt.current = timeStamp;
      onAnswer(isRead);
    };
  const answerClass =
    'min-h-18! lying:min-h-14! min-w-36 grow basis-0 lying:grow-0 lying:basis-auto';
  return (
    <Page
      width="normal"
      className="gap-4 sm:gap-6 lying:gap-3 lying:py-2"
      header={
        <SiteHeader>
          <Button variant="quiet" onClick={onStop}>
            <X className="size-5" aria-hidden="true" />
            Stop
          </Button>
        </SiteHeader>
      }
    >
      <h1 className="sr-only">Where to begin</h1>
      <Stones finished={finished} />
      <div className="flex grow flex-col gap-4 sm:gap-6 lying:flex-row">
        <div className="flex min-h-48 grow items-center justify-center rounded-card border border-line bg-page p-3 shadow-card sm:p-8 lying:min-h-0">
          <div className="placement-frame min-w-0 grow text-center">
            <p role="status" translate="no" className="placement-word">
              <span key={word} className="inline-block animate-pop">
                {word}
              </span>
            </p>
          </div>
        </div>
        <div className="flex flex-col gap-3 sm:gap-4 lying:w-56 lying:justify-center">
          <p className="min-h-[3.1em] text-center text-ink-soft sm:min-h-[1.55em]">
            {adviceFor(finished, index, name)}
          </p>
          <div className="flex gap-3 sm:gap-5 lying:flex-col">
            <Button variant="secondary" size="lg" className={answerClass} onClick={answer(false)}>
              <Ellipsis className="size-7" aria-hidden="true" />
              Not yet
            </Button>
            <Button size="lg" className={answerClass} onClick={answer(true)}>
              <Check className="size-7" aria-hidden="true" />
              Read it
            </Button>
          </div>
          <Button
            variant="quiet"
            className="self-center"
            aria-label="Undo the last answer"
            disabled={!canUndo}
            onClick={onUndo}
          >
            <Undo2 className="size-5" aria-hidden="true" />
            Undo
          </Button>
        </div>
      </div>
    </Page>
  );
}
