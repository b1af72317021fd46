/**
 * Leaves a finished screen for `target`, a path of this product. If the previous history entry is that path,
 * goes back instead, so the path is not in the history twice.
 */
export function navigateAway(
  target: string,
  navigate: (to: string, options: { replace: boolean }) => void,
): void {
  // Not every browser has the Navigation API.
  const entries = 'navigation' in window ? window.navigation.entries() : [];
  const currentIndex = entries.findIndex(({ key }) => key === window.navigation.currentEntry?.key);
  const previous = entries[currentIndex - 1];
  if (previous?.sameDocument && previous.url === new URL(target, location.href).href) {
    history.back();
  } else {
    navigate(target, { replace: true });
  }
}
