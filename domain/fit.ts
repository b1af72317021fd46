// How well a book fits a child: which of its sounds the child has met, and which book to read next.
// A sound is the key of a phonogram: its letters and an example word, such as `ea:head`.

/** A phonogram and the level, from 1 to 9, that teaches it. Lists are in teaching order. */
export interface Taught {
  key: string;
  level: number;
}

/** The fields of a book that the rules use. */
export interface FittingBook {
  /** 1 to 9. */
  level: number;
  /** The book's sounds; null if its words are not known. */
  sounds: readonly string[] | null;
}

/** The starting level if the parent has not chosen one. */
export const DEFAULT_LEVEL = 1;

/** Returns the sounds a child has met: those taught below the starting level, and those of finished books. */
export function soundsMet(
  startingLevel: number,
  taught: readonly Taught[],
  finished: Iterable<Pick<FittingBook, 'sounds'>>,
): Set<string> {
  const met = new Set<string>();
  for (const { key, level } of taught) if (level < startingLevel) met.add(key);
  for (const { sounds } of finished) for (const sound of sounds ?? []) met.add(sound);
  return met;
}

/** Returns the book's sounds that the child has not met, in the book's order; null if its words are not known. */
export function newSoundsOf(
  { sounds }: Pick<FittingBook, 'sounds'>,
  met: ReadonlySet<string>,
): string[] | null {
  return sounds?.filter((sound) => !met.has(sound)) ?? null;
}

/**
 * Returns the level a child reads at now: the lowest level, from `startingLevel` on, with a sound in
 * `practised` that the child has not met. If the child has met them all, returns the highest of those
 * levels. `practised` are the taught sounds that at least one book of the library has.
 */
export function levelNow(
  startingLevel: number,
  practised: readonly Taught[],
  met: ReadonlySet<string>,
): number {
  const open = practised.filter(({ level }) => level >= startingLevel);
  const ahead = open.filter(({ key }) => !met.has(key));
  if (ahead.length > 0) return Math.min(...ahead.map(({ level }) => level));
  return Math.max(startingLevel, ...open.map(({ level }) => level));
}

export const readingStates = ['notStarted', 'reading', 'finished'] as const;
/** The reading status of a book for one child. */
export type ReadingState = (typeof readingStates)[number];

/** A book with more new sounds than this is too hard to be a good lesson. */
const LESSON = 3;

/**
 * Returns a sort key: a lower rank is a better fit. Books not started come before books in progress;
 * finished books come last. Then by level: the child's own level, higher levels from the nearest, lower
 * levels from the nearest. Then by new sounds: one to three, fewest first; then none (practice only); then
 * more than three, fewest first; then unknown.
 */
export function fitRank(
  book: { level: number; newSounds: number | null; state: ReadingState },
  level: number,
): number {
  const distance = book.level >= level ? book.level - level : 10 + level - book.level;
  return (
    readingStates.indexOf(book.state) * 100_000 + distance * 1_000 + lessonRank(book.newSounds)
  );
}

function lessonRank(newSounds: number | null): number {
  if (newSounds === null) return 999;
  if (newSounds === 0) return LESSON + 1;
  return newSounds <= LESSON ? newSounds : Math.min(newSounds + 1, 998);
}
