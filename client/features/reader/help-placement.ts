// Decides where word help is shown: never over the word's sentence, and beside all words of the
// page where there is room. Lengths are in CSS pixels, and positions are relative to the top left
// corner of the screen. Pure.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Placement {
  left: number;
  top: number;
  width: number;
  /** Content that does not fit is scrolled. */
  maxHeight: number;
}

export interface PlacementOptions {
  /** The areas that the help may use, the best first: the page, then the whole screen. */
  areas: readonly Box[];
  word: Box;
  sentence: Box;
  /** The box around all visible words. */
  text: Box;
  /** Returns the height of the help at this width. */
  heightAt: (width: number) => number;
}

const MAX_WIDTH = 416;
const MIN_WIDTH = 248;
/** With less height than this, too little of the help is visible to be useful. */
const MIN_HEIGHT = 168;
const GAP = 10;
const MARGIN = 8;

const widthOf = ({ left, right }: Box) => right - left;
const heightOf = ({ top, bottom }: Box) => bottom - top;
const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** Returns the four areas around `avoid`. Below comes first for a box in the upper half of `area`. */
function areasAround(avoid: Box, area: Box): Box[] {
  const { left, top, right, bottom } = area;
  const above = { left, top, right, bottom: avoid.top - GAP };
  const below = { left, top: avoid.bottom + GAP, right, bottom };
  const isHigh = avoid.top + avoid.bottom < top + bottom;
  const before = { left, top, right: avoid.left - GAP, bottom };
  const after = { left: avoid.right + GAP, top, right, bottom };
  return [...(isHigh ? [below, above] : [above, below]), before, after];
}

function placeIn(side: Box, { word, heightAt }: PlacementOptions): Placement {
  const width = Math.min(MAX_WIDTH, widthOf(side));
  const height = Math.min(heightAt(width), heightOf(side));
  const centredLeft = (word.left + word.right - width) / 2;
  const centredTop = (word.top + word.bottom - height) / 2;
  return {
    left: clamp(centredLeft, side.left, side.right - width),
    top: clamp(centredTop, side.top, side.bottom - height),
    width,
    maxHeight: heightOf(side),
  };
}

const inset = ({ left, top, right, bottom }: Box): Box => ({
  left: left + MARGIN,
  top: top + MARGIN,
  right: right - MARGIN,
  bottom: bottom - MARGIN,
});

/** Returns null when the sentence leaves too little room on all sides. */
export function placeHelp(options: PlacementOptions): Placement | null {
  const areas = options.areas.map(inset);
  const sides = [options.text, options.sentence]
    .flatMap((avoid) => areas.flatMap((area) => areasAround(avoid, area)))
    .filter((side) => widthOf(side) >= MIN_WIDTH);
  const fitting = sides.find(
    (side) => heightOf(side) >= options.heightAt(Math.min(MAX_WIDTH, widthOf(side))),
  );
  if (fitting) return placeIn(fitting, options);
  const [roomiest] = sides.sort((a, b) => heightOf(b) - heightOf(a));
  return roomiest && heightOf(roomiest) >= MIN_HEIGHT ? placeIn(roomiest, options) : null;
}
