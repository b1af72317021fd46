// Tickets that authorize the frame of the library's own flipbooks. The frame has no origin and sends no token, so
// its address contains a ticket, which is valid for some hours. The holder is encrypted in the ticket, so that a
// log of addresses does not reveal which child reads which book.
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';

/** The holder of a ticket: a student, or the library's owner. */
export type Holder = { uid: string } | 'owner';

/**
 * Six hours, in milliseconds. A ticket is valid until the end of the next window, which is from six to twelve hours
 * away. Within a window a holder always gets the same ticket, so that the browser's cache still works when a book
 * is opened again.
 */
const WINDOW = 6 * 3_600_000;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Creates a ticket. `now` is in epoch milliseconds. */
export function writeTicket(
  secret: string,
  flipbookId: string,
  holder: Holder,
  now: number,
): string {
  const window = Math.floor(now / WINDOW) + 2;
  const name = holder === 'owner' ? '' : holder.uid;
  return `${window.toString(36)}.${seal(secret, `${flipbookId} ${window}`, name)}`;
}

/** Returns the holder of a ticket for this flipbook; null if the ticket is invalid or has expired. */
export function readTicket(
  secret: string,
  flipbookId: string,
  ticket: string,
  now: number,
): Holder | null {
  const [, until = '', sealed = ''] = /^([0-9a-z]{1,8})\.([\w-]{38,400})$/.exec(ticket) ?? [];
  const window = Number.parseInt(until, 36);
  if (!(window * WINDOW > now)) return null;
  const name = unseal(secret, `${flipbookId} ${window}`, sealed);
  if (name === null) return null;
  return name === '' ? 'owner' : { uid: name };
}

const derive = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`flipbook ticket ${text}`).digest();

/** Derives the nonce from the content, so that equal content gives an equal ticket, and no nonce is reused. */
function seal(secret: string, scope: string, name: string): string {
  const nonce = derive(secret, `nonce ${scope} ${name}`).subarray(0, NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, derive(secret, 'key'), nonce).setAAD(Buffer.from(scope));
  const hidden = Buffer.concat([cipher.update(name, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString('base64url');
}

/** Returns null for anything that was not sealed with this secret for this scope. */
function unseal(secret: string, scope: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  // The decoder ignores an incomplete last character, so this refuses a ticket with one character appended.
  if (bytes.toString('base64url') !== sealed) return null;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const cipher = createDecipheriv(CIPHER, derive(secret, 'key'), nonce, {
    authTagLength: TAG_BYTES,
  });
  cipher.setAAD(Buffer.from(scope)).setAuthTag(bytes.subarray(-TAG_BYTES));
  const name = cipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8');
  try {
    return name + cipher.final('utf8');
  } catch {
    return null;
  }
}
