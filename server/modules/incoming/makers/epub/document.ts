// Reads a page of an EPUB: its paragraphs and pictures in reading order. What moves, sounds or runs is left out.
import { separatingTags } from '../../../../../contracts/book-content.ts';
import { LONGEST_BOOK_TEXT } from '../../../../../contracts/phonics.ts';
import { cleanSigns, isBlank, oneSpaced } from '../../../../../domain/text.ts';
import { badBody } from '../../../../problems/problem.ts';
import { visit } from './xml.ts';

/** What the library has no place for. */
export type LeftOut = 'scripts' | 'media';

export type Block =
  /** `isLink` says that all of it leads to other pages. */
  | { kind: 'words'; text: string; isHeading: boolean; isLink: boolean }
  /** `address` as it stands in the document. */
  | { kind: 'picture'; address: string; alt: string };

export interface DocumentContent {
  blocks: Block[];
  leftOut: ReadonlySet<LeftOut>;
}

const MEDIA = ['audio', 'video', 'iframe', 'object', 'embed', 'canvas'];
const UNREAD = new Set([
  ...['head', 'script', 'style', 'rt', 'rp', 'rtc', 'template', 'noscript'],
  ...['metadata', 'title', 'desc'],
  ...MEDIA,
]);
const SEPARATING = new Set([...separatingTags, 'text', 'switch', 'case', 'level1', 'level2']);
const HEADINGS = new Set(['h1', 'h2']);

export const TOO_MANY_WORDS = `This book has more than ${LONGEST_BOOK_TEXT} characters of text. Split it into several books.`;

const typesOf = (attributes: Readonly<Record<string, string>>) =>
  `${attributes['epub:type'] ?? ''} ${attributes.role ?? ''}`;

/** Whether an element is not for reading: hidden, or the number of a printed page. */
const isUnread = (name: string, attributes: Readonly<Record<string, string>>): boolean =>
  UNREAD.has(name) || attributes.hidden !== undefined || /pagebreak/.test(typesOf(attributes));

const hasHandler = (attributes: Readonly<Record<string, string>>) =>
  Object.keys(attributes).some((name) => /^on[a-z]/.test(name));

/** Returns the address of the picture that an element shows; undefined if it shows none. */
function pictureOf(name: string, attributes: Readonly<Record<string, string>>): string | undefined {
  if (name === 'img') return attributes.src;
  if (name === 'image') return attributes['xlink:href'] ?? attributes.href;
  return /url\(\s?["']?([^"')]{1,500})/.exec(attributes.style ?? '')?.[1];
}

/** Throws a Problem for a document that is too deep or has too many words for a book. */
export async function readDocument(bytes: Buffer): Promise<DocumentContent> {
  const blocks: Block[] = [];
  const leftOut = new Set<LeftOut>();
  let typed = '';
  let letters = 0;
  let isHeading = false;
  let links = 0;
  let isLink = true;
  /** How many open elements there are from the first that is not read. */
  let unread = 0;

  const endParagraph = () => {
    const text = cleanParagraph(typed);
    if (text !== '') blocks.push({ kind: 'words', text, isHeading, isLink });
    typed = '';
    isLink = true;
  };
  const note = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (name === 'script' || hasHandler(attributes)) leftOut.add('scripts');
    if (MEDIA.includes(name)) leftOut.add('media');
  };

  await visit(bytes, 'xhtml', {
    open(name, attributes) {
      note(name, attributes);
      if (unread > 0 || isUnread(name, attributes)) return void unread++;
      const address = pictureOf(name, attributes);
      if (SEPARATING.has(name) && name !== 'br') endParagraph();
      if (HEADINGS.has(name)) isHeading = true;
      if (name === 'a') links++;
      if (name === 'br') typed += '\n';
      if (name === 'tspan' && (attributes.x ?? attributes.y ?? attributes.dy)) typed += ' ';
      if (address === undefined) return;
      endParagraph();
      blocks.push({ kind: 'picture', address, alt: attributes.alt ?? '' });
    },
    close(name) {
      if (unread > 0) return void unread--;
      if (SEPARATING.has(name) && name !== 'br') endParagraph();
      if (HEADINGS.has(name)) isHeading = false;
      if (name === 'a') links--;
    },
    text(piece) {
      if (unread > 0) return;
      const spaced = oneSpaced(piece);
      letters += spaced.length;
      if (letters > 2 * LONGEST_BOOK_TEXT) throw badBody(TOO_MANY_WORDS);
      typed += spaced;
      isLink &&= links > 0 || isBlank(spaced);
    },
  });
  endParagraph();
  return { blocks, leftOut };
}

/** Whether a page is a table of contents: lines that are links, below a heading. */
export function isContents(blocks: readonly Block[]): boolean {
  const entries = blocks.filter((block) => block.kind !== 'words' || !block.isHeading);
  const lines = entries.flatMap((block) =>
    block.kind === 'words' && block.isLink ? block.text.split('\n') : [],
  );
  const isAll = entries.every((block) => block.kind === 'words' && block.isLink);
  return isAll && lines.length > 1;
}

/** Returns a paragraph with single spaces and its own line breaks, without soft hyphens and signs that are no text. */
function cleanParagraph(text: string): string {
  const lines = text.split('\n').map((line) => oneSpaced(line).trim());
  const clean = cleanSigns(lines.filter(Boolean).join('\n')).replace(/[^\P{C}\n]|\ufffd/gu, '');
  return isBlank(clean) ? '' : clean.trim();
}
