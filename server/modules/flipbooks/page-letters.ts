// Reads the text of a PDF page by where its letters stand. PDFium guesses from the first piece of text which way a
// page is written. Chromium and Google Docs draw letters one by one, and if the first is as low as a quotation mark,
// PDFium takes the page for vertical writing, and ends a line after each letter.
import type { PDFiumPage } from '@hyzyla/pdfium';

/** No page of a child's book has more letters. */
const MAX_LETTERS = 20_000;
/** In sizes of the font: two letters whose base lines are further apart are of two lines. */
const LINE = 0.5;
/** In sizes of the font: where PDFium misreads a page, letters that are further apart are of two words. Most fonts have spaces of 0.25. */
const SPACE = 0.15;
/** In sizes of the font: no line ends between two letters that are closer, or overlap by less. */
const CLOSE = 0.5;

/** In points, from the lower left corner of the page. */
interface Letter {
  text: string;
  left: number;
  right: number;
  baseLine: number;
  /** The size of the font. */
  size: number;
  /** What PDFium adds before it: a space or the end of a line. */
  added: string;
}

/**
 * Returns the text of a page. `isFlattened` says that fields or notes were made part of it: PDFium does not break
 * lines as they are between those. Its spaces are right, also between letters that are set wide apart.
 */
export function readText(page: PDFiumPage, isFlattened: boolean): string {
  const letters = lettersOf(page);
  if (isMisread(letters)) return joinLetters(letters, (_, gap) => gap > SPACE);
  return isFlattened ? joinLetters(letters, ({ added }) => added !== '') : page.getText();
}

/** Returns the letters in the order in which PDFium reads them. */
function lettersOf(page: PDFiumPage): Letter[] {
  const { module, pageIdx } = { module: page['module'], pageIdx: page['pageIdx'] };
  const text = module._FPDFText_LoadPage(pageIdx);
  const pointer = module.wasmExports.malloc(24);
  const floats = () => new Float32Array(module.HEAPU8.slice(pointer, pointer + 24).buffer);
  const placeOf = (index: number) => {
    module._FPDFText_GetCharOrigin(text, index, pointer, pointer + 8);
    const [left = 0, baseLine = 0] = new Float64Array(
      module.HEAPU8.slice(pointer, pointer + 16).buffer,
    );
    module._FPDFText_GetMatrix(text, index, pointer);
    const [across = 0, slope = 0, slant = 0, up = 0] = floats();
    module._FPDFText_GetLooseCharBox(text, index, pointer);
    const [boxLeft = 0, top = 0, boxRight = 0, bottom = 0] = floats();
    // The box of a slanted letter reaches over its neighbours.
    const lean = Math.abs(slant / up) * (top - bottom);
    const size = module._FPDFText_GetFontSize(text, index) * Math.hypot(across, slope);
    return { left, right: left + boxRight - boxLeft - lean, baseLine, size };
  };
  try {
    const letters: Letter[] = [];
    let added = '';
    const count = Math.min(module._FPDFText_CountChars(text), MAX_LETTERS);
    for (let index = 0; index < count; index++) {
      const letter = letterOf(module._FPDFText_GetUnicode(text, index));
      if (module._FPDFText_IsGenerated(text, index) === 1) {
        added += letter;
        continue;
      }
      letters.push({ ...placeOf(index), text: letter, added });
      added = '';
    }
    return letters;
  } finally {
    module.wasmExports.free(pointer);
    module._FPDFText_ClosePage(text);
  }
}

const letterOf = (code: number): string =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';

/** Whether PDFium ends a line between two letters of one word, or of two words beside each other. */
function isMisread(letters: readonly Letter[]): boolean {
  return letters.some((letter, index) => {
    const before = letters[index - 1];
    if (before === undefined || !letter.added.includes('\n')) return false;
    const gap = gapBetween(before, letter);
    return gap !== null && gap < CLOSE;
  });
}

/** Returns the gap between two letters, in sizes of the smaller font; null if they are of two lines, or the next stands before. */
function gapBetween(letter: Letter, next: Letter): number | null {
  const size = Math.min(letter.size, next.size);
  if (Math.abs(next.baseLine - letter.baseLine) > LINE * size) return null;
  const gap = (next.left - letter.right) / size;
  return gap < -CLOSE ? null : gap;
}

/** `isNewWord` is asked of a letter and the gap before it. */
function joinLetters(
  letters: readonly Letter[],
  isNewWord: (letter: Letter, gap: number) => boolean,
): string {
  let text = '';
  for (const [index, letter] of letters.entries()) {
    const next = letters[index + 1];
    const gap = next === undefined ? null : gapBetween(letter, next);
    if (next === undefined || gap === null) text += `${letter.text}\n`;
    else text += letter.text.replace(LINE_END_HYPHEN, '-') + (isNewWord(next, gap) ? ' ' : '');
  }
  return text;
}

/** What PDFium makes of a hyphen after which it believes that a line ends. */
const LINE_END_HYPHEN = /[\u0002\ufffe]/;
