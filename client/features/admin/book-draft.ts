// The book the owner is typing, kept in this tab until it was added: a session that ends meanwhile
// costs a sign-in, and no words.
import { z } from 'zod';
import { category } from '../../../contracts/books.ts';

const KEY = 'book_draft';

const draft = z.object({
  title: z.string(),
  author: z.string().nullish(),
  description: z.string().nullish(),
  category,
  coverImageUrl: z.string().nullish(),
  flipbookUrl: z.string(),
  flipbookId: z.string().nullish(),
});

/** The form's fields as they were typed, whether or not they are fit to be added. */
export type BookDraft = z.output<typeof draft>;

export const bookDraft = {
  /** The kept book, or null where there is none. */
  read(): BookDraft | null {
    try {
      return draft.parse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    } catch {
      return null;
    }
  },
  keep(book: BookDraft): void {
    sessionStorage.setItem(KEY, JSON.stringify(book));
  },
  drop(): void {
    sessionStorage.removeItem(KEY);
  },
};
