/** The files of kept books: pictures, recordings and the pages of own flipbooks. Written by the pages. */
export const KEPT_FILES = 'kept-files';
/** The pictures that were shown last. Written by the service worker. */
export const SHOWN_PICTURES = 'shown-pictures';

/** A page tells the worker to keep no picture that is on its way. */
export const FORGET_PICTURES = 'FORGET_PICTURES';
