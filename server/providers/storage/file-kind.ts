import { detectKind } from '../../../contracts/file-kinds.ts';

/** Returns the media type of a file that begins with these bytes; undefined if it is unknown. */
export const readKind = (bytes: Uint8Array) => detectKind(bytes, () => import('file-type'));
