// Owners of the library: passwords, sessions and the brake on guessing.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Problem, tooManyAttempts } from '../../problems/problem.ts';
import type { LoginOutcome } from '../../observability/metrics/metrics.ts';
import { hashPassword, isPassword } from './passwords.ts';
import {
  countAdmins,
  deleteFailure,
  deleteFailures,
  deleteSession,
  getAdmin,
  getSessionUsername,
  isKnownPlace,
  listFailures,
  saveAdmin,
  saveFailure,
  savePlace,
  saveSession,
} from './store.ts';
import { FAILURE_WINDOW_MS, waitFor } from './throttle.ts';
import { createLoginTurns, MOST_BEFORE } from './turns.ts';
import type { Db } from '../../database/tables.ts';

const SESSION_MS = 12 * 3_600_000;
/** For how long a place at which an admin has signed in stays known. */
const PLACE_MS = 90 * 24 * 3_600_000;
/** After which a login that found too many before it is worth trying again. */
const WAIT_MS = 60_000;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Stands in for the hash of a name that does not exist, so that it takes as long to refuse. */
const nobody = hashPassword(randomBytes(16).toString('hex'));

/**
 * Creates an admin or sets a new password, which ends her open sessions and any wait. Returns whether she
 * is new.
 */
export async function setAdminPassword(
  db: Db,
  username: string,
  password: string,
  now: number,
): Promise<boolean> {
  const isNew = (await getAdmin(db, username)) === undefined;
  await saveAdmin(db, username, await hashPassword(password), now);
  return isNew;
}

/** Creates the first admin; null when there is one already, else the password that now holds. */
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

const turns = createLoginTurns();

/**
 * Opens a session and answers its token; `report` is told what became of it. Throws `invalid_credentials`, or `too_many_attempts` after
 * too many failures for the name or from the place (throttle.ts), and while too many are tried.
 */
export async function logIn(
  db: Db,
  login: { username: string; password: string; network: string },
  now: number,
  report: (outcome: LoginOutcome) => void = () => {},
): Promise<string> {
  const { username, password, network } = login;
  const place = { username, network };
  const since = now - FAILURE_WINDOW_MS;
  const attempt = { id: randomUUID(), ...place, failedAt: now };
  const isKnown = await isKnownPlace(db, place, now - PLACE_MS);
  const refuseGuessing = async () => {
    const failures = await listFailures(db, place, since, attempt.id);
    const wait = waitFor(place, failures, isKnown, now);
    if (wait <= 0) return;
    report('locked');
    throw tooManyAttempts('Too many sign-ins have failed.', wait);
  };
  // Whoever goes on guessing all the same keeps no reader's place from being written.
  await refuseGuessing();
  const admin = await turns.take(isKnown ? MOST_BEFORE.known : MOST_BEFORE.stranger, async () => {
    // Counted before the password is looked at: guesses at several processes must not slip past the count.
    await saveFailure(db, attempt, since);
    try {
      await refuseGuessing();
    } catch (error) {
      await deleteFailure(db, attempt.id);
      throw error;
    }
    const admin = await getAdmin(db, username);
    const right = await isPassword(password, admin?.password_hash ?? (await nobody));
    if (admin && right) return admin;
    report('refused');
    throw new Problem('invalid_credentials', 'Invalid admin credentials');
  });
  if (admin === null) {
    report('busy');
    throw tooManyAttempts('Too many sign-ins are being tried.', WAIT_MS);
  }
  await deleteFailures(db, place);
  await savePlace(db, place, now, now - PLACE_MS);
  const token = await openSession(db, { username, passwordHash: admin.password_hash }, now);
  report('opened');
  return token;
}

/** Answers the token of a new session for whoever has proved to be this admin. */
export async function openSession(
  db: Db,
  admin: { username: string; passwordHash: string },
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const session = { ...admin, tokenHash: hashToken(token), expiresAt: now + SESSION_MS };
  await saveSession(db, session, now);
  return token;
}

/** The admin behind a session token, or null. */
export async function getAdminOf(db: Db, token: string, now: number): Promise<string | null> {
  return getSessionUsername(db, hashToken(token), now);
}

export async function logOut(db: Db, token: string): Promise<void> {
  await deleteSession(db, hashToken(token));
}
