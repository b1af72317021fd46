// Tickets that open a flipbook of the library's own: its frame has no origin and sends no token, so what
// lets it in stands in its address, for some hours. A ticket says for whom it is, sealed, so that no log
// of addresses tells which child reads which book.
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';

/** For whom a ticket is: a student by her id, or the library's owner. */
export type Holder = { uid: string } | 'owner';

/**
 * A ticket holds from six to twelve hours: to the end of the next whole six hours. All that one holder is
 * given within six hours are the same, so that the browser still has the pages when a book is opened again.
 */
const WINDOW = 6 * 3_600_000;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** `now` is in epoch milliseconds. */
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

/** For whom a ticket opens this flipbook now; null where it opens it for nobody. */
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

/** The nonce is made of what is sealed: the same gives the same ticket, and nothing else has its nonce. */
function seal(secret: string, scope: string, name: string): string {
  const nonce = derive(secret, `nonce ${scope} ${name}`).subarray(0, NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, derive(secret, 'key'), nonce).setAAD(Buffer.from(scope));
  const hidden = Buffer.concat([cipher.update(name, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString('base64url');
}

/** Null for what was not sealed with this secret for this scope. */
function unseal(secret: string, scope: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  // What is decoded may have left out a last letter.
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
