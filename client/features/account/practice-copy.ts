// The texts of phonograms and times in the practice list. Pure.
import type { PracticeWord } from '../../../contracts/practice.ts';
import { splitPhonogram } from '../../../domain/phonogram-keys.ts';

const DAY = 86_400_000;
const relative = new Intl.RelativeTimeFormat('en-AU', { numeric: 'auto' });

const startOfDay = (at: number) => new Date(at).setHours(0, 0, 0, 0);

/** Returns a text such as 'yesterday', '3 days ago' or '2 weeks ago'. Times are epoch milliseconds. */
export function agoText(at: number, now: number): string {
  // Rounding counts days that daylight saving makes longer or shorter as one day.
  const days = Math.max(0, Math.round((startOfDay(now) - startOfDay(at)) / DAY));
  if (days < 14) return relative.format(-days, 'day');
  if (days < 61) return relative.format(-Math.floor(days / 7), 'week');
  return relative.format(-Math.floor(days / 30.5), 'month');
}

/**
 * Returns a text such as 'ea as in head', or says which part to learn by heart. Returns the letters
 * alone if every example would give the word away, and null if the part is unknown.
 */
export function phonogramText({ stuckOn }: PracticeWord): string | null {
  if (stuckOn === null) return null;
  const { level, example, phonogram } = stuckOn;
  const letters = phonogram === null ? stuckOn.letters : splitPhonogram(phonogram).letters;
  if (level === null) return `${letters}, to learn by heart`;
  return example === null ? letters : `${letters} as in ${example}`;
}

export const timesText = (times: number): string =>
  times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`;
