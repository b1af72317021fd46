// Deletes flipbooks that no book uses, such as a PDF that an owner uploaded but then did not use.
import { ownFlipbookId } from '../../../contracts/addresses.ts';
import type { FlipbookFiles } from '../../providers/storage/flipbook-files.ts';
import {
  deleteUnusedFlipbook,
  listFlipbookAddresses,
  listFlipbooks,
  updateFlipbook,
} from './store.ts';
import type { Db } from '../../database/tables.ts';

/** How long an unused flipbook is kept, in milliseconds: seven days. */
const UNUSED_FOR = 7 * 86_400_000;
/** One day, in milliseconds: older working folders are abandoned. */
const DAY = 86_400_000;

/** `now` is in epoch milliseconds. */
export async function deleteUnusedFlipbooks(
  db: Db,
  files: FlipbookFiles,
  now: number,
): Promise<void> {
  const used = new Set((await listFlipbookAddresses(db)).map(ownFlipbookId));
  const rows = await listFlipbooks(db);
  for (const { id, unused_since: since } of rows) {
    if (used.has(id)) {
      if (since !== null) await updateFlipbook(db, id, { unused_since: null });
    } else if (since === null) {
      await updateFlipbook(db, id, { unused_since: now });
    } else if (now - since >= UNUSED_FOR && (await deleteUnusedFlipbook(db, id))) {
      await files.remove(id);
    }
  }
  // Files without a row are left by a process that ended between storing files and row.
  const known = new Set(rows.map(({ id }) => id));
  for (const { id, storedAt } of await files.list()) {
    if (!known.has(id) && now - storedAt >= UNUSED_FOR) await files.remove(id);
  }
  await files.discardBefore(now - DAY);
}
