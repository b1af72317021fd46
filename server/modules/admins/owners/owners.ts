// Who keeps the library, and as what. At least one of them stays an owner.
import type { Owners } from '../../../../contracts/admin.ts';
import type { Role } from '../../../../domain/access.ts';
import type { Database } from '../../../database/open.ts';
import type { Db } from '../../../database/tables.ts';
import { badField, ownersOnly, Problem } from '../../../problems/problem.ts';
import { noteOwner } from '../note-owner.ts';
import * as store from './store.ts';

const LAST_OWNER = 'The library needs an owner. Make somebody else an owner first.';

/** Who changes something. Null for the command line, which may do what no owner may: remove the last owner. */
export type By = string | null;
/** What the record says of the command line. */
export const COMMAND_LINE = 'the command line';

export async function describeOwners({ db }: Database, now: number): Promise<Owners> {
  return {
    owners: await store.listOwners(db),
    invitations: await store.listInvitations(db, now),
  };
}

/**
 * Runs `work` while no other role changes, with the role of `username`. Throws `not_found` for an unknown name, and
 * `owners_only` if `by` has stopped being an owner meanwhile.
 */
async function withRole<T>(
  { db, engine }: Database,
  { by, username }: { by: By; username: string },
  work: (transaction: Db, role: Role, isLast: boolean) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    const owners = await store.lockOwners(engine, transaction);
    if (by !== null && !owners.includes(by)) throw ownersOnly();
    const role = await store.getRole(transaction, username);
    if (role === null) throw new Problem('not_found', `There is no owner or editor of this name.`);
    return work(transaction, role, role === 'owner' && owners.length <= 1);
  });
}

const lastOwner = () => badField('role', LAST_OWNER);

/** Makes somebody an owner or an editor. Throws `not_found`, and `invalid_request` for the last owner. */
export async function changeRole(
  database: Database,
  who: { by: By; username: string; role: Role },
  now: number,
): Promise<void> {
  const { by, username, role } = who;
  await withRole(database, who, async (transaction, before, isLast) => {
    if (role === before) return;
    if (isLast) throw lastOwner();
    await store.setRole(transaction, username, role);
    if (role === 'editor') await store.deleteInvitationsOf(transaction, username);
    const change = {
      by: by ?? COMMAND_LINE,
      kind: 'owner.role_changed',
      username,
      at: now,
    } as const;
    await noteOwner(transaction, change, { before: { role: before }, after: { role } });
  });
}

/** Removes somebody, with all sessions and invitations. Throws as `changeRole` does. */
export async function removeOwner(
  database: Database,
  who: { by: By; username: string },
  now: number,
): Promise<void> {
  const { by, username } = who;
  await withRole(database, who, async (transaction, before, isLast) => {
    if (isLast && by !== null) throw lastOwner();
    await store.deleteAdmin(transaction, username);
    const change = { by: by ?? COMMAND_LINE, kind: 'owner.removed', username, at: now } as const;
    await noteOwner(transaction, change, { before: { role: before } });
  });
}
