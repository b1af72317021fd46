// Notes what an owner changes. It runs in the transaction of the change: neither is stored without the other.
import { randomBytes } from 'node:crypto';
import { type ChangeKind, DAYS_OF_WORDS, wordFields } from '../../../contracts/record.ts';
import type { Db } from '../../database/tables.ts';
import { type ChangeRow, insertChanges } from './store.ts';

const DAY_MS = 24 * 3_600_000;

export interface NotedChange {
  /** The username of the owner. */
  by: string;
  kind: ChangeKind;
  /** What was changed, and its name at this time; null if it is one thing alone, such as the heart words. */
  subject: { id: string; name: string } | null;
  /** Only the fields that changed (`differenceOf`), never a secret; null for what is new. */
  before: object | null;
  /** The same fields afterwards; null for what is gone. */
  after: object | null;
  /** Epoch milliseconds. */
  at: number;
  /** What the entry is found by again (asked-change.ts): 16 hexadecimal digits. */
  press?: string;
}

/** Notes one change within the transaction that makes it. */
export async function noteChange(transaction: Db, change: NotedChange): Promise<void> {
  await insertChanges(transaction, [toRow(change)]);
}

/** Notes many changes, such as those of an import, within the transaction that makes them. */
export async function noteChanges(transaction: Db, changes: readonly NotedChange[]): Promise<void> {
  await insertChanges(transaction, changes.map(toRow));
}

/** Returns the id of a new entry: ids sort by time. */
const idAt = (at: number, press = randomBytes(8).toString('hex')) => `${prefixAt(at)}-${press}`;

/** Returns what the ids of all entries of this millisecond begin with. Every earlier entry sorts before it. */
export const prefixAt = (at: number): string => at.toString(16).padStart(12, '0');

function toRow({ by, kind, subject, before, after, at, press }: NotedChange): ChangeRow {
  const fields = Object.keys({ ...before, ...after });
  const hasWords = wordFields.some((name) => fields.includes(name));
  return {
    id: idAt(at, press),
    at,
    by_whom: by,
    kind,
    subject_id: subject?.id ?? null,
    subject_name: subject?.name ?? null,
    fields: JSON.stringify(fields),
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    words_until: hasWords ? at + DAYS_OF_WORDS * DAY_MS : null,
  };
}
