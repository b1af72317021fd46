// Proves a password. Whoever guesses is slowed down, by name and by address (throttle.ts).
import { randomBytes, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AdminsTable, Db } from '../../database/tables.ts';
import type { LoginOutcome } from '../../observability/metrics/metrics.ts';
import { Problem, tooManyAttempts } from '../../problems/problem.ts';
import { createLoginQueue, LONGEST_QUEUE } from './login-queue.ts';
import { hashPassword, isPassword } from './passwords.ts';
import {
  deleteFailure,
  deleteFailures,
  getAdmin,
  isKnownAddress,
  listFailures,
  saveFailure,
} from './store.ts';
import { FAILURE_WINDOW_MS, waitFor } from './throttle.ts';

/** How long a client address from which an admin has signed in stays known. */
export const KNOWN_ADDRESS_MS = 90 * 24 * 3_600_000;
/** How long a login must wait after it was refused because the queue was full. */
const QUEUE_FULL_WAIT_MS = 60_000;

/** Compared instead of the hash of an unknown username, so that refusing it takes just as long. */
const dummyHash = hashPassword(randomBytes(16).toString('hex'));

const loginQueue = createLoginQueue();

export type Admin = Selectable<AdminsTable>;

export interface Attempt {
  username: string;
  password: string;
  /** The client's address range. */
  network: string;
}

export interface Rules {
  /** Called when the attempt is refused. */
  report?: (outcome: LoginOutcome) => void;
  /** The sentence for a wrong password. */
  refusal: string;
  /** What is asked beside the right password. `missing` is not counted as a failure. */
  checkCode?: (admin: Admin) => Promise<'right' | 'wrong' | 'missing'>;
}

/**
 * Returns the admin whose password this is. Throws `invalid_credentials`, and `code_required` if a code is missing.
 * Throws `too_many_attempts` after too many failures for the username or from the client address, and while too many
 * attempts are waiting.
 */
export async function provePassword(
  db: Db,
  { username, password, network }: Attempt,
  now: number,
  { report = () => {}, refusal, checkCode = async () => 'right' }: Rules,
): Promise<Admin> {
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
      const code = admin && isRight ? await checkCode(admin) : 'wrong';
      if (admin && code === 'right') return admin;
      if (code === 'missing') {
        await deleteFailure(db, attempt.id);
        throw new Problem('code_required', 'Enter the code from your authenticator app.');
      }
      report('refused');
      throw new Problem('invalid_credentials', refusal);
    },
  );
  if (admin === null) {
    report('busy');
    throw tooManyAttempts('Too many people are signing in right now.', QUEUE_FULL_WAIT_MS);
  }
  await deleteFailures(db, client);
  return admin;
}
