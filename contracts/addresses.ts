// Which addresses a book may name. Without zod, so that the reader can ask too.

/** Hosts that browsers call secure without https: this very machine. */
export const LOOPBACK_HOSTS = ['localhost', '127.0.0.1'];

/** Frames are https; plain http only on this very machine. */
export function isFrameAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return true;
  return url.protocol === 'http:' && LOOPBACK_HOSTS.includes(url.hostname);
}

/** A cover is an object of the library's own store, or an external https address. */
export function isCoverAddress(address: string): boolean {
  if (address.startsWith('/public-objects/')) {
    return !address.includes('..') && /^[\w./-]+$/.test(address);
  }
  return isFrameAddress(address);
}
