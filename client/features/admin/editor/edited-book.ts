// Converts a book between its stored form, the editor's state and the request body.
import type { z } from 'zod';
import {
  type BookChanges,
  flipbookChanges,
  inlineBookChanges,
  type NewBook,
  newFlipbook,
  newInlineBook,
  type OwnerField,
} from '../../../../contracts/book-form.ts';
import type { WholeBook } from '../../../../contracts/books.ts';
import { validate } from '../../../api/contract-resolver.ts';
import { blankBook, type BookState, type EditedBook, type TypedBook } from '../drafts/drafts.ts';
import { withTextConfirmation } from '../flipbook/flipbook-words.ts';
import { newPage, toContent, typedPagesOf } from '../drafts/typed-pages.ts';
import { withSeriesNumber } from '../series/series-number.ts';

/** The request body for a new or a changed book. */
export type BookBody = NewBook | BookChanges;

export const newInlineDraft = (): BookState => ({
  book: blankBook('level1'),
  pages: [newPage()],
  version: 0,
});

export function toBookState(book: WholeBook): BookState {
  return {
    book: {
      title: book.title,
      author: book.author ?? '',
      description: book.description ?? '',
      category: book.category,
      coverImageUrl: book.coverImageUrl ?? '',
      heroImageUrl: book.heroImageUrl ?? '',
      flipbookUrl: book.flipbookUrl ?? '',
      flipbookId: book.flipbookId ?? '',
      text: book.text ?? '',
      textOf: book.flipbookUrl ?? '',
      levelReason: book.levelReason ?? '',
      series: book.series ?? '',
      seriesNumber: String(book.seriesNumber ?? ''),
    },
    pages: book.flipbookType === 'html' ? typedPagesOf(book.content ?? []) : null,
    version: book.version,
  };
}

/**
 * Returns a form resolver that validates the form's fields and the given pages against the contract. `found` is the stored
 * book on which the edit is based.
 */
export const createResolver =
  ({ pages, version, found }: Pick<EditedBook, 'pages' | 'version' | 'found'>) =>
  ({ textOf, ...values }: TypedBook) => {
    const { flipbookUrl, flipbookId, text, ...fields } = withSeriesNumber(values);
    const content = pages
      ? { flipbookType: 'html', content: toContent(pages) }
      : { flipbookType: 'fliphtml5', flipbookUrl, flipbookId, text };
    const [newSchema, changeSchema] = pages
      ? [newInlineBook, inlineBookChanges]
      : [newFlipbook, flipbookChanges];
    const schema: z.ZodType<BookBody> = version === 0 ? newSchema : changeSchema;
    const input = { ...fields, ...content, ...(version > 0 && { version }) };
    const sent = found?.book.series ? schema : schema.transform(withoutNoSeries);
    return withTextConfirmation({ ...values, textOf }, validate(sent, input));
  };

/** Leaves out what an earlier release, which still answers during an upgrade, would refuse. Null is for taking a book out. */
const withoutNoSeries = (body: BookBody): BookBody =>
  body.series === null ? withoutSeries(body) : body;

const withoutSeries = ({ series: _series, seriesNumber: _number, ...others }: BookBody): BookBody =>
  others;

const names: Record<OwnerField, string> = {
  title: 'title',
  author: 'author',
  description: 'description',
  category: 'category',
  coverImageUrl: 'cover',
  heroImageUrl: 'picture for the celebration',
  flipbookUrl: 'flipbook address',
  flipbookId: 'flipbook id',
  text: 'text',
  levelReason: 'reason',
  series: 'series',
  seriesNumber: 'number in the series',
};
/** The fields an owner fills in, with their names for use in a sentence. */
export const fieldNames = Object.entries(names) as [OwnerField, string][];
