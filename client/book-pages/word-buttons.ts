// Turns every word of a page into a button without moving a letter. The buttons are spans, because
// a <button> is an inline box: a line could break between it and its full stop, and its letters
// could not be selected.
import { cleanLine, oneSpaced, spell } from '../../domain/text.ts';
import { wordsOf } from '../../phonics/words.ts';
import { inlineRunsOf } from './inline-runs.ts';
import { readText } from './inline-text.ts';

/** Selects the words of a page. */
export const WORD_SELECTOR = '.reader-word';
/** Selects an inline run of words, such as a paragraph. Its accessible name is its text. */
export const RUN_SELECTOR = '.reader-stretch';

function makeSpan(className: string, role: string): HTMLSpanElement {
  const span = document.createElement('span');
  span.className = className;
  span.setAttribute('role', role);
  return span;
}

/** Wraps sibling nodes in one run, and each word of the run in a button. */
function wrapRun(nodes: readonly ChildNode[]): void {
  const [first] = nodes;
  const joined = nodes.map(({ textContent }) => textContent ?? '').join('');
  if (first === undefined || wordsOf(joined).length === 0) return;
  const run = makeSpan(RUN_SELECTOR.slice(1), 'group');
  first.before(run);
  run.append(...nodes);

  const { text, rangeOf } = readText(run);
  // Screen readers read the whole run first, and then each of its words.
  run.setAttribute('aria-label', cleanLine(oneSpaced(text)));
  const range = run.ownerDocument.createRange();
  // From last to first, so that the positions of the earlier words stay valid.
  for (const { start, text: letters } of wordsOf(text).reverse()) {
    rangeOf(start, start + letters.length, range);
    const word = makeSpan(WORD_SELECTOR.slice(1), 'button');
    word.tabIndex = -1;
    word.append(range.extractContents());
    range.insertNode(word);
  }
}

/**
 * Changes `page`, which must be sanitised. The page is one Tab stop: its first word. From there
 * `nextWord` moves the focus.
 */
export function makeWordButtons(page: DocumentFragment): void {
  inlineRunsOf(page).forEach(wrapRun);
  const first = page.querySelector<HTMLElement>(WORD_SELECTOR);
  if (first !== null) first.tabIndex = 0;
}

/** Returns the word that was pressed, or null. */
export function wordOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(WORD_SELECTOR) : null;
}

/** A word's letters as they are printed. */
export const lettersOf = (word: HTMLElement): string => spell(word.textContent);

/**
 * Returns the word that a key moves the focus to, or null. The left and right arrows turn the page
 * instead.
 */
export function nextWord(words: readonly HTMLElement[], word: HTMLElement, key: string) {
  const index = words.indexOf(word);
  if (key === 'ArrowDown') return words[index + 1] ?? null;
  if (key === 'ArrowUp') return words[index - 1] ?? null;
  if (key === 'Home') return words[0] ?? null;
  if (key === 'End') return words.at(-1) ?? null;
  return null;
}
