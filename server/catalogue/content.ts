// What the words of an inline book may be made of. Everything else is dropped before it is stored.
import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'section',
    'h1',
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'blockquote',
    'figure',
    'figcaption',
    'ul',
    'ol',
    'li',
    'em',
    'strong',
    'b',
    'i',
    'u',
    'span',
    'ruby',
    'rt',
    'img',
  ],
  allowedAttributes: { img: ['src', 'alt', 'width', 'height'] },
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
