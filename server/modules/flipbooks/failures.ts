// Why a flipbook could not be made although nothing is wrong with its file, as the owner reads it.

export const NOT_DRAWN = 'The pages could not be drawn right now. Please upload the PDF again.';
export const NOT_SAVED = 'The pages could not be saved right now. Please upload the PDF again.';
export const INTERRUPTED =
  'The library was interrupted while it made the pages. Please upload the PDF again.';

/** Whether a later try with the same file may succeed. */
export const mayPass = (message: string): boolean =>
  [NOT_DRAWN, NOT_SAVED, INTERRUPTED].includes(message);
