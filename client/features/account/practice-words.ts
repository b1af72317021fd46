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

/**
 * Such as 'ea as in head', or which part is to learn by heart; null where nobody knows. Where every example
 * would give the word away, the letters stand alone.
 */
export function phonogramText({ stuckOn }: PracticeWord): string | null {
  if (stuckOn === null) return null;
  const { level, example, phonogram } = stuckOn;
  const letters = phonogram?.split(':')[0] ?? stuckOn.letters;
  if (level === null) return `${letters}, to learn by heart`;
  return example === null ? letters : `${letters} as in ${example}`;
}

export const timesText = (times: number): string =>
  times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`;
