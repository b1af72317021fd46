import { z } from 'zod';
import { category } from '../../../contracts/books.ts';
import { createDraft } from './draft.ts';

const draft = z.object({
  title: z.string(),
  author: z.string().nullish(),
  description: z.string().nullish(),
  category,
  coverImageUrl: z.string().nullish(),
  flipbookUrl: z.string(),
  flipbookId: z.string().nullish(),
  text: z.string().nullish(),
  levelReason: z.string().nullish(),
});

/** The form's fields as they were typed, whether or not they are fit to be added. */
export type BookDraft = z.output<typeof draft>;

export const bookDraft = createDraft('book_draft', draft);
