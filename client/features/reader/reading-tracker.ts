// Tracks which words of the practice list a child reads without help while a book is open. Pure;
// times are epoch milliseconds.
import { timeToRead } from '../../../domain/practice.ts';

/** The open page or pages: the number of the first one, and all words on them, normalised. */
export interface OpenPage {
  first: number;
  words: readonly string[];
}

export function createReadingTracker() {
  /**
   * Words already counted, and words the child asked for help with. They do not count while the
   * book stays open.
   */
  const excluded = new Set<string>();
  let open: OpenPage | null = null;
  /** Whether the open pages were read to the child, who then has not read them alone. */
  let isReadAloud = false;
  let visibleFor = 0;
  let visibleSince: number | null = null;

  function pause(at: number): void {
    if (visibleSince !== null) visibleFor += Math.max(0, at - visibleSince);
    visibleSince = null;
  }

  /**
   * Returns the words of `listed` on the open pages that now count as read, if the pages were
   * visible for long enough.
   */
  function finish(listed: readonly string[], at: number): string[] {
    pause(at);
    if (open === null || isReadAloud || visibleFor < timeToRead(open.words.length)) return [];
    const { words } = open;
    const read = listed.filter((word) => words.includes(word) && !excluded.has(word));
    for (const word of read) excluded.add(word);
    return read;
  }

  return {
    noteHelpRequest: (word: string) => void excluded.add(word),

    /** Call when the open pages are read to the child. */
    noteReadAloud: () => void (isReadAloud = true),

    /**
     * Records that another page is open. After a turn forward, returns the words of the previous
     * page that count as read.
     */
    show(page: OpenPage, listed: readonly string[], at: number): string[] {
      const isForward = open !== null && page.first > open.first;
      const read = isForward ? finish(listed, at) : [];
      open = page;
      isReadAloud = false;
      visibleFor = 0;
      visibleSince = at;
      return read;
    },

    /** Counts the words of the last page when the book is finished. */
    finish,

    /** Call when the page is no longer visible. */
    pause,

    resume: (at: number) => void (visibleSince ??= at),
  };
}
