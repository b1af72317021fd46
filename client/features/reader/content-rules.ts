// What a book's HTML may contain when it reaches the page. The server keeps the same rules when it
// stores a book; here they hold for whatever arrives.

export const allowedTags = [
  'section',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'br',
  'span',
  'em',
  'strong',
  'i',
  'b',
  'ul',
  'ol',
  'li',
  'blockquote',
  'figure',
  'figcaption',
  'img',
];

export const allowedAttributes = ['src', 'alt', 'lang'];

/** Pictures come from the library's own store or over https; nothing climbs out of the store. */
export function isPictureAddress(address: string): boolean {
  if (address.startsWith('/public-objects/')) {
    return !/%2e|\.\.|\\/i.test(address);
  }
  return URL.parse(address)?.protocol === 'https:';
}
