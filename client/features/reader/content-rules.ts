// What a book's HTML may contain when it reaches the page: exactly what the server keeps when it stores
// a book (server/catalogue/content.ts). Here the rules hold for whatever arrives.

export const allowedTags = [
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
];

/** Of pictures; nothing else has any. */
export const allowedAttributes = ['src', 'alt', 'width', 'height'];

/** Pictures come from the library's own store or over https; nothing climbs out of the store. */
function isPictureAddress(address: string): boolean {
  if (address.startsWith('/public-objects/')) {
    return !/%2e|\.\.|\\/i.test(address);
  }
  return URL.parse(address)?.protocol === 'https:';
}

/** Whether an element keeps an attribute; all names in small letters. */
export function keepsAttribute(tag: string, name: string, value: string): boolean {
  if (tag !== 'img' || !allowedAttributes.includes(name)) return false;
  return name !== 'src' || isPictureAddress(value);
}
