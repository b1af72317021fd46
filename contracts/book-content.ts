// The allowed HTML of an inline book. The server applies these rules when it stores a book, and the reader when it
// shows one.
import { isStoredAddress } from './addresses.ts';

export const contentTags: readonly string[] =
  'section h1 h2 h3 h4 p br hr blockquote figure figcaption ul ol li em strong b i u span ruby rt img'.split(
    ' ',
  );

/** Disallowed block elements. They are removed, and leave white space between the words. */
export const droppedBlockTags: readonly string[] =
  'address article aside body caption center dd details dialog dir div dl dt fieldset footer form h5 h6 header hgroup html legend main menu nav pre search summary table tbody td tfoot th thead tr'.split(
    ' ',
  );

/** Elements that separate words. Other elements can be within a word, as in 'c<em>a</em>t'. */
export const separatingTags: readonly string[] = [
  ...'section h1 h2 h3 h4 p br hr blockquote figure figcaption ul ol li img'.split(' '),
  ...droppedBlockTags,
];

/** Elements within which a sentence goes on. */
export const inlineTags: ReadonlySet<string> = new Set(
  'em strong b i u span ruby rt br'.split(' '),
);

/** The allowed attributes of pictures. No other element can have attributes. */
export const pictureAttributes: readonly string[] = ['src', 'alt', 'width', 'height'];

/** The maximum nesting depth of elements. */
const DEEPEST = 100;
/** Elements without an end tag, or whose end tag is optional. */
const NOT_NESTED = new Set(['br', 'hr', 'img', 'p', 'li']);

/** Whether elements are nested deeper than any book needs. Parsing such HTML takes minutes. */
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

/** The maximum number of tags and entities, more than any book needs. More of them would slow down every read. */
export const MOST_MARKS = 10_000;
export const TOO_MANY_MARKS = `A book can have at most ${MOST_MARKS} tags, quotation marks and signs such as & and <`;

/** The maximum number of attributes, because each one is checked when the book is stored. */
export const MOST_ATTRIBUTES = 10_000;
export const TOO_MANY_ATTRIBUTES = `The tags of a book can have at most ${MOST_ATTRIBUTES} attributes`;

/** Counts the tags and entities of HTML. With `TYPED`, counts the entities that plain text becomes in HTML. */
export function countMarks(text: string, signs = '<&'): number {
  const codes = [...signs].map((sign) => sign.charCodeAt(0));
  let marks = 0;
  for (let at = 0; at < text.length; at++) if (codes.includes(text.charCodeAt(at))) marks++;
  return marks;
}
export const TYPED = '<>&"';

/**
 * Whether an attribute is allowed on an element. Both names must be in lower case. Pictures must come from the
 * library's own store, because another host would learn who reads and when.
 */
export function keepsAttribute(tag: string, name: string, value: string): boolean {
  if (tag !== 'img' || !pictureAttributes.includes(name)) return false;
  if (name === 'src') return isStoredAddress(value);
  return name === 'alt' || /^\d{1,4}$/.test(value);
}
