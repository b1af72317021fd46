// Pictures inside a PDF that are too large for PDFium: it would leave their place blank, and say nothing.
import type { PDFiumPage } from '@hyzyla/pdfium';
import type { Size } from './drawing-rules.ts';

/** Such as 20,000 by 20,000. PDFium draws nothing of one whose bytes it cannot count with 32 bits. */
const MOST_PIXELS = 400_000_000;

/** FPDF_PAGEOBJ_IMAGE. */
const IMAGE = 3;

/** Why a picture cannot be drawn, in a sentence that begins with where it is; null where it can. */
const refusalOf = (where: string, { width, height }: Size): string | null =>
  width * height > MOST_PIXELS
    ? `${where} has a picture of ${width} × ${height} pixels. It can have at most ${MOST_PIXELS / 1e6} million.`
    : null;

/** The same of the pictures that stand on page `number` itself, before it is drawn. */
export function hugePictureOn(page: PDFiumPage, number: number): string | null {
  // What the package has for this counts to 65,535.
  const { module, pageIdx } = { module: page['module'], pageIdx: page['pageIdx'] };
  const place = module.wasmExports.malloc(8);
  try {
    for (let index = page.getObjectCount() - 1; index >= 0; index--) {
      const object = module._FPDFPage_GetObject(pageIdx, index);
      if (module._FPDFPageObj_GetType(object) !== IMAGE) continue;
      if (!module._FPDFImageObj_GetImagePixelSize(object, place, place + 4)) continue;
      const [width = 0, height = 0] = new Uint32Array(module.HEAPU8.buffer, place, 2);
      const refusal = refusalOf(`Page ${number}`, { width, height });
      if (refusal !== null) return refusal;
    }
    return null;
  } finally {
    module.wasmExports.free(place);
  }
}

const WIDTH = /\/Width\s+(\d+)/;
const HEIGHT = /\/Height\s+(\d+)/;

/**
 * The same of all pictures that a file says it has: those of a drawing within a page, PDFium does not
 * tell. A picture's size stands in plain text, whatever else of a file is packed.
 */
export function hugePictureIn(file: Buffer): string | null {
  const text = file.toString('latin1');
  for (const object of text.split('obj')) {
    const [entries = ''] = object.split('stream', 1);
    if (!/\/Subtype\s*\/Image\b/.test(entries)) continue;
    const sideBy = (side: RegExp) => Number(side.exec(entries)?.[1]);
    const refusal = refusalOf('This PDF', { width: sideBy(WIDTH), height: sideBy(HEIGHT) });
    if (refusal !== null) return refusal;
  }
  return null;
}
