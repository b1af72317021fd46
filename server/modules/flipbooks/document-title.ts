// Reads the title that a PDF gives itself.
import type { PDFiumDocument } from '@hyzyla/pdfium';
import { cleanPageText } from './page-text.ts';

const LONGEST_TITLE = 200;
/** FPDF_GetMetaText writes UTF-16, and a zero at its end. */
const BYTES = (LONGEST_TITLE + 1) * 2;

/** Returns the title in one line; '' if the file has none, or one that is too long for a title. */
export function titleOf(document: PDFiumDocument): string {
  const { module, documentIdx } = {
    module: document['module'],
    documentIdx: document['documentIdx'],
  };
  const memory = module.wasmExports.malloc(BYTES + 8);
  try {
    module.HEAPU8.set(Buffer.from('Title\0'), memory);
    const text = memory + 8;
    const length = module._FPDF_GetMetaText(documentIdx, memory, text, BYTES);
    if (length <= 2 || length > BYTES) return '';
    const bytes = module.HEAPU8.slice(text, text + length - 2);
    return cleanPageText(new TextDecoder('utf-16le').decode(bytes)).replaceAll('\n', ' ');
  } finally {
    module.wasmExports.free(memory);
  }
}
