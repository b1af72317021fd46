// Validates the addresses in a book. Does not import zod, so that the reader can use it.

/** Hosts that browsers treat as secure without https: the local machine. */
export const LOOPBACK_HOSTS = ['localhost', '127.0.0.1'];

/** Returns the parsed address; null if it is invalid. */
function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}

/** Whether a frame can load the address: https, or http on the local machine. */
export function isFrameAddress(address: string): boolean {
  // The URL parser would silently remove or encode these characters.
  if (/[\p{Cc}\\]/u.test(address)) return false;
  const url = parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return true;
  return url.protocol === 'http:' && LOOPBACK_HOSTS.includes(url.hostname);
}

/**
 * Whether a parent can be redirected to the address to pay. The payment provider uses https; a fake provider
 * runs on the local machine.
 */
export const isPaymentAddress = isFrameAddress;

/** Whether the address is an object of the library's store, without path traversal. */
export function isStoredAddress(address: string): boolean {
  return /^\/public-objects\/[\w./-]+$/.test(address) && !address.includes('..');
}

/** Whether the address can be a cover or a hero's picture: an object of the library's store, or an external https address. */
export function isCoverAddress(address: string): boolean {
  return isStoredAddress(address) || isFrameAddress(address);
}

/**
 * Returns the id of the library's own flipbook at an address; null for any other address. Ignores the host,
 * because a library may move to another host, and the id is a hash of the book's content.
 */
export function ownFlipbookId(address: string): string | null {
  const path = parse(address)?.pathname ?? '';
  return /^\/flipbooks\/([0-9a-f]{32})$/.exec(path)?.[1] ?? null;
}

/** Returns the address to store in a book: without the ticket of an own flipbook, which expires after hours. */
export function withoutTicket(address: string): string {
  const url = parse(address);
  return url === null || ownFlipbookId(address) === null ? address : url.origin + url.pathname;
}
