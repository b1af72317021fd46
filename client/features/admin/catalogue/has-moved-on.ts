/**
 * Whether the focus is where the owner has put it since the screen was shown, so that it stays there. A button of another tab
 * that led here still has the focus of this moment, and is hidden.
 */
export const hasMovedOn = (): boolean =>
  document.activeElement?.matches(':is(a, button, input, select, textarea):not([hidden] *)') ===
  true;
