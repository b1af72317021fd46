// The dialog shown when a book is finished: the book's hero jumps for joy, the star rises and flies to the counter, the
// total counts up, the medal swells. With reduced motion the animations take no time, so the final state shows at once.
import { BookOpen, House } from 'lucide-react';
import { useCallback, useEffect, type ComponentProps, type MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../../../contracts/pages.ts';
import { count } from '../../../domain/count.ts';
import { promptText } from '../../../domain/prompts.ts';
import { WAY_BACK } from '../../browser/scroll-restoration.ts';
import { changeScreen } from '../../browser/view-transition.ts';
import { useVoiceSettings } from '../../offline/use-voice-settings.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Phrase } from '../../voice/phrases.ts';
import { SayButton } from '../../voice/say-button.tsx';
import { useSaid } from '../../voice/use-said.ts';
import { NextBook } from './celebration-next.tsx';
import { Prize } from './celebration-prize.tsx';
import { isOnlyListened, medalCopy, praiseFor } from './completion-copy.ts';
import { HeroPicture } from './hero-picture.tsx';
import { useChime } from './use-chime.ts';
import type { Finished } from './use-completion.ts';
import './celebration.css';

/** Focuses the next step, because the dialog skips links when it looks for an element to focus. */
function focusOn(element: HTMLElement | null): void {
  element?.focus();
}

/** Makes Escape go back to the library. */
function useEscape(leave: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [leave]);
}

/** The praise as speech: in the corner, where other dialogs have their button to close. The chime comes first. */
function Praise({ phrases, hasChime }: { phrases: readonly Phrase[]; hasChime: boolean }) {
  const { celebrate } = useVoiceSettings().settings;
  const isQuiet = useChime(celebrate && hasChime);
  useSaid(isQuiet ? phrases : []);
  return <SayButton phrases={phrases} size="lg" className="celebration-say" />;
}

/** What is said, and what a screen reader is told besides the sentences that are seen. */
function wordsOf(finished: Finished): { phrases: Phrase[]; more: string } {
  const { title, texts } = praiseFor(finished);
  const phrases: Phrase[] = [title, ...texts].map((prompt) => ({ prompt }));
  if (isOnlyListened(finished))
    return { phrases: [...phrases, { prompt: 'read-it-to-me' }], more: '' };
  if (finished.state === 'queued') return { phrases, more: '' };
  const { totalStars, achievements } = finished.completion;
  const medal = medalCopy(achievements);
  const stars = `${count(totalStars, 'gold star')}.`;
  if (medal === null) return { phrases, more: stars };
  const news = `New medal: ${medal}`;
  return { phrases: [...phrases, { words: news }], more: `${stars} ${news}` };
}

/**
 * Opens once the server has confirmed the completion, or once the completion waits in the outbox. `hero` is the
 * address of the picture of the book's hero.
 */
export function CompletionDialog({
  finished,
  ...rest
}: Omit<ComponentProps<typeof Celebration>, 'finished'> & { finished: Finished | null }) {
  return finished === null ? null : <Celebration finished={finished} {...rest} />;
}

function Celebration({
  finished,
  bookId,
  hero,
  onReadAgain,
}: {
  finished: Finished;
  bookId: string;
  hero: string | null;
  /** Opens the book at its first page, for the child to read what was read to it. */
  onReadAgain: () => void;
}) {
  const [, navigate] = useLocation();
  const leave = useCallback(
    () => changeScreen(() => navigate(pages.home, { state: WAY_BACK })),
    [navigate],
  );
  useEscape(leave);
  const onClick = (event: MouseEvent) => {
    // With a modifier key, the browser opens the link itself, for example in a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    leave();
  };
  const { title, texts } = praiseFor(finished);
  const { phrases, more } = wordsOf(finished);
  const isTheirTurn = isOnlyListened(finished);
  const completion = finished.state === 'confirmed' && !isTheirTurn ? finished.completion : null;
  return (
    <Dialog
      open
      className={completion === null ? 'celebration celebration-small' : 'celebration'}
      title={promptText(title)}
      description={
        <span role="status">
          <span className="block">{texts.map(promptText).join(' ')}</span>
          <span className="sr-only">{` ${more}`}</span>
        </span>
      }
    >
      {completion !== null && <Prize completion={completion} />}
      <HeroPicture address={hero} />
      <div className="celebration-acts">
        {isTheirTurn && (
          <Button ref={focusOn} size="lg" onClick={onReadAgain}>
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
          onClick={onClick}
        >
          <House aria-hidden="true" />
          <span>Back to Library</span>
        </ButtonLink>
        {completion !== null && <NextBook finishedId={bookId} />}
      </div>
      <Praise phrases={phrases} hasChime={!isTheirTurn} />
    </Dialog>
  );
}
