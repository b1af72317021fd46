// What a PDF file may be that becomes a flipbook.

/** How many bytes it may have. */
export const PDF_BYTES = 50 * 1_048_576;
export const PDF_TOO_LARGE = `A PDF can have at most ${PDF_BYTES / 1_048_576} MB. Save it in a smaller size.`;
/** How many pages. */
export const PDF_PAGES = 100;
