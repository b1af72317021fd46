// Which recordings of a book are heard on which page. A recording belongs to its page and its words. Where the same
// words stand elsewhere in the book, it is heard there too; where they stand nowhere, it is stale.

/** What a recording says. */
export interface RecordedWords {
  /** Counted from 1. */
  page: number;
  /** Cleaned. */
  text: string;
  isWholePage: boolean;
}

export interface PageNarration<R> {
  /** The sentences of the page in reading order. */
  sentences: { text: string; recording: R | null }[];
  /** The recording of the whole page. */
  whole: R | null;
}

export interface BookNarration<R> {
  pages: PageNarration<R>[];
  /** The recordings whose words are nowhere in the book, in no particular order. */
  stale: R[];
}

/** Returns the words of a whole page, made of its cleaned sentences. */
export const pageTextOf = (sentences: readonly string[]): string => sentences.join(' ');

/** Finds the recordings of these words: the one of the page, else one of another page. */
function createFinder<R extends RecordedWords>(recordings: readonly R[]) {
  const byText = new Map<string, R[]>();
  for (const recording of recordings) {
    const same = byText.get(recording.text);
    if (same) same.push(recording);
    else byText.set(recording.text, [recording]);
  }
  return (page: number, text: string): R | null => {
    const same = byText.get(text) ?? [];
    return same.find((recording) => recording.page === page) ?? same[0] ?? null;
  };
}

/** `pages` has the cleaned sentences of each page. */
export function narrationOf<R extends RecordedWords>(
  pages: readonly (readonly string[])[],
  recordings: readonly R[],
): BookNarration<R> {
  const inOrder = recordings.toSorted((a, b) => a.page - b.page);
  const ofSentences = inOrder.filter(({ isWholePage }) => !isWholePage);
  const ofPages = inOrder.filter(({ isWholePage }) => isWholePage);
  const findSentence = createFinder(ofSentences);
  const findPage = createFinder(ofPages);
  const allSentences = new Set(pages.flat());
  const allPages = new Set(pages.map(pageTextOf));
  return {
    pages: pages.map((sentences, index) => ({
      sentences: sentences.map((text) => ({ text, recording: findSentence(index + 1, text) })),
      whole: findPage(index + 1, pageTextOf(sentences)),
    })),
    stale: inOrder.filter(
      ({ text, isWholePage }) => !(isWholePage ? allPages : allSentences).has(text),
    ),
  };
}

/** Returns the recordings that are played on a page: all of its sentences, or the whole page, or some sentences. */
export function playedOf<R>({ sentences, whole }: PageNarration<R>): R[] {
  const recorded = sentences.flatMap(({ recording }) => recording ?? []);
  return recorded.length < sentences.length && whole !== null ? [whole] : [...new Set(recorded)];
}
