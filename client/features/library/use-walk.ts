// The child's avatar walks from the stone it stood on at the last visit to the one it stands on now, once.
import { type RefObject, useLayoutEffect } from 'react';
import type { StepId } from '../../../domain/teaching-steps.ts';
import { useChildKey } from '../../auth/chosen-child.ts';
import { prefersReducedMotion } from '../../browser/reduced-motion.ts';
import { saveItem } from '../../browser/storages.ts';

/** What stands behind the last stone. */
export const STAR = 'star';

const WALK = { duration: 600, easing: 'ease-in-out' };

/** Returns where `from` is, seen from `to`. */
function offsetOf(from: Element, to: Element): string {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  return `${start.left + start.width / 2 - end.left - end.width / 2}px ${start.top - end.top}px`;
}

/** `now` is where the child stands: on the stone of a step, or at the star. She walks only between two that are shown. */
export function useWalk(list: RefObject<HTMLElement | null>, now: StepId | typeof STAR): void {
  const childKey = useChildKey();
  useLayoutEffect(() => {
    if (childKey === undefined) return;
    const key = `stone:${childKey}`;
    const before = localStorage.getItem(key);
    if (before === now) return;
    saveItem(localStorage, key, now);
    const stones = [...(list.current?.children ?? [])];
    const stoneAt = (step: string) =>
      stones.find((stone) => stone.getAttribute('data-step') === step);
    const [from, to] = [stoneAt(before ?? ''), stoneAt(now)];
    if (from === undefined || to === undefined || prefersReducedMotion()) return;
    to.querySelector('.path-child')?.animate(
      [{ translate: offsetOf(from, to) }, { translate: '0 0' }],
      WALK,
    );
  }, [list, childKey, now]);
}
