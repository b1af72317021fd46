// The help with one word. It speaks only on request, and the whole word comes last, so that the
// child tries first.
import { Heart, X } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { BookWords } from '../../../contracts/phonics.ts';
import { adviceOf } from '../../word-help/advice-copy.ts';
import { WordSounds } from '../../word-help/word-sounds.tsx';
import { describeWord } from '../../word-help/word-split.ts';
import { useHelpPlacement } from './use-help-placement.ts';
import { lettersOf } from '../../book-pages/word-buttons.ts';
import './word.css';

/** Moves the focus from button to button with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = buttons.findIndex((button) => button === document.activeElement);
  buttons[index < 0 ? 0 : Math.max(0, Math.min(index + step, buttons.length - 1))]?.focus();
}

/** `word` is the word's button on the page. Each opening has a new React key. */
export function WordDialog({
  word,
  words,
  onClose,
}: {
  word: HTMLElement;
  words: BookWords | null;
  onClose: () => void;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const advice = useId();
  const printed = lettersOf(word);
  const shown = describeWord(words, printed);
  const { text, isHeart } = adviceOf(shown);
  useHelpPlacement(ref, word);

  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    word.classList.add('reader-word-asked');
    return () => word.classList.remove('reader-word-asked');
  }, [word]);

  return (
    <div
      ref={ref}
      role="dialog"
      aria-label={printed}
      aria-describedby={advice}
      tabIndex={-1}
      className="word-dialog"
      onKeyDown={moveFocus}
    >
      <p id={advice} className="word-advice">
        {isHeart && <Heart aria-hidden="true" className="word-heart" />}
        <span>{text}</span>
      </p>
      {shown.parts.length === 0 && (
        <p translate="no" className="word-whole">
          {printed}
        </p>
      )}
      <WordSounds {...{ shown, printed }} />
      <button type="button" aria-label="Close" className="word-close" onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
