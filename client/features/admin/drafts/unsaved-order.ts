/** What is asked while books have been moved to another place and not saved. */
export const UNSAVED_ORDER = 'The order that you have not saved is lost.';
