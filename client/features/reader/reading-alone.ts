// Which words of the practice list a child has read without help, in one opening of a book. Pure; times
// are epoch milliseconds.
import { timeToRead } from '../../../domain/practice.ts';

/** What lies open: the number of its first page, and all words on it, normalised. */
export interface OpenPage {
  first: number;
  words: readonly string[];
}

export function createReading() {
  /** What was asked for or counted in this opening: no word counts twice, nor one that was helped with. */
  const settled = new Set<string>();
  let open: OpenPage | null = null;
  let seenFor = 0;
  let seenSince: number | null = null;

  function pause(at: number): void {
    if (seenSince !== null) seenFor += Math.max(0, at - seenSince);
    seenSince = null;
  }

  /** The words in sight that count now: those `listed`, if the page was in sight for long enough. */
  function finish(listed: readonly string[], at: number): string[] {
    pause(at);
    if (open === null || seenFor < timeToRead(open.words.length)) return [];
    const { words } = open;
    const read = listed.filter((word) => words.includes(word) && !settled.has(word));
    for (const word of read) settled.add(word);
    return read;
  }

  return {
    asked: (word: string) => void settled.add(word),

    /** Another page lies open; answers the words that count where it was turned forward. */
    show(page: OpenPage, listed: readonly string[], at: number): string[] {
      const isForward = open !== null && page.first > open.first;
      const read = isForward ? finish(listed, at) : [];
      open = page;
      seenFor = 0;
      seenSince = at;
      return read;
    },

    /** The last page is read when the book is finished. */
    finish,

    /** The screen is dark, or shows something else. */
    pause,

    resume: (at: number) => void (seenSince ??= at),
  };
}
