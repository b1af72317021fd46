// What the record keeps of an import: that it was, and each book that it changes, with the words before it.
import type { FileBook } from '../../../contracts/catalogue-file.ts';
import type { Db } from '../../database/tables.ts';
import { differenceOf } from '../record/difference.ts';
import { noteChange, noteChanges } from '../record/note-change.ts';
import type { Plan } from './plan.ts';
import { readFileBooks } from './store.ts';

/** The number of books whose words are in memory at once. */
const AT_ONCE = 50;

/** Notes what `plan` is about to change, within the transaction that changes it. */
export async function noteImport(
  transaction: Db,
  plan: Plan,
  { by, now }: { by: string; now: number },
): Promise<void> {
  const at = now;
  const after = {
    new: plan.added.length,
    changed: plan.changed.length,
    phonics: plan.phonics !== null,
    recordings: plan.recordings.length,
  };
  await noteChange(transaction, {
    ...{ by, kind: 'catalogue.imported', subject: null, before: null, after, at },
  });
  for (let start = 0; start < plan.changed.length; start += AT_ONCE) {
    const some = plan.changed.slice(start, start + AT_ONCE);
    const stored = await readBooks(
      transaction,
      some.map(({ book }) => book.id),
      now,
    );
    const changes = some.flatMap(({ book, fields, kept }) => {
      const next: Record<string, unknown> = { ...book, ...kept };
      const before: Record<string, unknown> = { ...stored.get(book.id) };
      const only = (values: Record<string, unknown>) =>
        Object.fromEntries(fields.map((field) => [field, values[field]]));
      const changed = differenceOf(only(before), only(next));
      const subject = { id: book.id, name: book.title };
      return changed ? [{ by, kind: 'book.changed' as const, subject, ...changed, at }] : [];
    });
    await noteChanges(transaction, changes);
  }
}

async function readBooks(
  db: Db,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, FileBook>> {
  const books = new Map<string, FileBook>();
  for await (const batch of readFileBooks(db, now, ids)) {
    for (const book of batch) books.set(book.id, book);
  }
  return books;
}
