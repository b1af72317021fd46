// Random texts that open something. The database has only their hashes, so whoever reads it can use none of them.
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as 43 characters that an address may have. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Tokens are random, so a fast hash without salt is enough. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
