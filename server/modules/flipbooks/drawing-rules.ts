// What a PDF file must be to become a flipbook, and how large its pages are drawn.

/** The sides of a page in points (1/72 inch): from half an inch to some 1.7 metres. */
const SHORTEST_SIDE = 36;
const LONGEST_SIDE = 5_000;
/** How many times as long as wide a page may be. */
const NARROWEST = 4;

/** How large a page is drawn, in pixels; the one that fits first. */
const DRAWN = { height: 1_600, width: 2_000 };

export interface Size {
  width: number;
  height: number;
}

/** Why page `number` cannot be drawn, in a sentence; null where it can. */
export function misfitOf({ width, height }: Size, number: number): string | null {
  if (!(width > 0 && height > 0)) return `Page ${number} is damaged and cannot be drawn.`;
  const [short, long] = width < height ? [width, height] : [height, width];
  if (short < SHORTEST_SIDE) return `Page ${number} is too small: each side needs 13 mm or more.`;
  if (long > LONGEST_SIDE) return `Page ${number} is too large: a side can have at most 1.7 m.`;
  if (long > short * NARROWEST) {
    return `Page ${number} is too long and narrow: a side can be at most ${NARROWEST} times as long as the other.`;
  }
  return null;
}

/** Pixels for each point of a page. */
export const scaleOf = ({ width, height }: Size): number =>
  Math.min(DRAWN.height / height, DRAWN.width / width);
