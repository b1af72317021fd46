import type { Db } from '../../../database/tables.ts';

/** Returns whether the second factor is on, and the secret that waits for a code. */
export async function getSecrets(
  db: Db,
  username: string,
): Promise<{ secret: string | null; offered: string | null }> {
  const row = await db
    .selectFrom('admins')
    .select(['totp_secret as secret', 'totp_offered as offered'])
    .where('username', '=', username)
    .executeTakeFirst();
  return row ?? { secret: null, offered: null };
}

export async function saveOffer(db: Db, username: string, secret: string): Promise<void> {
  await db
    .updateTable('admins')
    .set({ totp_offered: secret })
    .where('username', '=', username)
    .execute();
}

/** Turns the offered secret on. Returns false if it is not on offer any more. */
export async function acceptOffer(
  transaction: Db,
  { username, secret, step }: { username: string; secret: string; step: number },
): Promise<boolean> {
  const changed = await transaction
    .updateTable('admins')
    .set({ totp_secret: secret, totp_offered: null, totp_last_step: step })
    .where('username', '=', username)
    .where('totp_offered', '=', secret)
    .returning('username')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Notes a time step as used. Returns false if it, or a later one, was used before, or the secret is not on any more. */
export async function useStep(
  db: Db,
  { username, secret, step }: { username: string; secret: string; step: number },
): Promise<boolean> {
  const used = await db
    .updateTable('admins')
    .set({ totp_last_step: step })
    .where('username', '=', username)
    .where('totp_secret', '=', secret)
    .where((is) => is.or([is('totp_last_step', 'is', null), is('totp_last_step', '<', step)]))
    .returning('username')
    .executeTakeFirst();
  return used !== undefined;
}

/** Deletes a recovery code. Returns whether it was there. */
export async function useRecoveryCode(
  db: Db,
  { username, codeHash }: { username: string; codeHash: string },
): Promise<boolean> {
  const used = await db
    .deleteFrom('admin_recovery_codes')
    .where('username', '=', username)
    .where('code_hash', '=', codeHash)
    .returning('username')
    .executeTakeFirst();
  return used !== undefined;
}

export async function replaceRecoveryCodes(
  transaction: Db,
  username: string,
  hashes: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('admin_recovery_codes').where('username', '=', username).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((hash) => ({ username, code_hash: hash }));
  await transaction.insertInto('admin_recovery_codes').values(rows).execute();
}

export async function countRecoveryCodes(db: Db, username: string): Promise<number> {
  const { count } = await db
    .selectFrom('admin_recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns whether the second factor was on. */
export async function deleteSecrets(transaction: Db, username: string): Promise<boolean> {
  const { secret } = await getSecrets(transaction, username);
  await transaction
    .updateTable('admins')
    .set({ totp_secret: null, totp_offered: null, totp_last_step: null })
    .where('username', '=', username)
    .execute();
  return secret !== null;
}
