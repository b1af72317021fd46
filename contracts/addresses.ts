// Which addresses a book may name. Without zod, so that the reader can ask too.

/** Hosts that browsers call secure without https: this very machine. */
export const LOOPBACK_HOSTS = ['localhost', '127.0.0.1'];

/** Frames are https; plain http only on this very machine. */
export function isFrameAddress(address: string): boolean {
  // The parser would quietly leave out or encode what a person cannot have meant.
  if (/[\p{Cc}\\]/u.test(address)) return false;
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return true;
  return url.protocol === 'http:' && LOOPBACK_HOSTS.includes(url.hostname);
}

/**
 * Where a parent may be sent to pay: the payment provider's page is https, a stand-in's on this
 * machine.
 */
export const isPaymentAddress = isFrameAddress;

/** An object of the library's own store; nothing climbs out of it. */
export function isStoredAddress(address: string): boolean {
  return /^\/public-objects\/[\w./-]+$/.test(address) && !address.includes('..');
}

/** A cover is an object of the library's own store, or an external https address. */
export function isCoverAddress(address: string): boolean {
  return isStoredAddress(address) || isFrameAddress(address);
}
