// Flipbooks that the library makes from the owner's PDF files and stores itself.
import { z } from 'zod';

export const flipbookId = z
  .string()
  .regex(/^[0-9a-f]{32}$/, 'A flipbook id has 32 digits from 0 to 9 and a to f');

/** The state of a flipbook. Its pages are rendered after the upload, which takes a while. */
export const flipbook = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('drawing'),
    id: flipbookId,
    pagesDone: z.number(),
    /** Null until the file has been opened. */
    pageCount: z.number().nullable(),
  }),
  z.object({
    state: z.literal('refused'),
    id: flipbookId,
    /** The reason, in a sentence for the owner. The file was not stored. */
    message: z.string(),
  }),
  z.object({
    state: z.literal('ready'),
    id: flipbookId,
    pageCount: z.number(),
    /** The `flipbookUrl` for a book. */
    flipbookUrl: z.string(),
    /** The same address with a ticket, which is valid for some hours. */
    openUrl: z.string(),
    /** The first page, for a cover. */
    coverImageUrl: z.string(),
    /** The words of its pages, with a blank line between pages; '' if it has none. */
    text: z.string(),
  }),
]);

export type Flipbook = z.output<typeof flipbook>;

/** The pages of a flipbook. */
export interface FlipbookPages {
  id: string;
  /** The size of the larger picture in pixels, and the words of the page. */
  pages: readonly { width: number; height: number; text: string }[];
}

/** Data in the HTML of a flipbook's frame, for its script: the pages, or the problem. */
export type FlipbookFrame =
  | (FlipbookPages & { ticket: string })
  | {
      problem: string;
      /** Whether opening the book again may help. */
      opensAnew: boolean;
    };

/** A message from the frame to the page around it. */
export type FlipbookMessage =
  /** The open page, counted from 1 (the left one of two), and whether the last page is open. */
  | { flipbook: 'page'; page: number; isLast: boolean }
  /** The ticket has expired or a page failed to load, so the book must be opened again. */
  | { flipbook: 'lost' };

/** A message from the page around the frame: turn the page. */
export interface FlipbookTurn {
  flipbook: 'turn';
  way: 'next' | 'previous';
}
