// The form fields and notes of a PDF: what was typed into them stands beside a page and not in it, and many
// programs leave it to the reader to draw.
import type { PDFiumDocument, PDFiumPage } from '@hyzyla/pdfium';

/** Of FPDF_GetFormType: a form that is no PDF page at all but a program of its own. */
const XFA_ALONE = 2;
/** FLAT_NORMALDISPLAY: as the page looks on a screen. */
const AS_SHOWN = 0;
/** No page of a child's book has more letters. */
const MOST_LETTERS = 20_000;

/** Why the form cannot be drawn, in a sentence; null where it can. */
export function formRefusalOf(document: PDFiumDocument): string | null {
  const { module, documentIdx } = {
    module: document['module'],
    documentIdx: document['documentIdx'],
  };
  if (module._FPDF_GetFormType(documentIdx) !== XFA_ALONE) return null;
  return 'This PDF is a form of a kind that only a few programs can show. Print it to a new PDF, and upload that.';
}

export interface OpenedPage {
  page: PDFiumPage;
  /** Whether something stood beside the page, and is a part of it now. */
  isFlattened: boolean;
}

/** Page `index`, counted from 0, with its form fields and notes made part of it: drawn, and among its words. */
export function openPage(document: PDFiumDocument, index: number): OpenedPage {
  const page = document.getPage(index);
  const { module, pageIdx } = { module: page['module'], pageIdx: page['pageIdx'] };
  if (module._FPDFPage_GetAnnotCount(pageIdx) === 0) return { page, isFlattened: false };
  const form = document.initializeFormFields();
  module._FORM_OnAfterLoadPage(pageIdx, form);
  module._FPDFPage_Flatten(pageIdx, AS_SHOWN);
  module._FORM_OnBeforeClosePage(pageIdx, form);
  module._FPDF_ClosePage(pageIdx);
  return { page: document.getPage(index), isFlattened: true };
}

/** The words of such a page. Between fields PDFium ends no line, and would make one word of two. */
export function readText({ page, isFlattened }: OpenedPage): string {
  if (!isFlattened) return page.getText();
  const { module, pageIdx } = { module: page['module'], pageIdx: page['pageIdx'] };
  const text = module._FPDFText_LoadPage(pageIdx);
  const place = module.wasmExports.malloc(16);
  try {
    let read = '';
    let line: number | null = null;
    const count = Math.min(module._FPDFText_CountChars(text), MOST_LETTERS);
    for (let index = 0; index < count; index++) {
      const code = module._FPDFText_GetUnicode(text, index);
      const letter = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
      module._FPDFText_GetCharOrigin(text, index, place, place + 8);
      const [, y = 0] = new Float64Array(module.HEAPU8.slice(place, place + 16).buffer);
      const height = module._FPDFText_GetFontSize(text, index);
      if (line !== null && Math.abs(y - line) > height / 2 && !/\s$/.test(read)) read += '\n';
      read += letter;
      line = y;
    }
    return read;
  } finally {
    module.wasmExports.free(place);
    module._FPDFText_ClosePage(text);
  }
}
