// The page-turn animation: a leaf over the open book that rotates to the other side. Its front shows the page
// that is left, its back the page that appears.
import { make } from './elements.ts';
import type { Pages } from './pages.ts';
import type { Spread } from './spreads.ts';

const TURN_MS = 550;
const EASING = 'cubic-bezier(0.45, 0.05, 0.3, 1)';

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

export interface TurnAnimation {
  book: HTMLElement;
  pages: Pages;
  from: Spread;
  to: Spread;
  isForward: boolean;
  isWide: boolean;
}

/** Animates a turn that has already been made. Returns a function to end it; null if motion is reduced. */
export function showTurn(turn: TurnAnimation, onEnd: () => void): (() => void) | null {
  if (reducedMotion.matches) return null;
  const { extras, leaf, frames } = turn.isWide ? wideTurn(turn) : narrowTurn(turn);
  turn.book.append(...extras, leaf);
  const animation = leaf.animate(frames, { duration: TURN_MS, easing: EASING, fill: 'both' });
  animation.onfinish = () => {
    for (const extra of [...extras, leaf]) extra.remove();
    onEnd();
  };
  return () => animation.finish();
}

const angle = (degrees: number): Keyframe => ({ transform: `rotateY(${degrees}deg)` });

/** Returns a copy of the previous page that covers the new one during the turn. */
function remaining(pages: Pages, page: number | null, side: string): HTMLElement[] {
  if (page === null) return [];
  const copy = pages.copy(page);
  copy.classList.add(side, 'remaining');
  return [copy];
}

function wideTurn({ pages, from, to, isForward }: TurnAnimation) {
  const leaf = make('div', { className: `leaf ${isForward ? 'right' : 'left'}` });
  const [front, back] = isForward ? [from.right, to.left] : [from.left, to.right];
  for (const [page, side] of [
    [front, 'front'],
    [back, 'back'],
  ] as const) {
    if (page === null) continue;
    const copy = pages.copy(page);
    // The side it ends up on, so a narrower page is aligned to the spine.
    copy.classList.add(side, (side === 'front') === isForward ? 'right' : 'left');
    leaf.append(copy);
  }
  return {
    leaf,
    extras: isForward ? remaining(pages, from.left, 'left') : remaining(pages, from.right, 'right'),
    frames: [angle(0), angle(isForward ? -180 : 180)],
  };
}

function narrowTurn({ pages, from, to, isForward }: TurnAnimation) {
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
