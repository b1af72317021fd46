// What the words of an inline book may be made of: kept by the server when a book is stored, and by
// the reader when it is shown.
import { isStoredAddress } from './addresses.ts';

export const contentTags: readonly string[] =
  'section h1 h2 h3 h4 p br hr blockquote figure figcaption ul ol li em strong b i u span ruby rt img'.split(
    ' ',
  );

/** Others that begin a new line or cell: they are dropped, and leave white space between the words. */
export const droppedBlockTags: readonly string[] =
  'address article aside body caption center dd details dialog dir div dl dt fieldset footer form h5 h6 header hgroup html legend main menu nav pre search summary table tbody td tfoot th thead tr'.split(
    ' ',
  );

/** Those that part words; others stand within them, as in 'c<em>a</em>t'. */
export const partingTags: readonly string[] = [
  ...'section h1 h2 h3 h4 p br hr blockquote figure figcaption ul ol li img'.split(' '),
  ...droppedBlockTags,
];

/** Of pictures; nothing else has attributes. */
export const pictureAttributes: readonly string[] = ['src', 'alt', 'width', 'height'];

/** How deep elements of a book may stand in each other. */
const DEEPEST = 100;
/** They have no end, or the next one ends them. */
const NOT_NESTED = new Set(['br', 'hr', 'img', 'p', 'li']);

/** Whether elements stand deeper in each other than any book needs: reading such HTML takes minutes. */
export function isNestedTooDeep(html: string): boolean {
  const open: string[] = [];
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    const isEnd = html[at + 1] === '/';
    const from = at + (isEnd ? 2 : 1);
    for (at = from; at < html.length && !' \t\n\f\r/>'.includes(html.charAt(at)); at++);
    const name = html.slice(from, at).toLowerCase();
    if (NOT_NESTED.has(name) || !/^[a-z]/.test(name)) continue;
    if (!isEnd) open.push(name);
    else if (open.includes(name)) open.length = open.lastIndexOf(name);
    if (open.length > DEEPEST) return true;
  }
  return false;
}

/** So many tags and entities no book needs, and more of them take their time wherever the book is read. */
export const MOST_MARKS = 10_000;
export const TOO_MANY_MARKS = `A book can have at most ${MOST_MARKS} tags, quotation marks and signs such as & and <`;

/** Neither does any book need so many attributes, each of which is looked at when it is stored. */
export const MOST_ATTRIBUTES = 10_000;
export const TOO_MANY_ATTRIBUTES = `The tags of a book can have at most ${MOST_ATTRIBUTES} attributes`;

/** How many tags and entities stand in HTML; with `TYPED`, how many entities plain text becomes there. */
export function countMarks(text: string, signs = '<&'): number {
  const codes = [...signs].map((sign) => sign.charCodeAt(0));
  let marks = 0;
  for (let at = 0; at < text.length; at++) if (codes.includes(text.charCodeAt(at))) marks++;
  return marks;
}
export const TYPED = '<>&"';

/**
 * Whether an element keeps an attribute; both names in small letters. Pictures come from the library's
 * own store alone: a picture of another host would tell that host who reads, and when.
 */
export function keepsAttribute(tag: string, name: string, value: string): boolean {
  if (tag !== 'img' || !pictureAttributes.includes(name)) return false;
  if (name === 'src') return isStoredAddress(value);
  return name === 'alt' || /^\d{1,4}$/.test(value);
}
