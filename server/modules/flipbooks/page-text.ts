// Cleans up the text of a PDF page.
import { cleanSigns } from '../../../domain/text.ts';

/** No page of a child's book is longer, in characters. */
const MAX_LENGTH = 20_000;

/**
 * Returns the text as a person would type it: joins words that were hyphenated at the end of a line, splits
 * ligatures (such as one character for 'fi'), and drops characters that are not text. Removes blank lines,
 * because a blank line separates pages.
 */
export function cleanPageText(text: string): string {
  return (
    // The characters that PDFium uses for a hyphen at the end of a line.
    cleanSigns(text.slice(0, MAX_LENGTH).replace(/(?:\u0002|\ufffe|\u00ad)\s*/g, ''))
      .replace(/\r\n?|[\u2028\u2029\f\v]/g, '\n')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/[^\P{C}\n]|\ufffd/gu, '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n')
  );
}
