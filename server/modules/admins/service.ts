// Owners of the library: passwords, sessions and the throttling of failed logins.
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
  isKnownAddress,
  listFailures,
  saveAdmin,
  saveFailure,
  saveKnownAddress,
  saveSession,
} from './store.ts';
import { FAILURE_WINDOW_MS, waitFor } from './throttle.ts';
import { createLoginQueue, LONGEST_QUEUE } from './login-queue.ts';
import type { Db } from '../../database/tables.ts';

const SESSION_MS = 12 * 3_600_000;
/** How long a client address from which an admin has signed in stays known. */
const KNOWN_ADDRESS_MS = 90 * 24 * 3_600_000;
/** How long a login must wait after it was refused because the queue was full. */
const QUEUE_FULL_WAIT_MS = 60_000;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Compared instead of the hash of an unknown username, so that refusing it takes just as long. */
const dummyHash = hashPassword(randomBytes(16).toString('hex'));

/**
 * Creates an admin or sets a new password. A new password ends open sessions and clears failed logins.
 * Returns whether the admin is new.
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

const loginQueue = createLoginQueue();

/**
 * Opens a session and returns its token; calls `report` with the outcome. Throws `invalid_credentials`. Throws
 * `too_many_attempts` after too many failures for the username or from the client address (throttle.ts), and
 * while too many logins are waiting.
 */
export async function logIn(
  db: Db,
  login: { username: string; password: string; network: string },
  now: number,
  report: (outcome: LoginOutcome) => void = () => {},
): Promise<string> {
  const { username, password, network } = login;
  const client = { username, network };
  const since = now - FAILURE_WINDOW_MS;
  const attempt = { id: randomUUID(), ...client, failedAt: now };
  const isKnown = await isKnownAddress(db, client, now - KNOWN_ADDRESS_MS);
  const refuseGuessing = async () => {
    const failures = await listFailures(db, client, since, attempt.id);
    const wait = waitFor(client, failures, isKnown, now);
    if (wait <= 0) return;
    report('locked');
    throw tooManyAttempts('Too many sign-ins have failed.', wait);
  };
  // Checked first without a write, so that continued guessing does not block the writes of readers.
  await refuseGuessing();
  const admin = await loginQueue.enter(
    isKnown ? LONGEST_QUEUE.known : LONGEST_QUEUE.stranger,
    async () => {
      // Counted before the password is compared, so that concurrent guesses on several processes are all counted.
      await saveFailure(db, attempt, since);
      try {
        await refuseGuessing();
      } catch (error) {
        await deleteFailure(db, attempt.id);
        throw error;
      }
      const admin = await getAdmin(db, username);
      const isRight = await isPassword(password, admin?.password_hash ?? (await dummyHash));
      if (admin && isRight) return admin;
      report('refused');
      throw new Problem('invalid_credentials', 'Invalid admin credentials');
    },
  );
  if (admin === null) {
    report('busy');
    throw tooManyAttempts('Too many people are signing in right now.', QUEUE_FULL_WAIT_MS);
  }
  await deleteFailures(db, client);
  await saveKnownAddress(db, client, now, now - KNOWN_ADDRESS_MS);
  const token = await openSession(db, { username, passwordHash: admin.password_hash }, now);
  report('opened');
  return token;
}

/** Opens a session for an authenticated admin and returns its token. */
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

/** Returns the username that a session token belongs to, or null. */
export async function getAdminOf(db: Db, token: string, now: number): Promise<string | null> {
  return getSessionUsername(db, hashToken(token), now);
}

export async function logOut(db: Db, token: string): Promise<void> {
  await deleteSession(db, hashToken(token));
}
