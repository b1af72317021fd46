// Flipbooks that the library makes of its owner's PDF files and keeps itself.
import { z } from 'zod';

export const flipbookId = z
  .string()
  .regex(/^[0-9a-f]{32}$/, 'A flipbook id has 32 digits from 0 to 9 and a to f');

/** How far a flipbook is: its pages are drawn after the file has arrived, which takes a while. */
export const flipbook = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('drawing'),
    id: flipbookId,
    pagesDone: z.number(),
    /** Null until the file was opened. */
    pageCount: z.number().nullable(),
  }),
  z.object({
    state: z.literal('refused'),
    id: flipbookId,
    /** Why, in a sentence for the owner. Nothing of the file was kept. */
    message: z.string(),
  }),
  z.object({
    state: z.literal('ready'),
    id: flipbookId,
    pageCount: z.number(),
    /** What a book names as its `flipbookUrl`. */
    flipbookUrl: z.string(),
    /** The same with a ticket, by which it opens for some hours. */
    openUrl: z.string(),
    /** The first page, for a cover. */
    coverImageUrl: z.string(),
    /** The words of its pages, with a blank line between pages; empty where it has none. */
    text: z.string(),
  }),
]);

export type Flipbook = z.output<typeof flipbook>;

/** What stands in the document of a flipbook's frame, for its own script: pages, or why there are none. */
export type FlipbookFrame =
  | {
      id: string;
      ticket: string;
      /** Pixels of the larger picture, and the page's own words. */
      pages: readonly { width: number; height: number; text: string }[];
    }
  | {
      problem: string;
      /** Whether opening the book once more may help. */
      opensAnew: boolean;
    };

/** What the frame tells the page around it. */
export type FlipbookNews =
  /** Which page lies open, counted from 1: the left one of two. And whether the last one does. */
  | { flipbook: 'page'; page: number; isLast: boolean }
  /** The ticket does not hold any more, or a page does not arrive: the book is to be opened anew. */
  | { flipbook: 'lost' };

/** What the page around tells the frame: that the page is to be turned. */
export interface FlipbookTurn {
  flipbook: 'turn';
  way: 'next' | 'previous';
}
