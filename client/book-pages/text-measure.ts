// How much text a book's fullest page holds. The style sheet makes of it the largest size of letters
// that fits: one size for the whole book, so that the words do not jump from page to page.

export interface TextMeasure {
  /** Characters of the fullest page; a paragraph's end counts as half a line. */
  letters: number;
  /** Characters of the longest word, which is never broken. */
  longestWord: number;
}

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
