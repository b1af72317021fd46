import { pagesOf, type BookPage } from './content.ts';
import { makeWordButtons } from './word-buttons.ts';

let last: { content: string; pages: readonly BookPage[] } = { content: '', pages: [] };

/**
 * Returns the pages of a book's content as the reader shows them: every word is a button. Those of the last book are
 * remembered, so that a book whose pages were made ahead opens at once.
 */
export function readerPagesOf(content: string): readonly BookPage[] {
  if (last.content !== content) last = { content, pages: pagesOf(content, makeWordButtons) };
  return last.pages;
}
