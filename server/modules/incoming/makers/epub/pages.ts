// Divides what stands in an EPUB into pages for a child.
import { sentencesOf } from '../../../../../domain/sentences.ts';
import { isBlank } from '../../../../../domain/text.ts';
import type { Remark } from './remarks.ts';

/** A page before its picture is stored. */
export interface DraftPage {
  /** The path of the picture in the EPUB. */
  picture: { path: string; alt: string } | null;
  words: string;
  /** What of it the owner should look at. */
  remarks: Remark[];
}

/** A part of a document, its pictures found or left out. */
export type Part =
  | { kind: 'words'; text: string; isHeading: boolean }
  | { kind: 'picture'; path: string; alt: string; bytes: number }
  | { kind: 'remark'; remark: Remark };

/** How many characters a page has at most where the book does not say where its pages end: some eighty words. */
const LETTERS_ON_FLOWING_PAGE = 480;
/** The most characters that any page can have. */
const LETTERS_ON_PAGE = 5_000;

/** Returns a document as one page, with its largest picture. Several pages if no page has so many words. */
export function fixedPage(parts: readonly Part[]): DraftPage[] {
  const pictures = parts.filter((part) => part.kind === 'picture');
  const largest = pictures.reduce(
    (best, one) => (best === undefined || one.bytes > best.bytes ? one : best),
    pictures[0],
  );
  const words = parts.flatMap((part) => (part.kind === 'words' ? [part.text] : [])).join('\n\n');
  if (words.length > LETTERS_ON_PAGE) return flowingPages(parts);
  const remarks = parts.flatMap((part) => (part.kind === 'remark' ? [part.remark] : []));
  if (new Set(pictures.map(({ path }) => path)).size > 1) remarks.push('several pictures');
  return [{ picture: largest ? { path: largest.path, alt: largest.alt } : null, words, remarks }];
}

/** Headings that follow each other stay together. */
type FlowingPage = DraftPage & { hasHeadingsOnly: boolean };

/** Returns the pages of a chapter. A heading or a picture begins one, and so does the paragraph that no page has room for. */
export function flowingPages(parts: readonly Part[]): DraftPage[] {
  const pages: FlowingPage[] = [];
  const begin = () => {
    const page: FlowingPage = { picture: null, words: '', remarks: [], hasHeadingsOnly: true };
    pages.push(page);
    return page;
  };
  let page = begin();
  for (const part of parts) {
    if (part.kind === 'remark') page.remarks.push(part.remark);
    else if (part.kind === 'picture') {
      if (page.words !== '' || page.picture) page = begin();
      page.picture = { path: part.path, alt: part.alt };
    } else {
      for (const text of divide(part.text)) {
        const isFull = page.words.length + text.length > LETTERS_ON_FLOWING_PAGE;
        const isNewPart = part.isHeading && !page.hasHeadingsOnly;
        if ((isNewPart || isFull) && page.words !== '') page = begin();
        page.hasHeadingsOnly &&= part.isHeading;
        page.words += page.words === '' ? text : `\n\n${text}`;
      }
    }
  }
  return pages;
}

/** Divides a paragraph that no page has room for: at its sentences, or else at its words. */
function divide(paragraph: string): string[] {
  if (paragraph.length <= LETTERS_ON_FLOWING_PAGE) return [paragraph];
  const sentences = sentencesOf(paragraph).map(({ text }) => text);
  return joinUpToPage(sentences.flatMap((sentence) => joinUpToPage(wordsOf(sentence))));
}

/** Returns the words of a text. What has no spaces is cut where a page ends. A page of what cannot be seen would be none. */
const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .flatMap((word) => word.match(CUT) ?? [])
    .filter((word) => !isBlank(word));
const CUT = new RegExp(`.{1,${LETTERS_ON_FLOWING_PAGE}}`, 'gsu');

/** Joins texts, with a space between them, as long as a page has room for them. */
function joinUpToPage(texts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const last = joined.at(-1);
    if (last === undefined || last.length + 1 + text.length > LETTERS_ON_FLOWING_PAGE)
      joined.push(text);
    else joined[joined.length - 1] = `${last} ${text}`;
  }
  return joined;
}
