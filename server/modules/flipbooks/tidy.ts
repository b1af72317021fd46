// Throws away what no book shows: an owner uploads a PDF, thinks better of it, and it would lie there
// for ever.
import { ownFlipbookId } from '../../../contracts/addresses.ts';
import type { FlipbookFiles } from '../../providers/storage/flipbook-files.ts';
import {
  deleteUnusedFlipbook,
  listFlipbookAddresses,
  listFlipbooks,
  noteFlipbook,
} from './store.ts';
import type { Db } from '../../database/tables.ts';

/** For so long a flipbook stays that no book names, in milliseconds: seven days. */
const UNUSED_FOR = 7 * 86_400_000;
/** No file is drawn for so long. */
const DAY = 86_400_000;

/** `now` is in epoch milliseconds. */
export async function tidyFlipbooks(db: Db, files: FlipbookFiles, now: number): Promise<void> {
  const used = new Set((await listFlipbookAddresses(db)).map(ownFlipbookId));
  const rows = await listFlipbooks(db);
  for (const { id, unused_since: since } of rows) {
    if (used.has(id)) {
      if (since !== null) await noteFlipbook(db, id, { unused_since: null });
    } else if (since === null) {
      await noteFlipbook(db, id, { unused_since: now });
    } else if (now - since >= UNUSED_FOR && (await deleteUnusedFlipbook(db, id))) {
      await files.remove(id);
    }
  }
  // Files without a row: their process ended between the two.
  const known = new Set(rows.map(({ id }) => id));
  for (const { id, storedAt } of await files.list()) {
    if (!known.has(id) && now - storedAt >= UNUSED_FOR) await files.remove(id);
  }
  await files.discardBefore(now - DAY);
}
