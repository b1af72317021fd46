// What may not be in a book's words is dropped before they are stored.
import sanitizeHtml from 'sanitize-html';
import { contentTags, keepsAttribute, pictureAttributes } from '../../contracts/book-content.ts';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...contentTags],
  allowedAttributes: { img: [...pictureAttributes] },
  transformTags: {
    img: (tagName, attributes) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attributes).filter(([name, value]) => keepsAttribute('img', name, value)),
      ),
    }),
  },
  // A picture that may not be shown leaves no frame behind.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  disallowedTagsMode: 'discard',
};

/** The same content without scripts, handlers, frames, forms, styles, links and foreign pictures. */
export function sanitizeContent(content: string): string {
  // PostgreSQL cannot store NUL.
  return sanitizeHtml(content.replaceAll('\0', ''), OPTIONS);
}
