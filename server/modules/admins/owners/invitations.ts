// Invitations: an address that lets one person join, once.
import { randomUUID } from 'node:crypto';
import type { Invitation } from '../../../../contracts/admin.ts';
import { pages } from '../../../../contracts/pages.ts';
import type { Role } from '../../../../domain/access.ts';
import type { Database } from '../../../database/open.ts';
import type { Db } from '../../../database/tables.ts';
import { badField, Problem } from '../../../problems/problem.ts';
import { noteChange } from '../../record/note-change.ts';
import { noteOwner } from '../note-owner.ts';
import { hashToken, newToken } from '../tokens/tokens.ts';
import { requireOwnName } from './own-name.ts';
import * as store from './store.ts';

const INVITATION_MS = 7 * 24 * 3_600_000;

const gone = () =>
  new Problem(
    'not_found',
    'This invitation was used or withdrawn, or its seven days are over. Ask for a new one.',
  );

/**
 * Makes an invitation and returns its address, which is not kept. The token stands behind the `#`, so that no server and
 * no log sees it when the page is opened.
 */
export async function invite(
  db: Db,
  { by, role, publicUrl }: { by: string; role: Role; publicUrl: string },
  now: number,
): Promise<string> {
  const token = newToken();
  const id = randomUUID();
  const invitation = { id, role, madeBy: by, expiresAt: now + INVITATION_MS };
  await db.transaction().execute(async (transaction) => {
    await store.saveInvitation(transaction, { ...invitation, tokenHash: hashToken(token) }, now);
    const change = { by, kind: 'owner.invited', subject: { id, name: role }, at: now } as const;
    await noteChange(transaction, { ...change, before: null, after: { role } });
  });
  return `${publicUrl}${pages.invitation}#${token}`;
}

/** Throws `not_found`. */
export async function withdrawInvitation(
  db: Db,
  { by, id }: { by: string; id: string },
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const role = await store.deleteInvitation(transaction, id);
    if (role === null) throw new Problem('not_found', 'This invitation is not open any more.');
    const subject = { id, name: role };
    const change = { by, kind: 'invitation.withdrawn', subject, at: now } as const;
    await noteChange(transaction, { ...change, before: { role }, after: null });
  });
}

/** Returns what an invitation is for. Throws `not_found` if it cannot be used. */
export async function lookAtInvitation(db: Db, token: string, now: number): Promise<Invitation> {
  const found = await store.getInvitation(db, hashToken(token), now);
  if (!found) throw gone();
  return { role: found.role, madeBy: found.madeBy };
}

/**
 * Makes the owner or editor that an invitation is for, and uses it up. Throws `not_found`; for a username that is taken,
 * or could be mistaken for another in the record, `invalid_request`, and the invitation stays.
 */
export async function acceptInvitation(
  { db, engine }: Database,
  joining: { token: string; username: string; passwordHash: string },
  now: number,
): Promise<void> {
  const { token, username } = joining;
  await db.transaction().execute(async (transaction) => {
    // One joins at a time, so that no two take names that look alike.
    await store.lockOwners(engine, transaction);
    const found = await store.getInvitation(transaction, hashToken(token), now);
    // Of two who press at once, the second finds nothing to delete.
    const role = found ? await store.deleteInvitation(transaction, found.id) : null;
    if (!found || role === null) throw gone();
    if (!(await store.insertAdmin(transaction, { ...joining, role }, now))) {
      throw badField('username', 'This username is taken. Please choose another one.');
    }
    await requireOwnName(transaction, username);
    const after = { role, invitedBy: found.madeBy };
    const change = { by: username, kind: 'owner.joined', username, at: now } as const;
    await noteOwner(transaction, change, { after });
  });
}
