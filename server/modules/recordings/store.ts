import type { Selectable } from 'kysely';
import type { Db, RecordingsTable } from '../../database/tables.ts';

export type RecordingRow = Selectable<RecordingsTable>;

/** A sound, a prompt or a word, or a part of a book. */
export type VoiceRow = RecordingRow & { name: string };
export type NarrationRow = RecordingRow & { book_id: string; page: number; text: string };

/** Lists the recordings of sounds, prompts and words by key. */
export async function listVoice(db: Db): Promise<VoiceRow[]> {
  const rows = await db
    .selectFrom('recordings')
    .selectAll()
    .where('book_id', 'is', null)
    .orderBy('key')
    .execute();
  return rows as VoiceRow[];
}

/** Lists the recordings of a book by page. */
export async function listNarration(db: Db, bookId: string): Promise<NarrationRow[]> {
  const rows = await db
    .selectFrom('recordings')
    .selectAll()
    .where('book_id', '=', bookId)
    .orderBy('page')
    .orderBy('key')
    .execute();
  return rows as NarrationRow[];
}

/** Lists the ids of the books that have recordings. */
export async function listNarratedBooks(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('recordings')
    .select('book_id')
    .distinct()
    .where('book_id', 'is not', null)
    .orderBy('book_id')
    .execute();
  return rows.flatMap(({ book_id: id }) => id ?? []);
}

/** Lists the keys and takes of all recordings by key. */
export async function listTakes(db: Db): Promise<Pick<RecordingRow, 'key' | 'take'>[]> {
  return db.selectFrom('recordings').select(['key', 'take']).orderBy('key').execute();
}

export async function getByKey(db: Db, key: string): Promise<RecordingRow | undefined> {
  return db.selectFrom('recordings').selectAll().where('key', '=', key).executeTakeFirst();
}

export async function getByTake(db: Db, take: string): Promise<RecordingRow | undefined> {
  return db.selectFrom('recordings').selectAll().where('take', '=', take).executeTakeFirst();
}

/** Inserts a recording of what is not recorded. Returns false, and stores nothing, if it is. */
export async function insertRecording(transaction: Db, row: RecordingRow): Promise<boolean> {
  const added = await transaction
    .insertInto('recordings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Puts a recording in place of a take of the same book, sound, prompt or word. Its key may be another. Returns false, and
 * stores nothing, if there is no such take, or if the key has another one.
 */
export async function replaceRecording(
  transaction: Db,
  row: RecordingRow,
  replaced: string,
): Promise<boolean> {
  const { key, kind, name, book_id: bookId } = row;
  const changed = await transaction
    .updateTable('recordings')
    .set(row)
    .where('take', '=', replaced)
    .where('kind', '=', kind)
    .where('name', name === null ? 'is' : '=', name)
    .where('book_id', bookId === null ? 'is' : '=', bookId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('recordings as other')
            .select('other.key')
            .where('other.key', '=', key)
            .where('other.take', '!=', replaced),
        ),
      ),
    )
    .returning('key')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Inserts a recording, or puts it in place of the one with its key. */
export async function writeRecording(transaction: Db, row: RecordingRow): Promise<void> {
  await transaction
    .insertInto('recordings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

/** Deletes a recording of this key and take. Returns whether there was one. */
export async function deleteRecording(
  transaction: Db,
  { key, take }: Pick<RecordingRow, 'key' | 'take'>,
): Promise<boolean> {
  const deleted = await transaction
    .deleteFrom('recordings')
    .where('key', '=', key)
    .where('take', '=', take)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}
