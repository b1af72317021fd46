// Where the help with a word may lie: never over the word's sentence, and beside all the page's words where
// there is room. Lengths are CSS pixels, places count from the top left corner of the screen. Pure.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Place {
  left: number;
  top: number;
  width: number;
  /** What does not fit is scrolled. */
  maxHeight: number;
}

export interface Room {
  /** Where it may lie, the best first: over the page, anywhere. */
  frames: readonly Box[];
  word: Box;
  sentence: Box;
  /** All words that are in sight. */
  text: Box;
  /** How high the help is when it is so wide. */
  heightAt: (width: number) => number;
}

const WIDEST = 416;
const NARROWEST = 248;
/** Less than this shows too little of it to be any help. */
const LOWEST = 168;
const GAP = 10;
const MARGIN = 8;

const widthOf = ({ left, right }: Box) => right - left;
const heightOf = ({ top, bottom }: Box) => bottom - top;
const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** The four sides of what is not to be covered; below comes first for what is in the upper half. */
function sidesOf(spared: Box, screen: Box): Box[] {
  const { left, top, right, bottom } = screen;
  const above = { left, top, right, bottom: spared.top - GAP };
  const below = { left, top: spared.bottom + GAP, right, bottom };
  const isHigh = spared.top + spared.bottom < top + bottom;
  const before = { left, top, right: spared.left - GAP, bottom };
  const after = { left: spared.right + GAP, top, right, bottom };
  return [...(isHigh ? [below, above] : [above, below]), before, after];
}

function placeIn(side: Box, { word, heightAt }: Room): Place {
  const width = Math.min(WIDEST, widthOf(side));
  const height = Math.min(heightAt(width), heightOf(side));
  const across = (word.left + word.right - width) / 2;
  const down = (word.top + word.bottom - height) / 2;
  return {
    left: clamp(across, side.left, side.right - width),
    top: clamp(down, side.top, side.bottom - height),
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

/** Null where the sentence leaves too little room on all its sides. */
export function placeHelp(room: Room): Place | null {
  const frames = room.frames.map(inset);
  const sides = [room.text, room.sentence]
    .flatMap((spared) => frames.flatMap((frame) => sidesOf(spared, frame)))
    .filter((side) => widthOf(side) >= NARROWEST);
  const fitting = sides.find(
    (side) => heightOf(side) >= room.heightAt(Math.min(WIDEST, widthOf(side))),
  );
  if (fitting) return placeIn(fitting, room);
  const [roomiest] = sides.sort((a, b) => heightOf(b) - heightOf(a));
  return roomiest && heightOf(roomiest) >= LOWEST ? placeIn(roomiest, room) : null;
}
