// How a book fits a child: which of its sounds she has met, and which book she reads next. A sound is a
// phonogram by its key, the letters and a word that has it, such as `ea:head`.

/** A phonogram as it is taught: in this order, at a level from 1 to 9. */
export interface Taught {
  key: string;
  level: number;
}

/** A book as the rules see it. */
export interface FittingBook {
  /** 1 to 9. */
  level: number;
  /** Its sounds; null where its words are not known. */
  sounds: readonly string[] | null;
}

/** The level a child starts at, where nobody has said. */
export const DEFAULT_LEVEL = 1;

/** The sounds a child has met: those taught below the level she started at, and those of finished books. */
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

/** The sounds of a book that a child has not met, in the book's order; null where its words are not known. */
export function newSoundsOf(
  { sounds }: Pick<FittingBook, 'sounds'>,
  met: ReadonlySet<string>,
): string[] | null {
  return sounds?.filter((sound) => !met.has(sound)) ?? null;
}

/**
 * The level a child reads at now: the first from the one she started at that has a sound of its own,
 * `practised` by a book of the library, which she has not met. When she has met them all, the last of
 * the levels that have books for her.
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
/** What a child has done with a book. */
export type ReadingState = (typeof readingStates)[number];

/** The new sounds of the book that teaches most: within a level none stands before it. */
export const BEST_LESSON = 1;
/** As many new sounds as a book may bring to be a lesson, and not a wall. */
const LESSON = 3;

/**
 * Orders books by fit: the smaller, the sooner. Books not started stand before those she is reading, and
 * finished ones last. Then her level, the levels above it, the nearest first, and those below. Within a
 * level a book with one to three new sounds teaches most: the fewest first. Then practice, where all is
 * met; then books with more new sounds; then those whose words are not known.
 */
export function fitRank(
  book: { level: number; newSounds: number | null; state: ReadingState },
  level: number,
): number {
  const away = book.level >= level ? book.level - level : 10 + level - book.level;
  return readingStates.indexOf(book.state) * 100_000 + away * 1_000 + lessonRank(book.newSounds);
}

function lessonRank(newSounds: number | null): number {
  if (newSounds === null) return 999;
  if (newSounds === 0) return LESSON + 1;
  return newSounds <= LESSON ? newSounds : Math.min(newSounds + 1, 998);
}
