// The pages of an inline book while they are typed: made, moved, and put together for the library.
import { partingTags } from '../../../../contracts/book-content.ts';
import { type InlinePage, inlinePages } from '../../../../contracts/inline-pages.ts';
import type { WholeBook } from '../../../../contracts/books.ts';
import type { TypedPage } from './drafts.ts';

type Written = Partial<Omit<TypedPage, 'id'>>;

export const newPage = (written: Written = {}): TypedPage => ({
  id: crypto.randomUUID(),
  picture: null,
  words: '',
  html: null,
  ...written,
});

export const typedPagesOf = (kept: NonNullable<WholeBook['content']>): TypedPage[] =>
  kept.map(newPage);

/** As the library takes them; a picture without an address is none. */
export function toContent(pages: readonly TypedPage[]): InlinePage[] {
  return pages.map(({ picture, words, html }) => ({
    picture: picture && picture.address.trim() !== '' ? picture : null,
    words,
    html: html || null,
  }));
}

/** The plain words of a page. Of HTML, what a child reads there, as the library takes it. */
export function wordsOf({ words, html }: TypedPage): string {
  if (html === null) return words;
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  for (const above of content.querySelectorAll('rt')) above.remove();
  for (const one of content.querySelectorAll(partingTags.join())) {
    one.before(' ');
    one.after(' ');
  }
  return content.textContent;
}

/** A whole text as pages: empty lines part them, and each line is a paragraph. */
export function pagesOfPasted(text: string): TypedPage[] {
  return text
    .split(/(?:\r?\n[^\S\n]*){2,}/)
    .map((page) => page.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter(Boolean).join('\n\n'))
    .filter(Boolean)
    .map((words) => newPage({ words }));
}

export const isBlank = ({ picture, words, html }: TypedPage): boolean =>
  !picture?.address.trim() && words.trim() === '' && !html?.trim();

/** With the page at `from` moved to `to`; both count from 0. */
export function moved(pages: readonly TypedPage[], from: number, to: number): TypedPage[] {
  const page = pages[from];
  return page === undefined ? [...pages] : pages.toSpliced(from, 1).toSpliced(to, 0, page);
}

/** What is wrong with a page, beside the field it is about. */
export interface PageIssue {
  /** From 0; null for what is wrong with all of them. */
  page: number | null;
  field: string;
  message: string;
}

/** An issue of the contract, by its path in the content, such as `2.picture.address`. */
export function pageIssueOf(path: readonly PropertyKey[], message: string): PageIssue {
  const [page, field = '', part] = path.map(String);
  if (page === undefined) return { page: null, field: '', message };
  return { page: Number(page), field: part === 'alt' ? 'alt' : field, message };
}

export function issuesOf(pages: readonly TypedPage[]): PageIssue[] {
  const { error } = inlinePages.safeParse(toContent(pages));
  return (error?.issues ?? []).map(({ path, message }) => pageIssueOf(path, message));
}
