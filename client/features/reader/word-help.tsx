// Word help: pressing a word on the page opens help with it. Wraps the component that shows the
// page.
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
import { lettersOf, nextWord, WORD_SELECTOR, wordOf } from '../../book-pages/word-buttons.ts';
import { WordDialog } from './word-dialog.tsx';
import type { Elements } from '../../ui/elements.ts';

interface OpenHelp {
  word: HTMLElement;
  /** The open pages. A page turn closes the help. */
  pagesKey: string;
  /** Counts the openings. */
  key: number;
}

const CONTROLS = 'a, button, input, select, textarea, summary, [role=dialog]';

/**
 * Closes the help on Escape and on a press outside it. A press outside has no other effect, unless
 * it is on a control.
 */
function useDismissal(openHelp: OpenHelp | null, close: (mayFocus: boolean) => void): void {
  useEffect(() => {
    if (openHelp === null) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close(true);
    };
    const onClick = (event: globalThis.MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      // A press on another word moves the help there.
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
  }, [openHelp, close]);
}

/** Returns the words of the open pages. A page that is being turned away is inert. */
const wordsIn = (root: Element | null) =>
  [...(root?.querySelectorAll<HTMLElement>(WORD_SELECTOR) ?? [])].filter(
    (word) => !word.closest('[inert]'),
  );

/** Whether the click ends a text selection with the mouse. */
function isSelecting(click: MouseEvent): boolean {
  return click.detail === 1 && window.getSelection()?.isCollapsed === false;
}

/**
 * Makes the words one Tab stop: the word that had the focus last. If a page turn removes the
 * focused element, the new page's first word gets the focus.
 */
function useFocusRecovery(ref: RefObject<HTMLElement | null>, pagesKey: string) {
  const isWithin = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isWithin.current && isLost) wordsIn(ref.current)[0]?.focus({ preventScroll: true });
  }, [ref, pagesKey]);
  return {
    onFocus({ target }: FocusEvent) {
      isWithin.current = true;
      const word = wordOf(target);
      if (word === null) return;
      for (const other of wordsIn(ref.current)) other.tabIndex = other === word ? 0 : -1;
    },
    // Not called when the focused element is removed from the page.
    onBlur() {
      isWithin.current = false;
    },
  };
}

/**
 * `words` is null while the breakdown of the book's words is unknown. `pagesKey` identifies the
 * open pages. `onHelpRequest` is called once per opening, with the word as it is named in the
 * book's splits.
 */
export function WordHelp({
  words,
  pagesKey,
  onHelpRequest,
  children,
}: {
  words: BookWords | null;
  pagesKey: string;
  onHelpRequest?: (word: string) => void;
  children: Elements;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const [openHelp, setOpenHelp] = useState<OpenHelp | null>(null);
  if (openHelp !== null && openHelp.pagesKey !== pagesKey) setOpenHelp(null);
  const close = useCallback(
    (mayFocus: boolean) => {
      setOpenHelp(null);
      if (mayFocus) openHelp?.word.focus();
    },
    [openHelp],
  );
  useDismissal(openHelp, close);
  const focusHandlers = useFocusRecovery(ref, pagesKey);

  const showHelp = (word: HTMLElement) => {
    if (openHelp?.word === word) return;
    setOpenHelp({ word, pagesKey, key: (openHelp?.key ?? 0) + 1 });
    onHelpRequest?.(normalise(lettersOf(word)));
  };
  const onClick = (event: MouseEvent) => {
    const word = wordOf(event.target);
    if (word !== null && !isSelecting(event)) showHelp(word);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const word = wordOf(target);
    if (word === null || altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      if (!event.repeat) showHelp(word);
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
      {openHelp?.pagesKey === pagesKey && (
        <WordDialog
          key={openHelp.key}
          word={openHelp.word}
          words={words}
          onClose={() => close(true)}
        />
      )}
    </div>
  );
}
