// The words a child has asked for, until they are read without help. Times are epoch milliseconds.

/** A word leaves the list when it was read so many times without help since it was last asked for. */
export const ALONE_TO_LEAVE = 3;

/** How many words are kept of one child; beyond that those asked for longest ago make room. */
export const MOST_WORDS = 300;

/** How many of them a warm-up has: as many as two minutes are enough for. */
export const WARM_UP_WORDS = 8;

/** For how long the server knows an event again that is told twice, in milliseconds. */
export const EVENTS_KNOWN_FOR = 61 * 86_400_000;

/** Where a child stands with one word. */
export interface Practice {
  /** How often it was asked for. */
  asked: number;
  /** How often it was read without help since then. */
  alone: number;
  lastAskedAt: number;
  /** When it left the list; null while it is on it. */
  leftAt: number | null;
}

/**
 * After the word was asked for at the moment `at`: it is on the list, and its readings without help
 * begin anew. An asking that is told late, for before the word was learned, only counts.
 */
export function askedFor(before: Practice | null, at: number): Practice {
  if (before === null) return { asked: 1, alone: 0, lastAskedAt: at, leftAt: null };
  const asked = before.asked + 1;
  if (before.leftAt !== null && at < before.leftAt) return { ...before, asked };
  const lastAskedAt = Math.max(before.lastAskedAt, at);
  return { asked, alone: 0, lastAskedAt, leftAt: null };
}

/**
 * After it was read without help at the moment `at`. Only a word on the list counts, and only what was
 * read after the last asking; null where it does not.
 */
export function readAlone(before: Practice | null, at: number): Practice | null {
  if (before === null || before.leftAt !== null || at < before.lastAskedAt) return null;
  const alone = before.alone + 1;
  return { ...before, alone, leftAt: alone >= ALONE_TO_LEAVE ? at : null };
}

/**
 * The part of a word on which a child is stuck: one that no level teaches, for it is learned by heart,
 * else the one that is taught last. Undefined for a word without parts, which nobody can split.
 */
export function stuckPart<P extends { level: number | null }>(parts: readonly P[]): P | undefined {
  const order = ({ level }: P) => level ?? Infinity;
  return parts.reduce<P | undefined>(
    (latest, part) => (latest === undefined || order(part) > order(latest) ? part : latest),
    undefined,
  );
}

/** How long a page has to be in sight before its words count as read, in milliseconds. */
const SHORTEST_LOOK = 3_000;
/** Four words a second is faster than any of our readers. */
const LOOK_A_WORD = 250;

/** The same for a page of so many words: whoever leafs past has not read. */
export function timeToRead(words: number): number {
  return Math.max(SHORTEST_LOOK, words * LOOK_A_WORD);
}
