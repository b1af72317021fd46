// What may stand in a flipbook's frame, and with which rights. The server has checked the address when
// the book was added; it is checked again here because a frame runs what it is given.

/** https, or plain http on this very machine, where browsers call it secure too. */
export function isFrameable(address: string): boolean {
  const url = URL.parse(address);
  if (url === null) return false;
  if (url.protocol === 'https:') return true;
  return url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
}

/**
 * The frame's sandbox. A foreign viewer needs its own origin for its storage; a frame on the library's
 * own origin must not get it, or its scripts could reach out of the sandbox to the family's session.
 */
export function frameSandbox(address: string, ownOrigin: string): string {
  const isForeign = isFrameable(address) && new URL(address).origin !== ownOrigin;
  return isForeign
    ? 'allow-scripts allow-same-origin allow-popups allow-forms'
    : 'allow-scripts allow-popups allow-forms';
}
