// Imports a checked file in one transaction. An import never deletes books.
import type { FileBook } from '../../../contracts/catalogue-file.ts';
import { withoutKeptFields } from './kept-fields.ts';
import { bumpBooks } from '../catalogue/versions.ts';
import { clampProgress } from '../catalogue/service.ts';
import { isConflict } from '../../database/failures.ts';
import { Problem } from '../../problems/problem.ts';
import { writePhonics } from '../phonics/service.ts';
import { bringInRecordings } from '../recordings/bring-in.ts';
import { type Plan, readState } from './plan.ts';
import { noteImport } from './note-import.ts';
import { writeFileBooks } from './store.ts';
import type { Db } from '../../database/tables.ts';

/** The fields that a report depends on. */
const WORDS: readonly (keyof FileBook)[] = ['title', 'category', 'content', 'text'];

export const changedMeanwhile = () =>
  new Problem(
    'changed_meanwhile',
    'The catalogue or the file has changed since it was checked. Please check again what the import would change.',
  );

/**
 * Carries out `plan`. Throws `changed_meanwhile` if the catalogue has changed since the plan was made. `by` is the
 * owner's username, `now` is in epoch milliseconds.
 */
export async function importCatalogue(
  db: Db,
  plan: Plan,
  { by, now }: { by: string; now: number },
): Promise<void> {
  const hasNewWords = ({ fields }: Plan['changed'][number]) =>
    fields.some((field) => WORDS.includes(field));
  const booksOf = (changes: Plan['changed']) =>
    changes.map(({ book, kept }): FileBook => ({ ...withoutKeptFields(book), ...kept }));
  const resized = plan.changed.filter(({ fields }) => fields.includes('totalPages'));
  try {
    await db
      .transaction()
      // At this level PostgreSQL aborts the import if another transaction changes the same rows.
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        if ((await readState(transaction)) !== plan.state) throw changedMeanwhile();
        const newWords = [...plan.added, ...booksOf(plan.changed.filter(hasNewWords))];
        const sameWords = booksOf(plan.changed.filter((change) => !hasNewWords(change)));
        await noteImport(transaction, plan, { by, now });
        await writeFileBooks(transaction, newWords, { haveNewWords: true, now });
        await writeFileBooks(transaction, sameWords, { haveNewWords: false, now });
        for (const { id, totalPages } of booksOf(resized)) {
          await clampProgress(transaction, id, totalPages);
        }
        if (plan.phonics) await writePhonics(transaction, plan.phonics, { by, at: now });
        await bringInRecordings(transaction, plan.recordings);
        await bumpBooks(transaction);
      });
  } catch (error) {
    if (isConflict(error)) throw changedMeanwhile();
    throw error;
  }
}
