// With which rights a flipbook's frame stands. The server has checked the address when the book was
// added; it is checked again here because a frame runs what it is given.
import { isFrameAddress } from '../../contracts/addresses.ts';

/**
 * The frame's sandbox. A foreign viewer needs its own origin for its storage; a frame on the library's
 * own origin must not get it, or its scripts could reach out of the sandbox to the family's session.
 */
export function frameSandbox(address: string, ownOrigin: string): string {
  const isForeign = isFrameAddress(address) && new URL(address).origin !== ownOrigin;
  return isForeign
    ? 'allow-scripts allow-same-origin allow-popups allow-forms'
    : 'allow-scripts allow-popups allow-forms';
}
