// What the owner is typing, kept in this browser until it is saved: a tab that closes costs nothing, and a
// session that ends meanwhile a sign-in.
import { z } from 'zod';
import { category } from '../../../../contracts/books.ts';
import type { Category } from '../../../../domain/levels.ts';
import { remember } from '../../../browser/storages.ts';
import { type DraftPlace, notePlace } from './draft-storage.ts';

export interface Draft<Typed> {
  /** What was kept, or null where there is nothing. */
  read(): Typed | null;
  keep(typed: Typed): void;
  drop(): void;
}

const SECOND = 'second ';

/** A draft under `key`; what `schema` does not know is not restored. */
function createDraft<Typed>(key: string, schema: z.ZodType<Typed>): Draft<Typed> {
  /** What this tab knows to stand in the browser; anything else is another tab's. */
  let known: string | null = null;
  /** In the tab, beside what another tab keeps in the browser. */
  const second = SECOND + key;

  /** In the browser, else in the tab alone: what stands there is the newer one, then. */
  function keep(text: string): DraftPlace {
    const isOthers = ![null, known].includes(localStorage.getItem(key));
    if (isOthers) return remember(sessionStorage, second, text) ? 'second-tab' : 'nowhere';
    if (!remember(localStorage, key, text)) {
      return remember(sessionStorage, key, text) ? 'tab' : 'nowhere';
    }
    known = text;
    for (const older of [key, second]) sessionStorage.removeItem(older);
    return 'browser';
  }

  return {
    read() {
      const beside = sessionStorage.getItem(second);
      const ours = beside ?? sessionStorage.getItem(key);
      known = beside === null ? localStorage.getItem(key) : null;
      try {
        return schema.parse(JSON.parse(ours ?? known ?? 'null'));
      } catch {
        return null;
      }
    },
    keep: (typed) => notePlace(keep(JSON.stringify(typed))),
    drop() {
      if (localStorage.getItem(key) === known) localStorage.removeItem(key);
      for (const older of [key, second]) sessionStorage.removeItem(older);
      notePlace('browser');
    },
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

/** Whether somebody has begun it: a level alone is chosen for the next book, too. */
export const isBegun = ({ category: _, textOf: __, ...typed }: TypedBook): boolean =>
  Object.values(typed).some((value) => value?.trim());

const bookState = z.object({
  book: typedBook,
  /** Of an inline book. */
  pages: z.array(typedPage).nullable(),
  /** The version that is being changed; 0 for a new book. */
  version: z.number(),
});

/** A book as it is, or as it is to be. */
export type BookState = z.output<typeof bookState>;

const removedPage = z.object({ page: typedPage, index: z.number() });

/** A page that was taken out, and where it stood, counted from 0. */
export type RemovedPage = z.output<typeof removedPage>;

const editedBook = bookState.extend({
  /** The last one last. */
  removed: z.array(removedPage).optional(),
  /** The book as its owner found it. */
  found: bookState.nullish(),
});

/** A book in the editor. */
export type EditedBook = z.output<typeof editedBook>;

export const bookDraft = createDraft('book_draft', typedBook);

/** The book that is being written page by page. */
export const inlineBookDraft = createDraft('inline_book_draft', editedBook);

const EDIT = 'edit_draft ';
/** What the owner has changed of one book. */
export const editDraft = (bookId: string) => createDraft(EDIT + bookId, editedBook);

export function dropEditDraft(bookId: string): void {
  const draft = editDraft(bookId);
  draft.read();
  draft.drop();
}

/** With what stood there when the change was begun, as JSON: it may be another by the time it is saved. */
const changeOf = <Typed>(typed: z.ZodType<Typed>) => z.object({ typed, found: z.string() });

/** The text of each level's field of heart words, level 1 first. */
export const heartWordsDraft = createDraft(
  'heart_words_draft',
  changeOf(z.array(z.string()).length(9)),
);

/** A row of the soundings as it is typed. */
const typedSounding = z.object({ word: z.string(), sounding: z.string() });

export type TypedSounding = z.output<typeof typedSounding>;

export const soundingsDraft = createDraft('soundings_draft', changeOf(z.array(typedSounding)));

const KEYS = /^(?:second )?(?:(?:book|inline_book|heart_words|soundings)_draft$|edit_draft )/;
const draftsIn = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    KEYS.test(key),
  );

export const hasDrafts = (): boolean =>
  [localStorage, sessionStorage].some((storage) => draftsIn(storage).length > 0);

export function dropDrafts(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of draftsIn(storage)) storage.removeItem(key);
  }
}
