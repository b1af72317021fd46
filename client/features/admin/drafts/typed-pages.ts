// The pages of an inline book in the editor: created, moved, validated, and converted for the API.
import { separatingTags } from '../../../../contracts/book-content.ts';
import { type InlinePage, inlinePages } from '../../../../contracts/inline-pages.ts';
import type { WholeBook } from '../../../../contracts/books.ts';
import { pagesOfText } from '../../../../domain/book-pages.ts';
import type { TypedPage } from './drafts.ts';

type PageContent = Partial<Omit<TypedPage, 'id'>>;

export const newPage = (content: PageContent = {}): TypedPage => ({
  id: crypto.randomUUID(),
  picture: null,
  words: '',
  html: null,
  ...content,
});

export const typedPagesOf = (content: NonNullable<WholeBook['content']>): TypedPage[] =>
  content.map(newPage);

/** Converts the pages for the API. A picture without an address is dropped. */
export function toContent(pages: readonly TypedPage[]): InlinePage[] {
  return pages.map(({ picture, words, html }) => ({
    picture: picture && picture.address.trim() !== '' ? picture : null,
    words,
    html: html || null,
  }));
}

/** Returns the plain words of a page. In HTML, ruby text is left out and block elements separate words, as on the server. */
export function wordsOf({ words, html }: TypedPage): string {
  if (html === null) return words;
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  for (const rubyText of content.querySelectorAll('rt')) rubyText.remove();
  for (const element of content.querySelectorAll(separatingTags.join())) {
    element.before(' ');
    element.after(' ');
  }
  return content.textContent;
}

/** Splits a text into pages at empty lines. Each line becomes a paragraph. */
export const splitIntoPages = (text: string): TypedPage[] =>
  pagesOfText(text).map((words) => newPage({ words }));

export const isBlank = ({ picture, words, html }: TypedPage): boolean =>
  !picture?.address.trim() && words.trim() === '' && !html?.trim();

/** Returns a copy with the page at `from` moved to `to`. Both indices count from 0. */
export function movePage(pages: readonly TypedPage[], from: number, to: number): TypedPage[] {
  const page = pages[from];
  return page === undefined ? [...pages] : pages.toSpliced(from, 1).toSpliced(to, 0, page);
}

/** A validation error, shown next to its field. */
export interface PageIssue {
  /** From 0; null for an error about the pages as a whole. */
  page: number | null;
  field: string;
  message: string;
}

/** Converts an issue of the contract. `path` is its path in the content, such as `2.picture.address`. */
export function toPageIssue(path: readonly PropertyKey[], message: string): PageIssue {
  const [page, field = '', part] = path.map(String);
  if (page === undefined) return { page: null, field: '', message };
  return { page: Number(page), field: part === 'alt' ? 'alt' : field, message };
}

export function findPageIssues(pages: readonly TypedPage[]): PageIssue[] {
  const { error } = inlinePages.safeParse(toContent(pages));
  return (error?.issues ?? []).map(({ path, message }) => toPageIssue(path, message));
}
