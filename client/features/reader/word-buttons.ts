// Makes a button of every word on a page, without moving a letter. They are spans, for a <button> is a
// box of its own: a line could break between it and its full stop, and its letters could not be selected.
import { cleanLine, oneSpaced, spell } from '../../../domain/text.ts';
import { wordsOf } from '../../../phonics/words.ts';
import { readText } from './inline-text.ts';

/** What the words of a page are found by. */
export const WORD = '.reader-word';
/** A stretch of words in a row, such as a paragraph. It is named by what it says. */
export const STRETCH = '.reader-stretch';

const INLINE = new Set(['em', 'strong', 'b', 'i', 'u', 'span', 'ruby', 'rt', 'br']);

function isInline(node: Node): boolean {
  if (node instanceof Text) return true;
  return (
    node instanceof Element && INLINE.has(node.localName) && [...node.childNodes].every(isInline)
  );
}

function makeSpan(className: string, role: string): HTMLSpanElement {
  const span = document.createElement('span');
  span.className = className;
  span.setAttribute('role', role);
  return span;
}

/** The nodes stand side by side. */
function makeStretch(nodes: readonly ChildNode[]): void {
  const [first] = nodes;
  const said = nodes.map(({ textContent }) => textContent ?? '').join('');
  if (first === undefined || wordsOf(said).length === 0) return;
  const stretch = makeSpan(STRETCH.slice(1), 'group');
  first.before(stretch);
  stretch.append(...nodes);

  const { text, rangeOf } = readText(stretch);
  // Who listens hears the sentence as one, and then each of its words.
  stretch.setAttribute('aria-label', cleanLine(oneSpaced(text)));
  const range = stretch.ownerDocument.createRange();
  // From the end, so that the places of those before stay what they were.
  for (const { start, text: letters } of wordsOf(text).reverse()) {
    rangeOf(start, start + letters.length, range);
    const word = makeSpan(WORD.slice(1), 'button');
    word.tabIndex = -1;
    word.append(range.extractContents());
    range.insertNode(word);
  }
}

function findStretches(parent: ParentNode): void {
  let nodes: ChildNode[] = [];
  const stretches = [nodes];
  for (const child of parent.childNodes) {
    if (isInline(child)) nodes.push(child);
    else {
      if (child instanceof Element) findStretches(child);
      stretches.push((nodes = []));
    }
  }
  stretches.forEach(makeStretch);
}

/**
 * Changes `page`, which has been sanitised. The page is one stop of the Tab key: its first word; from
 * there `nextWord` leads on.
 */
export function makeWordButtons(page: DocumentFragment): void {
  findStretches(page);
  const first = page.querySelector<HTMLElement>(WORD);
  if (first !== null) first.tabIndex = 0;
}

/** The word that was pressed, if it was one. */
export function wordOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(WORD) : null;
}

/** A word's letters as they are printed. */
export const lettersOf = (word: HTMLElement): string => spell(word.textContent);

/** The word that a key leads to from `word`, or null: arrows to the left and right turn the page. */
export function nextWord(words: readonly HTMLElement[], word: HTMLElement, key: string) {
  const at = words.indexOf(word);
  if (key === 'ArrowDown') return words[at + 1] ?? null;
  if (key === 'ArrowUp') return words[at - 1] ?? null;
  if (key === 'Home') return words[0] ?? null;
  if (key === 'End') return words.at(-1) ?? null;
  return null;
}
