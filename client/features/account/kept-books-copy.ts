// The texts of the card 'Kept books'.
import { count } from '../../../domain/count.ts';

const megabytes = new Intl.NumberFormat('en-AU', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Returns a size such as '2.1 MB'. */
export const sizeText = (bytes: number): string =>
  bytes < 50_000 ? 'less than 0.1\u00a0MB' : `${megabytes.format(bytes / 1_000_000)}\u00a0MB`;

/** Returns how many books are kept, and how much room they use in all. */
export const roomText = (books: number, bytes: number): string =>
  `${count(books, 'book')} on this device, ${sizeText(bytes)}`;

/**
 * Returns until which day kept books open. `until` is in epoch milliseconds, or null if it is unknown. `timeZone` is
 * the parent's unless a test names one.
 */
export function opensText(until: number | null, now: number, timeZone?: string): string {
  if (until === null || until <= now) {
    return 'They open without a network again once the library has been opened online.';
  }
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const;
  const day = new Intl.DateTimeFormat('en-AU', options).format(until).replace(',', '');
  return `They open without a network until ${day}. That day moves on each time the library is opened online.`;
}
