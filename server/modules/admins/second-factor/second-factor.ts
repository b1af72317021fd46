// The second factor: codes of an authenticator app (TOTP, RFC 6238), and recovery codes for a lost one. The secret is
// in the database as it is: who can read the database still needs the password, of which there is only a slow hash. A
// key beside it in the same database would protect nothing.
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { PRODUCT } from '../../../../contracts/page-copy.ts';
import type { Db } from '../../../database/tables.ts';
import { badField } from '../../../problems/problem.ts';
import { noteOwner } from '../note-owner.ts';
import { endOtherSessions } from '../sessions/store.ts';
import { hashToken } from '../tokens/tokens.ts';
import * as store from './store.ts';

/** How many steps of thirty seconds a clock may be off. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const totpOf = (secret: string, username = '') =>
  new TOTP({ issuer: PRODUCT, label: username, secret: Secret.fromBase32(secret) });

/** Returns the time step for which a code is right; null for a wrong code. `now` is in epoch milliseconds. */
function stepOf(secret: string, code: string, now: number): number | null {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

const cleaned = (code: string) => code.replaceAll(/[\s-]/g, '').toLowerCase();

/** A sign is taken only from the part of the bytes that all signs share equally. */
function randomSigns(count: number): string {
  const signs: string[] = [];
  const fair = 256 - (256 % SIGNS.length);
  while (signs.length < count) {
    const [byte = 0] = randomBytes(1);
    if (byte < fair) signs.push(SIGNS.charAt(byte % SIGNS.length));
  }
  return signs.join('');
}

/** Returns a code such as `abcd-efgh-jkmn-pqrs`, of 79 random bits. */
const newRecoveryCode = () =>
  Array.from({ length: GROUPS }, () => randomSigns(GROUP_LENGTH)).join('-');

/** Whether a code opens the library now. It is used up: of two who send it at once, one gets in. */
export async function useCode(
  db: Db,
  { username, secret }: { username: string; secret: string },
  code: string,
  now: number,
): Promise<boolean> {
  const typed = cleaned(code);
  const step = stepOf(secret, typed, now);
  if (step !== null) return store.useStep(db, { username, secret, step });
  return store.useRecoveryCode(db, { username, codeHash: hashToken(typed) });
}

/** Makes a new secret, which is not on until a code confirms it. `address` is an otpauth URI. */
export async function offerSecondFactor(
  db: Db,
  username: string,
): Promise<{ secret: string; address: string }> {
  const secret = new Secret({ size: 20 }).base32;
  await store.saveOffer(db, username, secret);
  return { secret, address: totpOf(secret, username).toString() };
}

const badCode = (message: string) => badField('code', message);

/**
 * Turns the offered second factor on, and returns new recovery codes. Ends all sessions but the one of `token`: they were
 * opened without the new factor. Throws `invalid_request` for a wrong code.
 */
export async function confirmSecondFactor(
  db: Db,
  { username, token, code }: { username: string; token: string; code: string },
  now: number,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await db.transaction().execute(async (transaction) => {
    const { offered: secret } = await store.getSecrets(transaction, username);
    if (secret === null) throw badCode('Please begin again: this code belongs to nothing.');
    const step = stepOf(secret, cleaned(code), now);
    if (step === null) {
      throw badCode(
        'This code is not right. Check the time of your phone, and enter the next one.',
      );
    }
    if (!(await store.acceptOffer(transaction, { username, secret, step }))) {
      throw badCode('Please begin again: this code belongs to nothing.');
    }
    const hashes = codes.map((one) => hashToken(cleaned(one)));
    await store.replaceRecoveryCodes(transaction, username, hashes);
    await endOtherSessions(transaction, { username, tokenHash: hashToken(token) });
    const kind = 'owner.second_factor_on';
    await noteOwner(transaction, { by: username, kind, username, at: now });
  });
  return codes;
}

/** Turns the second factor off, with its recovery codes. Returns whether it was on. */
export async function removeSecondFactor(
  db: Db,
  who: { by: string; username: string },
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const wasOn = await store.deleteSecrets(transaction, who.username);
    await store.replaceRecoveryCodes(transaction, who.username, []);
    if (wasOn) await noteOwner(transaction, { ...who, kind: 'owner.second_factor_off', at: now });
    return wasOn;
  });
}

/** Whether somebody needs a code to sign in, and how many recovery codes are left. */
export async function describeSecondFactor(
  db: Db,
  username: string,
): Promise<{ secondFactor: boolean; recoveryCodes: number }> {
  const { secret } = await store.getSecrets(db, username);
  return {
    secondFactor: secret !== null,
    recoveryCodes: await store.countRecoveryCodes(db, username),
  };
}
