/**
 * Moves the focus to the last button of a row, which takes its file off the list and is always there: the button that was
 * pressed may go. Returns whether there is one.
 */
export function focusLastButton(row: Element | null | undefined): boolean {
  const button = [...(row?.querySelectorAll('button') ?? [])].at(-1);
  button?.focus();
  return button !== undefined;
}
