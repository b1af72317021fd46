// The change of a screen as a view transition: a part that both screens have moves to its new place, as the star counter
// moves from the celebration to the top bar, and the picture of a chosen child from 'Who is reading?'.
import { flushSync } from 'react-dom';
import { prefersReducedMotion } from './reduced-motion.ts';

/** Calls `go`, which shows another screen; at once with reduced motion, or where the browser has no view transitions. */
export function changeScreen(go: () => void): void {
  if (prefersReducedMotion() || !('startViewTransition' in document)) return go();
  document.startViewTransition(() => flushSync(go));
}
