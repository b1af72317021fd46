// The dialog shown when a book is finished: the book's hero jumps for joy, the star rises and flies to
// the counter, and the total counts up. With reduced motion the animations take no time, so the final state shows at once.
import { BookOpen } from 'lucide-react';
import { useCallback, useEffect, useState, type MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../../../contracts/pages.ts';
import { promptText, type PromptId } from '../../../domain/prompts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Star, StarCount } from '../../ui/star.tsx';
import { WAY_BACK } from '../../browser/scroll-restoration.ts';
import type { Phrase } from '../../voice/phrases.ts';
import { SayButton } from '../../voice/say-button.tsx';
import { useSaid } from '../../voice/use-said.ts';
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

/** Focuses the next step, because the dialog skips links when it looks for an element to focus. */
function focusOn(element: HTMLElement | null): void {
  element?.focus();
}

/** Makes Escape go back to the library. */
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

/** Whether the book was read to the child and has earned no star by that. */
const isOnlyListened = (finished: Finished) =>
  finished.isListened && !(finished.state === 'confirmed' && finished.completion.starAwarded);

function listenedPrompt(finished: Finished): PromptId {
  if (finished.state === 'queued') return 'listening-saved';
  return finished.completion.completed ? 'star-before' : 'star-for-reading';
}

/**
 * The title and the text of the dialog. Without a connection, the text says that the star follows
 * later.
 */
function messageFor(finished: Finished | null): { title: PromptId; text: PromptId } {
  if (finished !== null && isOnlyListened(finished)) {
    return { title: 'listened', text: listenedPrompt(finished) };
  }
  if (finished?.state === 'queued') return { title: 'well-read', text: 'star-later' };
  const isNew = finished === null || finished.completion.starAwarded;
  return { title: 'book-complete', text: isNew ? 'star-earned' : 'star-before' };
}

/** The praise as speech: in the corner, where other dialogs have their button to close. */
function Praise({ phrases }: { phrases: readonly Phrase[] }) {
  useSaid(phrases);
  return <SayButton phrases={phrases} size="lg" className="absolute right-2 top-2" />;
}

/**
 * Opens once the server has confirmed the completion, or once the completion waits in the outbox. `hero` is the
 * address of the picture of the book's hero.
 */
export function CompletionDialog({
  finished,
  hero,
  onReadAgain,
}: {
  finished: Finished | null;
  hero: string | null;
  /** Opens the book at its first page, for the child to read what was read to it. */
  onReadAgain: () => void;
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
  const isTheirTurn = finished !== null && isOnlyListened(finished);
  const phrases: Phrase[] = [{ prompt: title }, { prompt: text }];
  if (isTheirTurn) phrases.push({ prompt: 'read-it-to-me' });
  return (
    <Dialog
      open={finished !== null}
      title={
        <span className="block pl-10 text-center text-3xl sm:text-4xl">{promptText(title)}</span>
      }
      description={
        <span role="status" className="block text-center text-xl">
          {promptText(text)}
        </span>
      }
    >
      {finished !== null && (
        <>
          <div className="celebration">
            {finished.state === 'confirmed' && !isTheirTurn && (
              <Prize
                totalStars={finished.completion.totalStars}
                awarded={finished.completion.starAwarded}
              />
            )}
            <HeroPicture address={hero} />
          </div>
          {isTheirTurn && (
            <Button ref={focusOn} size="lg" className="w-full" onClick={onReadAgain}>
              <BookOpen aria-hidden="true" />
              <span>{promptText('read-it-to-me')}</span>
            </Button>
          )}
          <ButtonLink
            ref={isTheirTurn ? undefined : focusOn}
            href={pages.home}
            state={WAY_BACK}
            size="lg"
            variant={isTheirTurn ? 'secondary' : 'primary'}
            className="w-full"
            onClick={onClick}
          >
            Back to Library
          </ButtonLink>
          <Praise phrases={phrases} />
        </>
      )}
    </Dialog>
  );
}
