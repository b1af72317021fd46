// What the words of an inline book may be made of: kept by the server when a book is stored, and by
// the reader when it is shown.

export const contentTags: readonly string[] =
  'section h1 h2 h3 h4 p br hr blockquote figure figcaption ul ol li em strong b i u span ruby rt img'.split(
    ' ',
  );

/** Of pictures; nothing else has attributes. */
export const pictureAttributes: readonly string[] = ['src', 'alt', 'width', 'height'];
