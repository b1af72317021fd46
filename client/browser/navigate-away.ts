/**
 * Leaves a screen that has done its work for `target`, a path of this product. Where the parent had
 * come from that very place she goes back to it, so that the back button does not meet it twice.
 */
export function leaveFor(
  target: string,
  navigate: (to: string, options: { replace: boolean }) => void,
): void {
  // Not every browser tells where back leads.
  const entries = 'navigation' in window ? window.navigation.entries() : [];
  const here = entries.findIndex(({ key }) => key === window.navigation.currentEntry?.key);
  const before = entries[here - 1];
  if (before?.sameDocument && before.url === new URL(target, location.href).href) history.back();
  else navigate(target, { replace: true });
}
