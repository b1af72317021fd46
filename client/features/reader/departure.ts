// From a finished book to the library: the star's counter travels from the dialog to its place in the
// library's bar. Where motion is not wanted, or the browser cannot, the library simply appears.
import { flushSync } from 'react-dom';

/** `go` shows the library. */
export function depart(go: () => void): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || !('startViewTransition' in document)) return go();
  document.startViewTransition(() => flushSync(go));
}
