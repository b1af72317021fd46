// The soft turn: a leaf that lies over the open book and swings to the other side, with the page it
// leaves on its front and the page it uncovers on its back.
import { make } from './elements.ts';
import type { Pages } from './pages.ts';
import type { Spread } from './spreads.ts';

const TURN_MS = 550;
const EASING = 'cubic-bezier(0.45, 0.05, 0.3, 1)';

const still = window.matchMedia('(prefers-reduced-motion: reduce)');

export interface Turn {
  book: HTMLElement;
  pages: Pages;
  from: Spread;
  to: Spread;
  isForward: boolean;
  isWide: boolean;
}

/** Shows a turn that has happened already. Answers how to end it; null where nothing moves. */
export function showTurn(turn: Turn, onEnd: () => void): (() => void) | null {
  if (still.matches) return null;
  const { extras, leaf, frames } = turn.isWide ? wideTurn(turn) : narrowTurn(turn);
  turn.book.append(...extras, leaf);
  const moving = leaf.animate(frames, { duration: TURN_MS, easing: EASING, fill: 'both' });
  moving.onfinish = () => {
    for (const extra of [...extras, leaf]) extra.remove();
    onEnd();
  };
  return () => moving.finish();
}

const angle = (degrees: number): Keyframe => ({ transform: `rotateY(${degrees}deg)` });

/** A page as it lay before, over what lies there now. */
function remaining(pages: Pages, page: number | null, side: string): HTMLElement[] {
  if (page === null) return [];
  const copy = pages.copy(page);
  copy.classList.add(side, 'remaining');
  return [copy];
}

function wideTurn({ pages, from, to, isForward }: Turn) {
  const leaf = make('div', { className: `leaf ${isForward ? 'right' : 'left'}` });
  const [front, back] = isForward ? [from.right, to.left] : [from.left, to.right];
  for (const [page, side] of [
    [front, 'front'],
    [back, 'back'],
  ] as const) {
    if (page === null) continue;
    const copy = pages.copy(page);
    // Where it will lie: a page that is narrower than others lies at the spine.
    copy.classList.add(side, (side === 'front') === isForward ? 'right' : 'left');
    leaf.append(copy);
  }
  return {
    leaf,
    extras: isForward ? remaining(pages, from.left, 'left') : remaining(pages, from.right, 'right'),
    frames: [angle(0), angle(isForward ? -180 : 180)],
  };
}

function narrowTurn({ pages, from, to, isForward }: Turn) {
  const leaf = make('div', { className: 'leaf right' });
  const page = isForward ? from.right : to.right;
  if (page !== null) leaf.append(pages.copy(page));
  const turned = { ...angle(-100), opacity: 0.4 };
  return {
    leaf,
    extras: isForward ? [] : remaining(pages, from.right, 'right'),
    frames: isForward
      ? [{ ...angle(0), opacity: 1 }, turned]
      : [turned, { ...angle(0), opacity: 1 }],
  };
}
