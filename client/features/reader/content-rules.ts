// Which attributes a book's HTML keeps when it reaches the page, whatever arrives.
import { pictureAttributes } from '../../../contracts/book-content.ts';

/** Pictures come from the library's own store or over https; nothing climbs out of the store. */
function isPictureAddress(address: string): boolean {
  if (address.startsWith('/public-objects/')) {
    return !/%2e|\.\.|\\/i.test(address);
  }
  return URL.parse(address)?.protocol === 'https:';
}

/** Whether an element keeps an attribute; all names in small letters. */
export function keepsAttribute(tag: string, name: string, value: string): boolean {
  if (tag !== 'img' || !pictureAttributes.includes(name)) return false;
  return name !== 'src' || isPictureAddress(value);
}
