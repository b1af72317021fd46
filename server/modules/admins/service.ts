// Owners and editors of the library: how they sign in, join, and change their own password.
import { randomBytes } from 'node:crypto';
import { Problem } from '../../problems/problem.ts';
import type { Database } from '../../database/open.ts';
import { type Admin, KNOWN_ADDRESS_MS, provePassword } from './attempts.ts';
import { noteOwner } from './note-owner.ts';
import { acceptInvitation, lookAtInvitation } from './owners/invitations.ts';
import { COMMAND_LINE } from './owners/owners.ts';
import { hashPassword } from './passwords.ts';
import { useCode } from './second-factor/second-factor.ts';
import type { Report } from './services.ts';
import { openSession, type Place } from './sessions/sessions.ts';
import { keepOneSession } from './sessions/store.ts';
import { countAdmins, getAdmin, saveAdmin, saveKnownAddress, setPasswordHash } from './store.ts';
import { hashToken } from './tokens/tokens.ts';
import type { Db } from '../../database/tables.ts';

const WRONG_PASSWORD = 'This password is not right.';

/**
 * Creates an owner or sets a new password, from the command line. A new password ends open sessions and clears failed
 * logins; role and second factor stay. Returns whether the owner is new.
 */
export async function setAdminPassword(
  db: Db,
  username: string,
  password: string,
  now: number,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    const isNew = (await getAdmin(transaction, username)) === undefined;
    await saveAdmin(transaction, username, passwordHash, now);
    const kind = isNew ? 'owner.joined' : 'owner.password_changed';
    const after = isNew ? { role: 'owner' } : null;
    await noteOwner(transaction, { by: COMMAND_LINE, kind, username, at: now }, { after });
    return isNew;
  });
}

/** Creates the first admin and returns the password; returns null when there is an admin already. */
export async function createFirstAdmin(
  db: Db,
  username: string,
  chosenPassword: string | undefined,
  now: number,
): Promise<string | null> {
  if ((await countAdmins(db)) > 0) return null;
  const password = chosenPassword ?? randomBytes(9).toString('base64url');
  await setAdminPassword(db, username, password, now);
  return password;
}

interface Login extends Place {
  username: string;
  password: string;
  code?: string | undefined;
}

/**
 * Opens a session and returns its token; calls `report` with the outcome. Throws what `provePassword` throws: for a
 * wrong code as for a wrong password.
 */
export async function logIn(
  db: Db,
  { code, ...login }: Omit<Login, 'userAgent'> & { userAgent?: string },
  now: number,
  report: Report = () => {},
): Promise<string> {
  const { username, network, userAgent = '' } = login;
  const admin = await provePassword(db, login, now, {
    report,
    refusal: 'Invalid admin credentials',
    async checkCode({ totp_secret: secret }) {
      if (secret === null) return 'right';
      if (code === undefined) return 'missing';
      return (await useCode(db, { username, secret }, code, now)) ? 'right' : 'wrong';
    },
  });
  await saveKnownAddress(db, { username, network }, now, now - KNOWN_ADDRESS_MS);
  const opened = { username, passwordHash: admin.password_hash };
  const token = await openSession(db, opened, now, { network, userAgent });
  report('opened');
  return token;
}

/** Uses an invitation up and opens a session; returns its token, and reports it. Throws as `acceptInvitation` does. */
export async function join(
  database: Database,
  { token, username, password, ...place }: Place & { token: string } & Omit<Login, 'code'>,
  now: number,
  report: Report,
): Promise<string> {
  const { db } = database;
  // Looked at first, so that a stranger cannot keep the processor busy with hashing.
  await lookAtInvitation(db, token, now);
  const passwordHash = await hashPassword(password);
  await acceptInvitation(database, { token, username, passwordHash }, now);
  const client = { username, network: place.network };
  await saveKnownAddress(db, client, now, now - KNOWN_ADDRESS_MS);
  const session = await openSession(db, { username, passwordHash }, now, place);
  report('opened');
  return session;
}

/** Throws as `provePassword` does, and reports a refusal. A wrong password counts as a failed login. */
export async function proveOwnPassword(
  db: Db,
  { username, network }: { username: string; network: string },
  password: string,
  now: number,
  report: Report,
): Promise<Admin> {
  const attempt = { username, password, network };
  return provePassword(db, attempt, now, { report, refusal: WRONG_PASSWORD });
}

/** Sets a new password, and ends all other sessions. Throws and reports as `proveOwnPassword` does. */
export async function changeOwnPassword(
  db: Db,
  caller: { username: string; network: string; token: string },
  { password, newPassword }: { password: string; newPassword: string },
  now: number,
  report: Report,
): Promise<void> {
  const { username, token } = caller;
  const admin = await proveOwnPassword(db, caller, password, now, report);
  const [before, passwordHash] = [admin.password_hash, await hashPassword(newPassword)];
  await db.transaction().execute(async (transaction) => {
    if (!(await setPasswordHash(transaction, username, before, passwordHash))) {
      throw new Problem('invalid_credentials', WRONG_PASSWORD);
    }
    const own = { username, tokenHash: hashToken(token) };
    await keepOneSession(transaction, own, passwordHash);
    const kind = 'owner.password_changed';
    await noteOwner(transaction, { by: username, kind, username, at: now });
  });
}
