// Drafts: unsaved input of the owner's forms, stored in this browser until it is saved. A closed tab or an expired
// session loses nothing.
import { z } from 'zod';
import type { OwnerField } from '../../../../contracts/book-form.ts';
import { category } from '../../../../contracts/books.ts';
import type { Category } from '../../../../domain/levels.ts';
import { saveItem } from '../../../browser/storages.ts';
import { draftStorage, type DraftStorage } from './draft-storage.ts';
import { discardTakes } from './takes.ts';
import { orderDraft } from './unsaved-order.ts';

export interface Draft<Typed> {
  /** Returns the stored draft, or null if there is none. */
  read(): Typed | null;
  write(typed: Typed): void;
  discard(): void;
}

const SECOND_TAB_PREFIX = 'second ';

/** Creates a draft stored under `key`. A stored value that does not match `schema` is ignored. */
function createDraft<Typed>(key: string, schema: z.ZodType<Typed>): Draft<Typed> {
  /** The localStorage value this tab last read or wrote. Any other value was written by another tab. */
  let lastSeen: string | null = null;
  /** The sessionStorage key used while another tab's draft is in localStorage. */
  const secondKey = SECOND_TAB_PREFIX + key;

  /** Stores in localStorage, or else in sessionStorage. A draft in sessionStorage is always the newer one. */
  function store(text: string): DraftStorage {
    const isFromOtherTab = ![null, lastSeen].includes(localStorage.getItem(key));
    if (isFromOtherTab) return saveItem(sessionStorage, secondKey, text) ? 'second-tab' : 'nowhere';
    if (!saveItem(localStorage, key, text)) {
      return saveItem(sessionStorage, key, text) ? 'tab' : 'nowhere';
    }
    lastSeen = text;
    for (const staleKey of [key, secondKey]) sessionStorage.removeItem(staleKey);
    return 'browser';
  }

  return {
    read() {
      const secondText = sessionStorage.getItem(secondKey);
      const tabText = secondText ?? sessionStorage.getItem(key);
      lastSeen = secondText === null ? localStorage.getItem(key) : null;
      try {
        return schema.parse(JSON.parse(tabText ?? lastSeen ?? 'null'));
      } catch {
        return null;
      }
    },
    write: (typed) => draftStorage.setState(store(JSON.stringify(typed))),
    discard() {
      if (localStorage.getItem(key) === lastSeen) localStorage.removeItem(key);
      for (const staleKey of [key, secondKey]) sessionStorage.removeItem(staleKey);
      draftStorage.setState('browser');
    },
  };
}

const typedPage = z.object({
  /** A React key. It is not sent to the server. */
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

/** A page as typed. It may be invalid. */
export type TypedPage = z.output<typeof typedPage>;

/** A draft may have been stored before the form had this field. */
const optional = z
  .string()
  .nullish()
  .transform((typed) => typed ?? '');

const typedBook = z.object({
  title: z.string(),
  author: optional,
  description: optional,
  category,
  coverImageUrl: optional,
  heroImageUrl: optional,
  flipbookUrl: z.string(),
  flipbookId: optional,
  text: optional,
  /** The address of the flipbook that `text` belongs to. Empty until `text` has been linked to one. */
  textOf: z.string().optional(),
  levelReason: optional,
  series: optional,
  /** Digits, or anything else that was typed. */
  seriesNumber: optional,
} satisfies Record<OwnerField | 'textOf', z.ZodType>);

/** The form's fields as typed. They may be invalid. */
export type TypedBook = z.output<typeof typedBook>;

export const blankBook = (category: Category): TypedBook => ({
  title: '',
  author: '',
  description: '',
  category,
  coverImageUrl: '',
  heroImageUrl: '',
  flipbookUrl: '',
  flipbookId: '',
  text: '',
  textOf: '',
  levelReason: '',
  series: '',
  seriesNumber: '',
});

/** Whether any field is filled in. The category does not count: the form keeps it for the next book. */
export const isStarted = ({ category: _, textOf: __, ...typed }: TypedBook): boolean =>
  Object.values(typed).some((value) => value.trim());

const bookState = z.object({
  book: typedBook,
  /** The pages of an inline book; null for a flipbook. */
  pages: z.array(typedPage).nullable(),
  /** The version the edit is based on; 0 for a new book. */
  version: z.number(),
});

/** The state of a book, stored or edited. */
export type BookState = z.output<typeof bookState>;

const removedPage = z.object({ page: typedPage, index: z.number() });

/** A removed page, and its index before it was removed, from 0. */
export type RemovedPage = z.output<typeof removedPage>;

const editedBook = bookState.extend({
  /** In order of removal, the latest last. */
  removed: z.array(removedPage).optional(),
  /** The stored book when the edit began, used as the base of a merge. */
  found: bookState.nullish(),
});

/** A book in the editor. */
export type EditedBook = z.output<typeof editedBook>;

export const bookDraft = createDraft('book_draft', typedBook);

/** The new book on the 'Write a Book' screen. */
export const inlineBookDraft = createDraft('inline_book_draft', editedBook);

const EDIT = 'edit_draft ';
/** The unsaved changes of one stored book. */
export const editDraft = (bookId: string) => createDraft(EDIT + bookId, editedBook);

export function discardEditDraft(bookId: string): void {
  const draft = editDraft(bookId);
  draft.read();
  draft.discard();
}

/** `found` is the stored value when the edit began, as JSON. It shows at save time whether another owner changed it. */
const phonicsEditOf = <Typed>(typed: z.ZodType<Typed>) => z.object({ typed, found: z.string() });

/** The text of the heart words field of each level, level 1 first. */
export const heartWordsDraft = createDraft(
  'heart_words_draft',
  phonicsEditOf(z.array(z.string()).length(9)),
);

/** A row of the soundings form. */
const typedSounding = z.object({ word: z.string(), sounding: z.string() });

export type TypedSounding = z.output<typeof typedSounding>;

export const soundingsDraft = createDraft('soundings_draft', phonicsEditOf(z.array(typedSounding)));

const DRAFT_KEY =
  /^(?:second )?(?:(?:book|inline_book|heart_words|soundings)_draft$|edit_draft )|^take_draft /;
const draftKeysIn = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    DRAFT_KEY.test(key),
  );

export const hasDrafts = (): boolean =>
  [localStorage, sessionStorage].some((storage) => draftKeysIn(storage).length > 0);

export function discardDrafts(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of draftKeysIn(storage)) storage.removeItem(key);
  }
  discardTakes();
  orderDraft.discard();
}
