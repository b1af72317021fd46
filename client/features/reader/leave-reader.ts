// The transition from a finished book to the library: the star counter moves from the dialog to the
// library's top bar. With reduced motion, or without view transitions in the browser, the library
// appears at once.
import { flushSync } from 'react-dom';

/** Calls `go`, which shows the library, in a view transition. */
export function leaveReader(go: () => void): void {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (prefersReducedMotion || !('startViewTransition' in document)) return go();
  document.startViewTransition(() => flushSync(go));
}
