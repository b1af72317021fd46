// Words for which a child asked for help, until the child reads them without help. Times are epoch milliseconds.

/** A word leaves the list after this many readings without help since the last help request. */
export const ALONE_TO_LEAVE = 3;

/** The maximum number of words stored per child. Beyond it, the words with the oldest help requests are removed. */
export const MOST_WORDS = 300;

/** The number of words in a warm-up, which takes about two minutes. */
export const WARM_UP_WORDS = 8;

/** How long the server recognises duplicate events, in milliseconds. */
export const EVENTS_KNOWN_FOR = 61 * 86_400_000;

/** A child's progress with one word. */
export interface Practice {
  /** The number of help requests. */
  asked: number;
  /** The number of readings without help since the last help request. */
  alone: number;
  lastAskedAt: number;
  /** When the word left the list; null while it is on the list. */
  leftAt: number | null;
}

/**
 * Returns the state after a help request at `at`: the word is on the list, and its readings without help
 * are reset. A late report of a request from before the word was learned only increases `asked`.
 */
export function askedFor(before: Practice | null, at: number): Practice {
  if (before === null) return { asked: 1, alone: 0, lastAskedAt: at, leftAt: null };
  const asked = before.asked + 1;
  if (before.leftAt !== null && at < before.leftAt) return { ...before, asked };
  const lastAskedAt = Math.max(before.lastAskedAt, at);
  return { asked, alone: 0, lastAskedAt, leftAt: null };
}

/**
 * Returns the state after a reading without help at `at`. Returns null if the reading does not count: the
 * word is not on the list, or the reading was before the last help request.
 */
export function readUnaided(before: Practice | null, at: number): Practice | null {
  if (before === null || before.leftAt !== null || at < before.lastAskedAt) return null;
  const alone = before.alone + 1;
  return { ...before, alone, leftAt: alone >= ALONE_TO_LEAVE ? at : null };
}

/**
 * Returns the hardest part of a word: the first part that no level teaches, otherwise the part that is
 * taught last. Returns undefined for a word without parts, whose breakdown is not known.
 */
export function stuckPart<P extends { level: number | null }>(parts: readonly P[]): P | undefined {
  const order = ({ level }: P) => level ?? Infinity;
  return parts.reduce<P | undefined>(
    (latest, part) => (latest === undefined || order(part) > order(latest) ? part : latest),
    undefined,
  );
}

/** The shortest time that a page must be visible before its words count as read, in milliseconds. */
const SHORTEST_LOOK = 3_000;
/** In milliseconds. Four words a second is faster than any of our readers. */
const LOOK_A_WORD = 250;

/** Returns how long a page must be visible to count as read, in milliseconds. Leafing past it does not count. */
export function timeToRead(words: number): number {
  return Math.max(SHORTEST_LOOK, words * LOOK_A_WORD);
}
