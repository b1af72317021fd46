// What may not be in a book's words is dropped before they are stored.
import sanitizeHtml from 'sanitize-html';
import { contentTags, pictureAttributes } from '../../contracts/book-content.ts';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...contentTags],
  allowedAttributes: { img: [...pictureAttributes] },
  // Pictures come from the library's own store or over https; nothing else is fetched.
  allowedSchemes: [],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** The same content without scripts, handlers, frames, forms, styles and links. */
export function sanitizeContent(content: string): string {
  return sanitizeHtml(content, OPTIONS);
}
