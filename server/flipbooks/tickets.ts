// Tickets that open a flipbook of the library's own: its frame has no origin and sends no token, so what
// lets it in stands in its address, signed, and for some hours.
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A ticket holds from six to twelve hours: to the end of the next whole six hours. All that are given
 * within six hours are the same, so that the browser still has the pages when a book is opened again.
 */
const WINDOW = 6 * 3_600_000;

function sign(secret: string, flipbookId: string, window: number): string {
  const signed = createHmac('sha256', secret).update(`flipbook ${flipbookId} ${window}`);
  return signed.digest('base64url').slice(0, 27);
}

/** `now` is in epoch milliseconds. */
export function writeTicket(secret: string, flipbookId: string, now: number): string {
  const window = Math.floor(now / WINDOW) + 2;
  return `${window.toString(36)}.${sign(secret, flipbookId, window)}`;
}

/** Whether a ticket opens this flipbook now. */
export function holdsTicket(
  secret: string,
  flipbookId: string,
  ticket: string,
  now: number,
): boolean {
  const [, until = '', signature = ''] = /^([0-9a-z]{1,8})\.([\w-]{27})$/.exec(ticket) ?? [];
  const window = Number.parseInt(until, 36);
  if (!(window * WINDOW > now)) return false;
  const good = Buffer.from(sign(secret, flipbookId, window));
  return timingSafeEqual(good, Buffer.from(signature));
}
