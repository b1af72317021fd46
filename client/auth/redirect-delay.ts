// How long a sign-in screen stays after its success (specification, section 9), in milliseconds.

export const AFTER_EMAIL = 1000;
/** In a popup or by redirect. */
export const AFTER_GOOGLE = 500;

/**
 * What is left at `now` of the `stay` after a sign-in at `since` (epoch milliseconds); nothing where
 * nobody signed in on this page.
 */
export function timeLeft(since: number | null, stay: number, now: number): number {
  return since === null ? 0 : Math.max(0, since + stay - now);
}
