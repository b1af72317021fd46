// What is said aloud may begin in one sentence and end in another: alone, each has both of its marks.

interface Marks {
  open: string;
  close: string;
  /** Where a sentence has such marks. An apostrophe is none: what is said ends with a stop of some kind. */
  opening: RegExp;
  closing: RegExp;
}

const KINDS: readonly Marks[] = [
  { open: '“', close: '”', opening: /“/g, closing: /”/g },
  { open: '‘', close: '’', opening: /‘/g, closing: /[.,!?…–—]’/g },
  { open: '"', close: '"', opening: /(?<![^\s(—–])"(?=\S)/g, closing: /[^\s(—–]"/g },
  { open: "'", close: "'", opening: /(?<![^\s(—–])'(?=\S)/g, closing: /[.,!?…–—]'/g },
];

const placesOf = (text: string, mark: RegExp) => [...text.matchAll(mark)].map(({ index }) => index);

/**
 * The sentences of a page, with the mark that another sentence of the page has. Where the page lacks it too, a
 * mark stays alone.
 */
export function markSpeech(page: string, sentences: readonly string[]): string[] {
  const kinds = KINDS.filter(
    ({ opening, closing }) => page.search(opening) !== -1 && page.search(closing) !== -1,
  );
  return sentences.map((sentence) =>
    kinds.reduce((marked, { open, close, opening, closing }) => {
      const opens = placesOf(marked, opening);
      const closes = placesOf(marked, closing);
      const before = (closes[0] ?? Infinity) < (opens[0] ?? Infinity) ? open : '';
      const after = (opens.at(-1) ?? -1) > (closes.at(-1) ?? -1) ? close : '';
      return before + marked + after;
    }, sentence),
  );
}
