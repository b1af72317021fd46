// Which addresses a book may name. Without zod, so that the reader can ask too.

/** Hosts that browsers call secure without https: this very machine. */
export const LOOPBACK_HOSTS = ['localhost', '127.0.0.1'];

/** The address taken apart; null where it is none. */
function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}

/** Frames are https; plain http only on this very machine. */
export function isFrameAddress(address: string): boolean {
  // The parser would quietly leave out or encode what a person cannot have meant.
  if (/[\p{Cc}\\]/u.test(address)) return false;
  const url = parse(address);
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

/**
 * The id of the flipbook an address names, where it is one of this library's own; null for any other.
 * The host is not asked: a library may move to another, and an id is made of the book's own content.
 */
export function ownFlipbookId(address: string): string | null {
  const path = parse(address)?.pathname ?? '';
  return /^\/flipbooks\/([0-9a-f]{32})$/.exec(path)?.[1] ?? null;
}

/** The address as a book keeps it: a ticket that opens an own flipbook is good for hours alone. */
export function withoutTicket(address: string): string {
  const url = parse(address);
  return url === null || ownFlipbookId(address) === null ? address : url.origin + url.pathname;
}
