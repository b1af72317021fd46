// Shows on the page what is being read aloud, without touching the page's elements, and keeps it in view. Where the
// browser cannot highlight, the reading goes on without.
import { prefersReducedMotion } from '../../browser/reduced-motion.ts';

const SENTENCE = 'read-aloud';
const WORD = 'read-aloud-word';

/* eslint-disable no-restricted-properties -- checked before use */
function paint(name: string, ranges: readonly Range[]): void {
  if (!('highlights' in CSS) || typeof Highlight !== 'function') return;
  if (ranges.length === 0) CSS.highlights.delete(name);
  else CSS.highlights.set(name, new Highlight(...ranges));
}
/* eslint-enable no-restricted-properties */

/** Scrolls the words of a page so that the first of these ranges is in view. */
function bringIntoView([range]: readonly Range[]): void {
  const scroller = range?.startContainer.parentElement?.closest('.reader-words');
  if (range === undefined || !scroller) return;
  const box = range.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  if (box.top >= frame.top && box.bottom <= frame.bottom) return;
  const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
  const LINE_ABOVE = 16;
  scroller.scrollBy({ top: box.top - frame.top - LINE_ABOVE, behavior });
}

/** Highlights what is being read aloud; no ranges for nothing. */
export function showPassage(ranges: readonly Range[]): void {
  paint(SENTENCE, ranges);
  paint(WORD, []);
  bringIntoView(ranges);
}

/** Highlights the word that is being said, within the passage. */
export const showWord = (range: Range | null): void => paint(WORD, range === null ? [] : [range]);
