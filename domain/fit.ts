// How well a book fits a child: which of its sounds the child has met, and which book to read next.
// A sound is the key of a phonogram: its letters and an example word, such as `ea:head`.
// A step is a number: its position in the teaching order.

/** A phonogram and the step that teaches it. Lists are in teaching order. */
export interface Taught {
  key: string;
  step: number;
}

/** The fields of a book that the rules use. */
export interface FittingBook {
  step: number;
  /** The book's sounds; null if its words are not known. */
  sounds: readonly string[] | null;
}

/** The starting level if the parent has not chosen one. */
export const DEFAULT_LEVEL = 1;

/** Returns the sounds a child has met: those taught before the starting step, and those of finished books. */
export function soundsMet(
  start: number,
  taught: readonly Taught[],
  finished: Iterable<Pick<FittingBook, 'sounds'>>,
): Set<string> {
  const met = new Set<string>();
  for (const { key, step } of taught) if (step < start) met.add(key);
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

/** A step for which the library has a book, and the sounds of the step that such books have: none if it teaches shapes. */
export interface LibraryStep {
  step: number;
  sounds: readonly string[];
}

/**
 * Returns the step a child reads at now: the first step, from `start` on, that she is not through with. She is
 * through with a step when she has met its sounds, or, if it has none, when she has finished a book of that step or
 * a later one. If she is through with all, returns the last of them. `library` is in teaching order; `furthest` is
 * the latest step of the books that she has finished, -1 for none.
 */
export function stepNow(
  start: number,
  library: readonly LibraryStep[],
  met: ReadonlySet<string>,
  furthest: number,
): number {
  const open = library.filter(({ step }) => step >= start);
  const ahead = open.find(({ step, sounds }) =>
    sounds.length > 0 ? sounds.some((sound) => !met.has(sound)) : furthest < step,
  );
  return ahead?.step ?? Math.max(start, ...open.map(({ step }) => step));
}

export const readingStates = ['notStarted', 'reading', 'finished'] as const;
/** The reading status of a book for one child. */
export type ReadingState = (typeof readingStates)[number];

/** A book with more new sounds than this is too hard to be a good lesson. */
const LESSON = 3;

/** The fields of a book, and of the child's reading of it, that its rank depends on. */
interface RankedBook {
  step: number;
  newSounds: number | null;
  state: ReadingState;
  /** When she last read it, in epoch milliseconds; 0 if never. */
  readAt: number;
}

/**
 * Returns a sort key: a lower rank is a better fit. Books not started come before books in progress;
 * finished books come last, the one read longest ago first. Others by step: the child's own step, later
 * steps from the nearest, earlier steps from the nearest. Then by new sounds: one to three, fewest first;
 * then none (practice only); then more than three, fewest first; then unknown.
 */
export function fitRank(book: RankedBook, step: number): number {
  if (book.state === 'finished') return readingStates.length * 1_000_000 + book.readAt;
  const distance = book.step >= step ? book.step - step : 100 + step - book.step;
  return (
    readingStates.indexOf(book.state) * 1_000_000 + distance * 1_000 + lessonRank(book.newSounds)
  );
}

function lessonRank(newSounds: number | null): number {
  if (newSounds === null) return 999;
  if (newSounds === 0) return LESSON + 1;
  return newSounds <= LESSON ? newSounds : Math.min(newSounds + 1, 998);
}
