// Makes the form fields and notes of a PDF part of its pages. A PDF stores what was typed into them apart from the
// page, and many programs leave it to the viewer to draw it.
import type { PDFiumDocument, PDFiumPage } from '@hyzyla/pdfium';

/** A result of FPDF_GetFormType: a form in XFA, which is not made of PDF pages. */
const XFA_FORM = 2;
/** FLAT_NORMALDISPLAY: flattens for display on a screen, not for print. */
const NORMAL_DISPLAY = 0;

/** Returns why the form cannot be rendered, in a sentence; null if it can. */
export function formRefusalOf(document: PDFiumDocument): string | null {
  const { module, documentIdx } = {
    module: document['module'],
    documentIdx: document['documentIdx'],
  };
  if (module._FPDF_GetFormType(documentIdx) !== XFA_FORM) return null;
  return 'This PDF is a form of a kind that only a few programs can show. Print it to a new PDF, and upload that.';
}

export interface OpenedPage {
  page: PDFiumPage;
  /** Whether fields or notes were made part of the page. */
  isFlattened: boolean;
}

/** Opens page `index`, counted from 0, and makes its form fields and notes part of its picture and its text. */
export function openPage(document: PDFiumDocument, index: number): OpenedPage {
  const page = document.getPage(index);
  const { module, pageIdx } = { module: page['module'], pageIdx: page['pageIdx'] };
  if (module._FPDFPage_GetAnnotCount(pageIdx) === 0) return { page, isFlattened: false };
  const form = document.initializeFormFields();
  module._FORM_OnAfterLoadPage(pageIdx, form);
  module._FPDFPage_Flatten(pageIdx, NORMAL_DISPLAY);
  module._FORM_OnBeforeClosePage(pageIdx, form);
  module._FPDF_ClosePage(pageIdx);
  return { page: document.getPage(index), isFlattened: true };
}
