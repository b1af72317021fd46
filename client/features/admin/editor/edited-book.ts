// A book in the editor: what it begins with, what the library is sent, and what two owners' differ in.
import type { z } from 'zod';
import {
  type bookChanges,
  flipbookChanges,
  inlineBookChanges,
  newFlipbook,
  newInlineBook,
  type WholeBook,
} from '../../../../contracts/books.ts';
import { contractResolver } from '../../../api/contract-resolver.ts';
import { blankBook, type BookState, type TypedBook } from '../drafts/drafts.ts';
import { withWordsAsked } from '../flipbook/flipbook-words.ts';
import { newPage, toContent, typedPagesOf } from '../drafts/typed-pages.ts';

/** What is sent: the fields of a new book, or of a changed one. */
export type SentBook =
  z.output<typeof newInlineBook> | z.output<typeof newFlipbook> | z.output<typeof bookChanges>;

export const newInlineDraft = (): BookState => ({
  book: blankBook('level1'),
  pages: [newPage()],
  version: 0,
});

export function editedBookOf(book: WholeBook): BookState {
  return {
    book: {
      title: book.title,
      author: book.author ?? '',
      description: book.description ?? '',
      category: book.category,
      coverImageUrl: book.coverImageUrl ?? '',
      flipbookUrl: book.flipbookUrl ?? '',
      flipbookId: book.flipbookId ?? '',
      text: book.text ?? '',
      textOf: book.flipbookUrl ?? '',
      levelReason: book.levelReason ?? '',
    },
    pages: book.flipbookType === 'html' ? typedPagesOf(book.content ?? []) : null,
    version: book.version,
  };
}

/** Judges the form's fields, and the pages that stand beside them, by the contract. */
export const resolverOf =
  ({ pages, version }: Pick<BookState, 'pages' | 'version'>) =>
  ({ textOf, ...values }: TypedBook) => {
    const { flipbookUrl, flipbookId, text, ...described } = values;
    const kind = pages
      ? { flipbookType: 'html', content: toContent(pages) }
      : { flipbookType: 'fliphtml5', flipbookUrl, flipbookId, text };
    const [added, changed] = pages
      ? [newInlineBook, inlineBookChanges]
      : [newFlipbook, flipbookChanges];
    const schema = version === 0 ? added : changed;
    const input = { ...described, ...kind, ...(version > 0 && { version }) };
    const resolve = contractResolver(schema as unknown as z.ZodType<SentBook, TypedBook>);
    return withWordsAsked(
      { ...values, textOf },
      resolve(input as unknown as TypedBook, undefined, {} as never),
    );
  };

/** The fields that an owner fills in, and their names in a sentence. */
export const fieldNames: [keyof TypedBook, string][] = [
  ['title', 'title'],
  ['author', 'author'],
  ['description', 'description'],
  ['category', 'category'],
  ['coverImageUrl', 'cover'],
  ['flipbookUrl', 'flipbook address'],
  ['flipbookId', 'flipbook id'],
  ['text', 'text'],
  ['levelReason', 'reason'],
];
