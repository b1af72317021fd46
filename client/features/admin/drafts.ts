// What the owner is typing, kept in this tab until it is saved: a session that ends meanwhile costs a
// sign-in, and no words.
import { z } from 'zod';
import { category } from '../../../contracts/books.ts';
import type { Category } from '../../../domain/levels.ts';

export interface Draft<Typed> {
  /** What was kept, or null where there is nothing. */
  read(): Typed | null;
  keep(typed: Typed): void;
  drop(): void;
}

/** A draft under `key`; what `schema` does not know is not restored. */
function createDraft<Typed>(key: string, schema: z.ZodType<Typed>): Draft<Typed> {
  return {
    read() {
      try {
        return schema.parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
      } catch {
        return null;
      }
    },
    keep(typed) {
      try {
        sessionStorage.setItem(key, JSON.stringify(typed));
      } catch {
        // A whole shelf of text has no room there; it still stands in its field.
      }
    },
    drop: () => sessionStorage.removeItem(key),
  };
}

const typedPage = z.object({
  /** For this browser alone. */
  id: z.string(),
  picture: z
    .object({
      address: z.string(),
      alt: z.string(),
      width: z.number().nullable(),
      height: z.number().nullable(),
    })
    .nullable(),
  words: z.string(),
  html: z.string().nullable(),
});

/** A page as it is typed, whether or not it is fit to be kept. */
export type TypedPage = z.output<typeof typedPage>;

const typedBook = z.object({
  title: z.string(),
  author: z.string().nullish(),
  description: z.string().nullish(),
  category,
  coverImageUrl: z.string().nullish(),
  flipbookUrl: z.string(),
  flipbookId: z.string().nullish(),
  text: z.string().nullish(),
  /** The address of the flipbook whose words `text` was said to be; empty where nobody had to say it. */
  textOf: z.string().optional(),
  levelReason: z.string().nullish(),
});

/** The form's fields as they were typed, whether or not they are fit to be added. */
export type TypedBook = z.output<typeof typedBook>;

export const blankBook = (category: Category): TypedBook => ({
  title: '',
  author: '',
  description: '',
  category,
  coverImageUrl: '',
  flipbookUrl: '',
  flipbookId: '',
  text: '',
  textOf: '',
  levelReason: '',
});

const editedBook = z.object({
  book: typedBook,
  /** Of an inline book. */
  pages: z.array(typedPage).nullable(),
  /** The version that is being changed; 0 for a new book. */
  version: z.number(),
});

/** A book in the editor. */
export type EditedBook = z.output<typeof editedBook>;

export const bookDraft = createDraft('book_draft', typedBook);

/** The book that is being written page by page. */
export const inlineBookDraft = createDraft('inline_book_draft', editedBook);

const EDIT = 'edit_draft ';
/** What the owner has changed of one book. */
export const editDraft = (bookId: string) => createDraft(EDIT + bookId, editedBook);

/** The text of each level's field of heart words, level 1 first. */
export const heartWordsDraft = createDraft('heart_words_draft', z.array(z.string()).length(9));

/** A row of the soundings as it is typed. */
const typedSounding = z.object({ word: z.string(), sounding: z.string() });

export type TypedSounding = z.output<typeof typedSounding>;

export const soundingsDraft = createDraft('soundings_draft', z.array(typedSounding));

export function dropDrafts(): void {
  for (const draft of [bookDraft, inlineBookDraft, heartWordsDraft, soundingsDraft]) draft.drop();
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(EDIT)) sessionStorage.removeItem(key);
  }
}
