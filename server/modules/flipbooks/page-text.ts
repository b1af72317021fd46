// The words of a PDF's page as a person would type them.
import { cleanSigns } from '../../../domain/text.ts';

/** What belongs to no page of a child's book. */
const LONGEST = 20_000;

/**
 * Lines without what only the typesetter needs: a word that was parted at the end of a line is whole
 * again, joined letters (as in 'fish' with one sign for 'fi') are single ones, and no line is blank,
 * for a blank line parts pages. What cannot be read as text is left out.
 */
export function cleanPageText(text: string): string {
  return (
    // PDFium's signs for a hyphen at the end of a line.
    cleanSigns(text.slice(0, LONGEST).replace(/(?:\u0002|\ufffe|\u00ad)\s*/g, ''))
      .replace(/\r\n?|[\u2028\u2029\f\v]/g, '\n')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/[^\P{C}\n]|\ufffd/gu, '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n')
  );
}
