// The order of a level that was moved and not saved. This tab keeps it, so an expired session does not lose it.
import { z } from 'zod';
import { category } from '../../../../contracts/books.ts';
import { saveItem } from '../../../browser/storages.ts';

/** What is asked while books have been moved to another place and not saved. */
export const UNSAVED_ORDER = 'The order that you have not saved is lost.';

const KEY = 'order_draft';

const orderOfLevel = z.object({
  category,
  ids: z.array(z.string()),
  before: z.array(z.object({ id: z.string(), place: z.number().optional() })),
});

/** A level, the ids of its books as they were moved, and the places that they had before. */
type OrderOfLevel = z.output<typeof orderOfLevel>;

export const orderDraft = {
  /** Returns the order; null if there is none. */
  read(): OrderOfLevel | null {
    try {
      return orderOfLevel.parse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    } catch {
      return null;
    }
  },
  /** Where the storage is full, it stays on the screen alone. */
  write: (order: OrderOfLevel): void => void saveItem(sessionStorage, KEY, JSON.stringify(order)),
  discard: (): void => sessionStorage.removeItem(KEY),
};
