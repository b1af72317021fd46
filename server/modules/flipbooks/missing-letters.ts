// Letters of a page that PDFium would leave blank, or guess, and say nothing: their font is not in the file,
// and no font at hand has them.
import type { PDFiumPage } from '@hyzyla/pdfium';

/** No page of a child's book has more letters. */
const MOST_LETTERS = 20_000;
/** So many of them are named. */
const NAMED = 10;
/** FPDF_TEXTRENDERMODE_INVISIBLE: words behind a scanned page. */
const INVISIBLE = 3;
const LONGEST_NAME = 200;
/** FPDF_PAGEOBJ_TEXT. */
const TEXT = 1;
/** Of a font's flags, that it has other letters than those of Latin. */
const SYMBOLIC = 4;
/** Those of them that are always at hand. */
const AT_HAND = ['Symbol', 'ZapfDingbats'];
/** A letter without ink has a box that is flatter, in points. */
const FLAT = 0.1;

/** Why page `number` cannot be drawn, in a sentence that names letters and font; null where it can. */
export function missingLettersOn(page: PDFiumPage, number: number): string | null {
  const { module, pageIdx } = { module: page['module'], pageIdx: page['pageIdx'] };
  const text = module._FPDFText_LoadPage(pageIdx);
  const place = module.wasmExports.malloc(LONGEST_NAME);

  function boxOf(index: number) {
    module._FPDFText_GetCharBox(text, index, place, place + 8, place + 16, place + 24);
    const [left = 0, right = 0, bottom = 0, top = 0] = new Float64Array(
      module.HEAPU8.slice(place, place + 32).buffer,
    );
    return { width: right - left, height: top - bottom };
  }

  const hasOutline = (font: number, code: number) => {
    const path = module._FPDFFont_GetGlyphPath(font, code, 20);
    return path !== 0 && module._FPDFGlyphPath_CountGlyphSegments(path) > 0;
  };

  function nameOf(font: number): string {
    const length = module._FPDFFont_GetBaseFontName(font, place, LONGEST_NAME);
    const bytes = module.HEAPU8.slice(
      place,
      place + Math.max(0, Math.min(length, LONGEST_NAME) - 1),
    );
    // Before its own name a part of a font has six letters. PDFium's own stands for one that is not named.
    const name = new TextDecoder().decode(bytes).replace(/^[A-Z]{6}\+|^Chrom.*/, '');
    return name || 'a font without a name';
  }

  /** The font of a letter that is not drawn, or not as it should be; 0 for any other. */
  function missingFontOf(index: number, code: number): number {
    const object = module._FPDFText_GetTextObject(text, index);
    if (!object || module._FPDFTextObj_GetTextRenderMode(object) === INVISIBLE) return 0;
    const font = module._FPDFTextObj_GetFont(object);
    if (!font || hasOutline(font, code)) return 0;
    // Of a font that is elsewhere, nobody knows which letter this is.
    if (module._FPDFText_HasUnicodeMapError(text, index) === 1)
      return module._FPDFFont_GetIsEmbedded(font) === 0 ? font : 0;
    const { width, height } = boxOf(index);
    return Math.min(width, height) < FLAT ? font : 0;
  }

  /** The font of words of which nothing is drawn, so that PDFium does not count them as words; else 0. */
  function blankFont(): number {
    for (let index = page.getObjectCount() - 1; index >= 0; index--) {
      const object = module._FPDFPage_GetObject(pageIdx, index);
      if (module._FPDFPageObj_GetType(object) !== TEXT) continue;
      if (module._FPDFTextObj_GetTextRenderMode(object) === INVISIBLE) continue;
      const font = module._FPDFTextObj_GetFont(object);
      // Of a font of Latin letters it would be blanks.
      if (!font || (module._FPDFFont_GetFlags(font) & SYMBOLIC) === 0) continue;
      if (module._FPDFFont_GetIsEmbedded(font) !== 0 || AT_HAND.includes(nameOf(font))) continue;
      module._FPDFPageObj_GetBounds(object, place, place + 4, place + 8, place + 12);
      const [left = 0, , right = 0] = new Float32Array(
        module.HEAPU8.slice(place, place + 16).buffer,
      );
      if (right - left < FLAT) return font;
    }
    return 0;
  }

  const say = (what: string, font: number) =>
    `Page ${number} has ${what}, because the file lacks them in their font, ${nameOf(font)}. Export the PDF with its fonts embedded, and upload that.`;

  try {
    const count = Math.min(module._FPDFText_CountChars(text), MOST_LETTERS);
    const missing = new Set<string>();
    let font = 0;
    for (let index = 0; index < count && missing.size < NAMED; index++) {
      const code = module._FPDFText_GetUnicode(text, index);
      const letter = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
      if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(letter)) continue;
      const its = missingFontOf(index, code);
      if (its === 0) continue;
      font ||= its;
      missing.add(letter);
    }
    if (font !== 0) return say(`letters that cannot be drawn (${[...missing].join(' ')})`, font);
    const blank = blankFont();
    return blank === 0 ? null : say('words that cannot be drawn', blank);
  } finally {
    module.wasmExports.free(place);
    module._FPDFText_ClosePage(text);
  }
}
