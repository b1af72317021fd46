// How long a sign-in screen stays after a successful sign-in (specification, section 9), in milliseconds.

export const AFTER_EMAIL = 1000;
/** By popup or redirect. */
export const AFTER_GOOGLE = 500;

/**
 * Returns how many milliseconds of `stay` remain at `now` after a sign-in at `since` (epoch milliseconds),
 * or 0 if nobody signed in on this page.
 */
export function timeLeft(since: number | null, stay: number, now: number): number {
  return since === null ? 0 : Math.max(0, since + stay - now);
}
