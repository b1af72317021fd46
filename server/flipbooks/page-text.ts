// The words of a PDF's page as a person would type them.

/** What belongs to no page of a child's book. */
const LONGEST = 20_000;

/**
 * Lines without what only the typesetter needs: a word that was parted at the end of a line is whole
 * again, joined letters (as in 'fish' with one sign for 'fi') are single ones, and no line is blank,
 * for a blank line parts pages. What cannot be read as text is left out.
 */
export function cleanPageText(text: string): string {
  return (
    text
      .slice(0, LONGEST)
      // PDFium's signs for a hyphen at the end of a line.
      .replace(/(?:\u0002|\ufffe|\u00ad)\s*/g, '')
      .replace(/[\ufb00-\ufb06]/g, (joined) => joined.normalize('NFKC'))
      .normalize('NFC')
      .replace(/\r\n?|[\u2028\u2029\f\v]/g, '\n')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/[^\P{C}\n]|\ufffd/gu, '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n')
  );
}
