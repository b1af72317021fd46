// Forgets what the record keeps no longer: the words of books after thirty days, whole entries after two years, and families
// whose accounts are gone.
import { setImmediate } from 'node:timers/promises';
import { wordFields, YEARS_OF_CHANGES } from '../../../contracts/record.ts';
import type { Db } from '../../database/tables.ts';
import { forgetGoneFamilies } from './forget-family.ts';
import { prefixAt } from './note-change.ts';
import { type ChangeRow, deleteBefore, listWithOldWords, saveWithoutWords } from './store.ts';

const YEAR_MS = 365.25 * 24 * 3_600_000;
/** Entries with words may have a megabyte each. */
const WORDS_AT_ONCE = 10;
const ENTRIES_AT_ONCE = 500;

/** Runs in steps, so that other calls come between them. `now` is in epoch milliseconds. */
export async function forgetOldChanges(db: Db, now: number): Promise<void> {
  for (;;) {
    const rows = await listWithOldWords(db, now, WORDS_AT_ONCE);
    for (const row of rows) await saveWithoutWords(db, { id: row.id, ...withoutWords(row) });
    if (rows.length < WORDS_AT_ONCE) break;
    await setImmediate();
  }
  await forgetGoneFamilies(db);
  const oldest = prefixAt(now - YEARS_OF_CHANGES * YEAR_MS);
  while ((await deleteBefore(db, oldest, ENTRIES_AT_ONCE)) === ENTRIES_AT_ONCE)
    await setImmediate();
}

/** Returns `before` and `after` of an entry without the words of a book. */
export function withoutWords({ before, after }: Pick<ChangeRow, 'before' | 'after'>) {
  return { before: dropWords(before), after: dropWords(after) };
}

function dropWords(stored: string | null): string | null {
  if (stored === null) return null;
  const fields = JSON.parse(stored) as Record<string, unknown>;
  for (const name of wordFields) delete fields[name];
  return JSON.stringify(fields);
}
