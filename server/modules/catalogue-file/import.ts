// Stores what a file brings: all of it, or nothing. Nothing is ever deleted.
import type { FileBook } from '../../../contracts/catalogue-file.ts';
import { countBookChange } from '../catalogue/news.ts';
import { endPlaces } from '../catalogue/store.ts';
import { isConflict } from '../../database/failures.ts';
import { Problem } from '../../problems/problem.ts';
import { writePhonics } from '../phonics/store.ts';
import type { Plan } from './plan.ts';
import { readState, writeFileBooks } from './store.ts';
import type { Db } from '../../database/tables.ts';

/** A report is made of these. */
const WORDS: readonly (keyof FileBook)[] = ['title', 'category', 'content', 'text'];

export const changedMeanwhile = () =>
  new Problem(
    'changed_meanwhile',
    'The catalogue or the file has changed since it was looked at. Please look again what the import would change.',
  );

/**
 * Throws `changed_meanwhile` where the catalogue is not as `plan` found it. `now` is in epoch milliseconds.
 */
export async function importCatalogue(db: Db, plan: Plan, now: number): Promise<void> {
  const isOther = ({ fields }: Plan['changed'][number]) =>
    fields.some((field) => WORDS.includes(field));
  const books = (some: Plan['changed']) => some.map(({ book }) => book);
  const shortened = plan.changed.filter(({ fields }) => fields.includes('totalPages'));
  try {
    await db
      .transaction()
      // PostgreSQL gives way to a change that is made meanwhile.
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        if ((await readState(transaction)) !== plan.state) throw changedMeanwhile();
        const otherWords = [...plan.fresh, ...books(plan.changed.filter(isOther))];
        const sameWords = books(plan.changed.filter((one) => !isOther(one)));
        await writeFileBooks(transaction, otherWords, { areOther: true, now });
        await writeFileBooks(transaction, sameWords, { areOther: false, now });
        for (const { id, totalPages } of books(shortened)) {
          await endPlaces(transaction, id, totalPages);
        }
        if (plan.phonics) await writePhonics(transaction, plan.phonics);
        await countBookChange(transaction);
      });
  } catch (error) {
    if (isConflict(error)) throw changedMeanwhile();
    throw error;
  }
}
