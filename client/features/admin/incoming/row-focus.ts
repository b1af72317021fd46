/**
 * Moves the focus to a row, and not to one of its buttons: Enter that is pressed twice, or held down, must not stop another
 * file. Returns whether there is a row.
 */
export function focusRow(row: Element | null | undefined): boolean {
  if (!(row instanceof HTMLElement)) return false;
  row.focus();
  return true;
}
