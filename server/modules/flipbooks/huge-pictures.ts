// Finds pictures in a PDF that are too large for PDFium, which would silently leave them blank.
import type { PDFiumPage } from '@hyzyla/pdfium';
import type { Size } from './page-size.ts';

/** For example 20,000 × 20,000. PDFium does not draw a picture whose size in bytes exceeds 32 bits. */
const MAX_PIXELS = 400_000_000;

/** FPDF_PAGEOBJ_IMAGE. */
const IMAGE = 3;

/** Returns why a picture cannot be drawn, in a sentence that begins with `where`; null if it can. */
const refusalOf = (where: string, { width, height }: Size): string | null =>
  width * height > MAX_PIXELS
    ? `${where} has a picture of ${width} × ${height} pixels. It can have at most ${MAX_PIXELS / 1e6} million.`
    : null;

/** Checks the pictures placed directly on page `number`, before the page is rendered. */
export function hugePictureOn(page: PDFiumPage, number: number): string | null {
  // The package's own function for this overflows at 65,535 pixels.
  const { module, pageIdx } = { module: page['module'], pageIdx: page['pageIdx'] };
  const pointer = module.wasmExports.malloc(8);
  try {
    for (let index = page.getObjectCount() - 1; index >= 0; index--) {
      const object = module._FPDFPage_GetObject(pageIdx, index);
      if (module._FPDFPageObj_GetType(object) !== IMAGE) continue;
      if (!module._FPDFImageObj_GetImagePixelSize(object, pointer, pointer + 4)) continue;
      const [width = 0, height = 0] = new Uint32Array(module.HEAPU8.buffer, pointer, 2);
      const refusal = refusalOf(`Page ${number}`, { width, height });
      if (refusal !== null) return refusal;
    }
    return null;
  } finally {
    module.wasmExports.free(pointer);
  }
}

const WIDTH = /\/Width\s+(\d+)/;
const HEIGHT = /\/Height\s+(\d+)/;

/**
 * Checks all pictures declared in a file, because PDFium does not list those inside of nested drawings. The size of
 * a picture is plain text even if the rest of the file is compressed.
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
