// Measures the text of a book's fullest page. The style sheet computes the largest font size that fits from
// it: one size for the whole book, so the words do not jump from page to page.

export interface TextMeasure {
  /** Characters of the fullest page. Each paragraph break counts as `PARAGRAPH_END` characters. */
  letters: number;
  /** Characters of the longest word, which is never broken. */
  longestWord: number;
}

/** Characters that a paragraph break counts for: about half a line. */
const PARAGRAPH_END = 10;

/** `pages` holds the paragraphs of each page. */
export function measureText(pages: readonly (readonly string[])[]): TextMeasure {
  const lettersOf = (paragraphs: readonly string[]) =>
    paragraphs.join(' ').length + Math.max(0, paragraphs.length - 1) * PARAGRAPH_END;
  const words = pages.flat().flatMap((paragraph) => paragraph.split(/\s+/));
  return {
    letters: Math.max(1, ...pages.map(lettersOf)),
    longestWord: Math.max(1, ...words.map((word) => word.length)),
  };
}
