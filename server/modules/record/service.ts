// Reads the record of what owners have changed.
import { type Change, wordFields } from '../../../contracts/record.ts';
import type { Db } from '../../database/tables.ts';
import { withoutWords } from './forget-old.ts';
import {
  type ChangeRow,
  countRows,
  type Filter,
  getNameAfter,
  getRow,
  type ListedRow,
  listRows,
} from './store.ts';

export type { ChangeRow, Filter, ListedRow };

/** The page size of a list for which the caller names none. */
const USUAL_PAGE = 50;

/** Lists entries that match, the newest first, and counts them all. */
export async function listChanges(
  db: Db,
  filter: Filter,
  { offset = 0, limit = USUAL_PAGE }: { offset?: number | undefined; limit?: number | undefined },
): Promise<{ rows: ListedRow[]; total: number }> {
  return {
    rows: await listRows(db, filter, { offset, limit }),
    total: await countRows(db, filter),
  };
}

/** Lists the names of all who have changed something. Goes from name to name, and not through all that each has done. */
export async function listNames(db: Db): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    const name = await getNameAfter(db, names.at(-1) ?? null);
    if (name === undefined) return names;
    names.push(name);
  }
}

/** Returns an entry. What was kept long enough is not in it any more, although the job may still have to remove it. */
export async function getChange(db: Db, id: string, now: number): Promise<ChangeRow | undefined> {
  const row = await getRow(db, id);
  if (!row || row.words_until === null || row.words_until > now) return row;
  return { ...row, ...withoutWords(row), words_until: null };
}

export function presentChange(row: ListedRow): Change {
  return {
    id: row.id,
    at: row.at,
    by: row.by_whom,
    kind: row.kind,
    subject: row.subject_id === null ? null : { id: row.subject_id, name: row.subject_name ?? '' },
    fields: fieldsOf(row),
  };
}

const fieldsOf = ({ fields }: ListedRow): string[] => JSON.parse(fields) as string[];

/** Whether the words of a book are among what changed. */
export const changedWords = (row: ListedRow): boolean =>
  fieldsOf(row).some((field) => (wordFields as readonly string[]).includes(field));
