import { fold } from '../../../domain/text.ts';

/** More characters than any heading or level has. A cell may have a megabyte. */
const LONGEST = 100;

/** Returns the letters and digits that a cell begins with: case, accents, spaces and other signs do not matter. */
export const plain = (cell: string): string =>
  fold(cell.slice(0, LONGEST))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
