import type { Db } from '../../database/tables.ts';
import { noteChange, type NotedChange } from '../record/note-change.ts';

/** Notes a change of an owner or editor within the transaction that makes it. `at` is in epoch milliseconds. */
export function noteOwner(
  transaction: Db,
  { username, ...change }: Omit<NotedChange, 'subject' | 'before' | 'after'> & { username: string },
  { before = null, after = null }: Partial<Pick<NotedChange, 'before' | 'after'>> = {},
): Promise<void> {
  const subject = { id: username, name: username };
  return noteChange(transaction, { ...change, subject, before, after });
}
