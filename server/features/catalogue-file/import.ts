// Stores what a file brings: all of it, or nothing. Nothing is ever deleted.
import type { FileBook } from '../../../contracts/catalogue-file.ts';
import { isConflict } from '../../database/failures.ts';
import type { Db } from '../../database/open.ts';
import { Problem } from '../../errors.ts';
import { writePhonics } from '../../phonics/store.ts';
import type { ObjectStore } from '../../providers/objects.ts';
import type { CheckedFile } from './check-file.ts';
import { makePlan, type Plan } from './plan.ts';
import { storePicture } from './pictures.ts';
import { writeFileBooks } from './store.ts';

/** A report is made of these. */
const WORDS: readonly (keyof FileBook)[] = ['title', 'category', 'content', 'text'];

const changedMeanwhile = () =>
  new Problem(
    'changed_meanwhile',
    'The catalogue or the file has changed since it was looked at. Please look again what the import would change.',
  );

/**
 * `checked` has no problems. Throws `conflict` where the plan is another than the one whose digest is
 * expected. Pictures are stored first: one that no book names does no harm.
 */
export async function importCatalogue(
  db: Db,
  objects: ObjectStore,
  checked: CheckedFile,
  expecting: string | undefined,
): Promise<Plan> {
  for (const [address, bytes] of checked.pictures) await storePicture(objects, address, bytes);
  try {
    return await db
      .transaction()
      // What is written is what was planned: PostgreSQL gives way to a change in between.
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        const plan = await makePlan(transaction, checked);
        if (expecting !== undefined && plan.digest !== expecting) throw changedMeanwhile();
        const isOther = ({ fields }: Plan['changed'][number]) =>
          fields.some((field) => WORDS.includes(field));
        const books = (some: Plan['changed']) => some.map(({ book }) => book);
        const otherwise = plan.changed.filter((one) => !isOther(one));
        await writeFileBooks(transaction, plan.fresh, true);
        await writeFileBooks(transaction, books(plan.changed.filter(isOther)), true);
        await writeFileBooks(transaction, books(otherwise), false);
        if (plan.phonics) await writePhonics(transaction, plan.phonics);
        return plan;
      });
  } catch (error) {
    if (isConflict(error)) throw changedMeanwhile();
    throw error;
  }
}
