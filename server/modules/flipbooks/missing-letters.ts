// Finds letters that PDFium would silently leave blank or guess, because their font is not embedded in the file
// and no built-in font has them.
import type { PDFiumPage } from '@hyzyla/pdfium';

/** No page of a child's book has more letters. */
const MAX_LETTERS = 20_000;
/** The most letters that are named. */
const MAX_NAMED = 10;
/** FPDF_TEXTRENDERMODE_INVISIBLE: the recognised text behind a scanned page. */
const INVISIBLE = 3;
const MAX_NAME_BYTES = 200;
/** FPDF_PAGEOBJ_TEXT. */
const TEXT = 1;
/** A flag of a font: it has letters outside of the Latin alphabet. */
const SYMBOLIC = 4;
/** The symbolic fonts that PDFium includes. */
const BUILT_IN_FONTS = ['Symbol', 'ZapfDingbats'];
/** The box of a letter without ink is smaller than this, in points. */
const MIN_INK = 0.1;

/** Returns why page `number` cannot be rendered, in a sentence with the letters and the font; null if it can. */
export function missingLettersOn(page: PDFiumPage, number: number): string | null {
  const { module, pageIdx } = { module: page['module'], pageIdx: page['pageIdx'] };
  const text = module._FPDFText_LoadPage(pageIdx);
  const pointer = module.wasmExports.malloc(MAX_NAME_BYTES);

  function boxOf(index: number) {
    module._FPDFText_GetCharBox(text, index, pointer, pointer + 8, pointer + 16, pointer + 24);
    const [left = 0, right = 0, bottom = 0, top = 0] = new Float64Array(
      module.HEAPU8.slice(pointer, pointer + 32).buffer,
    );
    return { width: right - left, height: top - bottom };
  }

  const hasOutline = (font: number, code: number) => {
    const path = module._FPDFFont_GetGlyphPath(font, code, 20);
    return path !== 0 && module._FPDFGlyphPath_CountGlyphSegments(path) > 0;
  };

  function nameOf(font: number): string {
    const length = module._FPDFFont_GetBaseFontName(font, pointer, MAX_NAME_BYTES);
    const bytes = module.HEAPU8.slice(
      pointer,
      pointer + Math.max(0, Math.min(length, MAX_NAME_BYTES) - 1),
    );
    // A subset of a font has a prefix of six letters. PDFium names its own font for a font without a name.
    const name = new TextDecoder().decode(bytes).replace(/^[A-Z]{6}\+|^Chrom.*/, '');
    return name || 'a font without a name';
  }

  /** Returns the font of a letter that PDFium does not draw, or guesses; 0 for any other letter. */
  function missingFontOf(index: number, code: number): number {
    const object = module._FPDFText_GetTextObject(text, index);
    if (!object || module._FPDFTextObj_GetTextRenderMode(object) === INVISIBLE) return 0;
    const font = module._FPDFTextObj_GetFont(object);
    if (!font || hasOutline(font, code)) return 0;
    // Without the embedded font it is unknown which letter this is.
    if (module._FPDFText_HasUnicodeMapError(text, index) === 1)
      return module._FPDFFont_GetIsEmbedded(font) === 0 ? font : 0;
    const { width, height } = boxOf(index);
    return Math.min(width, height) < MIN_INK ? font : 0;
  }

  /** Returns the font of text that PDFium draws nothing of, and so does not list as text; 0 if there is none. */
  function blankFont(): number {
    for (let index = page.getObjectCount() - 1; index >= 0; index--) {
      const object = module._FPDFPage_GetObject(pageIdx, index);
      if (module._FPDFPageObj_GetType(object) !== TEXT) continue;
      if (module._FPDFTextObj_GetTextRenderMode(object) === INVISIBLE) continue;
      const font = module._FPDFTextObj_GetFont(object);
      // Empty text in a Latin font is only spaces.
      if (!font || (module._FPDFFont_GetFlags(font) & SYMBOLIC) === 0) continue;
      if (module._FPDFFont_GetIsEmbedded(font) !== 0 || BUILT_IN_FONTS.includes(nameOf(font)))
        continue;
      module._FPDFPageObj_GetBounds(object, pointer, pointer + 4, pointer + 8, pointer + 12);
      const [left = 0, , right = 0] = new Float32Array(
        module.HEAPU8.slice(pointer, pointer + 16).buffer,
      );
      if (right - left < MIN_INK) return font;
    }
    return 0;
  }

  const describe = (what: string, font: number) =>
    `Page ${number} has ${what}, because the file does not contain them in their font, ${nameOf(font)}. Export the PDF with its fonts embedded, and upload that.`;

  try {
    const count = Math.min(module._FPDFText_CountChars(text), MAX_LETTERS);
    const missing = new Set<string>();
    let font = 0;
    for (let index = 0; index < count && missing.size < MAX_NAMED; index++) {
      const code = module._FPDFText_GetUnicode(text, index);
      const letter = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
      if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(letter)) continue;
      const letterFont = missingFontOf(index, code);
      if (letterFont === 0) continue;
      font ||= letterFont;
      missing.add(letter);
    }
    if (font !== 0)
      return describe(`letters that cannot be drawn (${[...missing].join(' ')})`, font);
    const blank = blankFont();
    return blank === 0 ? null : describe('words that cannot be drawn', blank);
  } finally {
    module.wasmExports.free(pointer);
    module._FPDFText_ClosePage(text);
  }
}
