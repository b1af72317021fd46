// The signing secrets that all processes of a library share.
import { randomBytes } from 'node:crypto';
import type { Db } from './tables.ts';

/** How long a process caches a secret, in milliseconds. */
const CACHE_TIME = 600_000;

/**
 * Returns a cached getter for the secret with this name. It makes one if there is none yet. `now` returns epoch
 * milliseconds.
 */
export function cacheSecret(db: Db, name: string, now: () => number): () => Promise<string> {
  let cached: { secret: Promise<string>; readAt: number } | undefined;
  return () => {
    if (cached && now() - cached.readAt < CACHE_TIME) return cached.secret;
    const reading = getSecret(db, name, now());
    const entry = { secret: reading, readAt: now() };
    cached = entry;
    reading.catch(() => {
      if (cached === entry) cached = undefined;
    });
    return reading;
  };
}

async function getSecret(db: Db, name: string, now: number): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  await db
    .insertInto('secrets')
    .values({ name, secret: fresh, made_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { secret } = await db
    .selectFrom('secrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return secret;
}
