// Finishing a book is an event: the star rises, flies to the counter, and the total counts up. With
// reduced motion the animations take no time, so that everything simply stands there.
import { useCallback, useEffect, useState, type MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../../../contracts/pages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Star, StarCount } from '../../ui/star.tsx';
import { WAY_BACK } from '../../browser/way-back.ts';
import { depart } from './departure.ts';
import type { Finished } from './use-place.ts';
import './celebration.css';

function Celebration({ totalStars, awarded }: { totalStars: number; awarded: boolean }) {
  const [landed, setLanded] = useState(!awarded);
  return (
    <div className="celebration">
      <div className="celebration-sky" aria-hidden="true">
        {awarded && <span className="celebration-rays" />}
        <Star className={awarded ? 'celebration-star' : 'celebration-star celebration-calm'} />
        {awarded && (
          <span className="celebration-flight" onAnimationEnd={() => setLanded(true)}>
            <Star className="size-10" />
          </span>
        )}
      </div>
      <StarCount
        total={landed ? totalStars : totalStars - 1}
        className={awarded && landed ? 'celebration-landed' : ''}
      />
    </div>
  );
}

/** The dialog itself passes over links when it looks for what to focus. */
function takeFocus(link: HTMLAnchorElement | null): void {
  link?.focus();
}

/** Escape does what the dialog's one button does. */
function useEscape(active: boolean, leave: () => void): void {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [active, leave]);
}

/** What the dialog says. Without a connection the star is still to come. */
function wordsOf(finished: Finished | null): { title: string; text: string } {
  if (finished?.state === 'kept') {
    return {
      title: 'Well read!',
      text: 'There is no connection just now. The book is kept as finished, and the gold star comes as soon as there is one.',
    };
  }
  const isNew = finished === null || finished.completion.starAwarded;
  const text = isNew ? 'You earned 1 gold star!' : 'You already have the star for this book.';
  return { title: 'Book Complete!', text };
}

/** Shown from the moment a completion has been answered, or is kept to be sent. */
export function CompletionDialog({ finished }: { finished: Finished | null }) {
  const [, navigate] = useLocation();
  const leave = useCallback(
    () => depart(() => navigate(pages.home, { state: WAY_BACK })),
    [navigate],
  );
  useEscape(finished !== null, leave);
  const onClick = (event: MouseEvent) => {
    // Into another tab the browser leads by itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    leave();
  };
  const { title, text } = wordsOf(finished);
  return (
    <Dialog
      open={finished !== null}
      title={<span className="block pl-10 text-center text-3xl sm:text-4xl">{title}</span>}
      description={
        <span role="status" className="block text-center text-xl">
          {text}
        </span>
      }
    >
      {finished !== null && (
        <>
          {finished.state === 'answered' && (
            <Celebration
              totalStars={finished.completion.totalStars}
              awarded={finished.completion.starAwarded}
            />
          )}
          <ButtonLink
            ref={takeFocus}
            href={pages.home}
            state={WAY_BACK}
            size="lg"
            className="w-full"
            onClick={onClick}
          >
            Back to Library
          </ButtonLink>
        </>
      )}
    </Dialog>
  );
}
