// Limits of PDF files that are converted to flipbooks.

/** The maximum size in bytes. */
export const PDF_BYTES = 50 * 1_048_576;
export const PDF_TOO_LARGE = `A PDF can have at most ${PDF_BYTES / 1_048_576} MB. Save it in a smaller size.`;
/** The maximum number of pages. */
export const PDF_PAGES = 300;
