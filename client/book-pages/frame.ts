// The frame of a flipbook: its sandbox, and how long it may take. The server checked the address when the book was added; it is checked
// again here because the frame runs the page's scripts.
import { isFrameAddress } from '../../contracts/addresses.ts';

/** After this time, in milliseconds, a frame in which nothing has loaded counts as slow to open. */
export const SLOW_AFTER = 8_000;

/**
 * Returns the frame's `sandbox` attribute. An external viewer needs `allow-same-origin` for its storage. A frame on
 * the library's own origin must not have it, or its scripts could access the family's session.
 */
export function frameSandbox(address: string, ownOrigin: string): string {
  const isExternal = isFrameAddress(address) && new URL(address).origin !== ownOrigin;
  return isExternal
    ? 'allow-scripts allow-same-origin allow-popups allow-forms'
    : 'allow-scripts allow-popups allow-forms';
}
