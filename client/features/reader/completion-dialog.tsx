// The dialog shown when a book is finished: the book's hero jumps for joy, the star rises and flies to
// the counter, and the total counts up. With reduced motion the animations take no time, so the final state shows at once.
import { useCallback, useEffect, useState, type MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../../../contracts/pages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Star, StarCount } from '../../ui/star.tsx';
import { WAY_BACK } from '../../browser/scroll-restoration.ts';
import { leaveReader } from './leave-reader.ts';
import { HeroPicture } from './hero-picture.tsx';
import type { Finished } from './use-completion.ts';
import './celebration.css';

function Prize({ totalStars, awarded }: { totalStars: number; awarded: boolean }) {
  const [landed, setLanded] = useState(!awarded);
  return (
    <div className="celebration-prize">
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

/** Focuses the link, because the dialog skips links when it looks for an element to focus. */
function focusLink(link: HTMLAnchorElement | null): void {
  link?.focus();
}

/** Makes Escape do the same as the dialog's only button. */
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

/**
 * The title and the text of the dialog. Without a connection, the text says that the star follows
 * later.
 */
function messageFor(finished: Finished | null): { title: string; text: string } {
  if (finished?.state === 'queued') {
    return {
      title: 'Well read!',
      text: 'There is no connection right now. The book is saved as finished, and the gold star comes as soon as you are online.',
    };
  }
  const isNew = finished === null || finished.completion.starAwarded;
  const text = isNew ? 'You earned 1 gold star!' : 'You already have the star for this book.';
  return { title: 'Book Complete!', text };
}

/**
 * Opens once the server has confirmed the completion, or once the completion waits in the outbox. `hero` is the
 * address of the picture of the book's hero.
 */
export function CompletionDialog({
  finished,
  hero,
}: {
  finished: Finished | null;
  hero: string | null;
}) {
  const [, navigate] = useLocation();
  const leave = useCallback(
    () => leaveReader(() => navigate(pages.home, { state: WAY_BACK })),
    [navigate],
  );
  useEscape(finished !== null, leave);
  const onClick = (event: MouseEvent) => {
    // With a modifier key, the browser opens the link itself, for example in a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    leave();
  };
  const { title, text } = messageFor(finished);
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
          <div className="celebration">
            {finished.state === 'confirmed' && (
              <Prize
                totalStars={finished.completion.totalStars}
                awarded={finished.completion.starAwarded}
              />
            )}
            <HeroPicture address={hero} />
          </div>
          <ButtonLink
            ref={focusLink}
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
