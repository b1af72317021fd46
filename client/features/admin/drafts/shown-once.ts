/** What is asked while the workshop shows something that it shows to nobody twice. */
export const SHOWN_ONCE =
  'The workshop shows a link, a key or recovery codes this once. Keep them before you go.';
