// The change from 'Who is reading?' to the library: the picture of the chosen child flies to its place in the top bar.
// With reduced motion, or without view transitions in the browser, the library appears at once.
import { flushSync } from 'react-dom';
import './who-is-reading.css';

/** Calls `go`, which shows the library, in a view transition. */
export function flyToLibrary(go: () => void): void {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (prefersReducedMotion || !('startViewTransition' in document)) return go();
  document.startViewTransition(() => flushSync(go));
}
