// How the practice list says its phonograms and times. Pure.
import type { PracticeWord } from '../../../contracts/practice.ts';

const DAY = 86_400_000;
const relative = new Intl.RelativeTimeFormat('en-AU', { numeric: 'auto' });

const startOfDay = (at: number) => new Date(at).setHours(0, 0, 0, 0);

/** Such as 'yesterday', 'three days ago' in figures, '2 weeks ago'. Times are epoch milliseconds. */
export function agoText(at: number, now: number): string {
  // Days that summer time makes longer or shorter count as one.
  const days = Math.max(0, Math.round((startOfDay(now) - startOfDay(at)) / DAY));
  if (days < 14) return relative.format(-days, 'day');
  if (days < 61) return relative.format(-Math.floor(days / 7), 'week');
  return relative.format(-Math.floor(days / 30.5), 'month');
}

/** Such as 'ea as in head', or which part is learned by heart; null where nobody knows. */
export function phonogramText({ stuckOn }: PracticeWord): string | null {
  if (stuckOn === null) return null;
  const [letters = stuckOn.letters, example = stuckOn.example] =
    stuckOn.phonogram?.split(':') ?? [];
  const isTaught = stuckOn.level !== null && example !== null;
  return isTaught ? `${letters} as in ${example}` : `${letters}, learned by heart`;
}

export const timesText = (times: number): string =>
  times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`;
