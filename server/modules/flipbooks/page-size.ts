// The limits for the size of a PDF page, and the size at which a page is rendered.

/** The limits for a side of a page in points (1/72 inch): from half an inch to about 1.7 metres. */
const SHORTEST_SIDE = 36;
const LONGEST_SIDE = 5_000;
/** The highest ratio of the long side to the short side. */
const MAX_RATIO = 4;

/** A page is rendered as large as fits into this, in pixels. */
const RENDERED = { height: 1_600, width: 2_000 };

export interface Size {
  width: number;
  height: number;
}

/** Returns why the size of page `number` is not accepted, in a sentence; null if it is. */
export function pageSizeProblem({ width, height }: Size, number: number): string | null {
  if (!(width > 0 && height > 0)) return `Page ${number} is damaged and cannot be drawn.`;
  const [short, long] = width < height ? [width, height] : [height, width];
  if (short < SHORTEST_SIDE) return `Page ${number} is too small: each side needs 13 mm or more.`;
  if (long > LONGEST_SIDE) return `Page ${number} is too large: a side can have at most 1.7 m.`;
  if (long > short * MAX_RATIO) {
    return `Page ${number} is too long and narrow: a side can be at most ${MAX_RATIO} times as long as the other.`;
  }
  return null;
}

/** Returns the number of pixels per point. */
export const scaleOf = ({ width, height }: Size): number =>
  Math.min(RENDERED.height / height, RENDERED.width / width);
