// The stuck word: a press on a word of the page opens help with it. Around whatever shows the page.
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { BookWords } from '../../../contracts/phonics.ts';
import { normalise } from '../../../phonics/words.ts';
import { useVoice } from '../../word-help/speech.ts';
import { lettersOf, nextWord, WORD, wordOf } from './word-buttons.ts';
import { WordDialog } from './word-dialog.tsx';
import type { Elements } from '../../ui/elements.ts';

interface Asked {
  word: HTMLElement;
  /** What lay open: a turn of the page closes the help. */
  open: string;
  /** Which opening it is. */
  key: number;
}

const CONTROLS = 'a, button, input, select, textarea, summary, [role=dialog]';

/** Escape, and a press beside the help, which then does nothing else to the page. */
function useDismissal(asked: Asked | null, close: (mayFocus: boolean) => void): void {
  useEffect(() => {
    if (asked === null) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close(true);
    };
    const onClick = (event: globalThis.MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      // Another word's press moves the help there.
      if (wordOf(target) !== null || target?.closest('.word-dialog')) return;
      const isControl = target?.closest(CONTROLS) != null;
      close(!isControl);
      if (!isControl) event.stopPropagation();
    };
    window.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [asked, close]);
}

/** The words that lie open: those of a page that is being turned away are inert. */
const wordsIn = (root: Element | null) =>
  [...(root?.querySelectorAll<HTMLElement>(WORD) ?? [])].filter((word) => !word.closest('[inert]'));

/** Pulling a mouse over letters selects them. */
function isSelecting(click: MouseEvent): boolean {
  return click.detail === 1 && window.getSelection()?.isCollapsed === false;
}

/**
 * The words are one stop of the Tab key, the last that had the focus. A turn of the page takes away what
 * has the focus in there: then the new page's first word gets it.
 */
function useKeptFocus(ref: RefObject<HTMLElement | null>, open: string) {
  const isWithin = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isWithin.current && isLost) wordsIn(ref.current)[0]?.focus({ preventScroll: true });
  }, [ref, open]);
  return {
    onFocus({ target }: FocusEvent) {
      isWithin.current = true;
      const word = wordOf(target);
      if (word === null) return;
      for (const one of wordsIn(ref.current)) one.tabIndex = one === word ? 0 : -1;
    },
    // What leaves the page with the focus is not told here.
    onBlur() {
      isWithin.current = false;
    },
  };
}

/**
 * `words` are null while the library does not know how the book's words are made. `open` names the
 * pages that lie open. `onAsked` is told the word, as the book's splits name it, once for each opening.
 */
export function StuckWord({
  words,
  open,
  onAsked,
  children,
}: {
  words: BookWords | null;
  open: string;
  onAsked?: (word: string) => void;
  children: Elements;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const voice = useVoice();
  const [asked, setAsked] = useState<Asked | null>(null);
  if (asked !== null && asked.open !== open) setAsked(null);
  const close = useCallback(
    (mayFocus: boolean) => {
      setAsked(null);
      if (mayFocus) asked?.word.focus();
    },
    [asked],
  );
  useDismissal(asked, close);
  const focusHandlers = useKeptFocus(ref, open);

  const ask = (word: HTMLElement) => {
    if (asked?.word === word) return;
    setAsked({ word, open, key: (asked?.key ?? 0) + 1 });
    onAsked?.(normalise(lettersOf(word)));
  };
  const onClick = (event: MouseEvent) => {
    const word = wordOf(event.target);
    if (word !== null && !isSelecting(event)) ask(word);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const word = wordOf(target);
    if (word === null || altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      if (!event.repeat) ask(word);
      return;
    }
    const next = nextWord(wordsIn(ref.current), word, key);
    if (next === null) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div ref={ref} className="contents" {...focusHandlers} {...{ onClick, onKeyDown }}>
      {children}
      {asked?.open === open && (
        <WordDialog
          key={asked.key}
          word={asked.word}
          words={words}
          voice={voice}
          onClose={() => close(true)}
        />
      )}
    </div>
  );
}
