// How passwords are hashed and compared.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const KEY_BYTES = 32;
const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** Returns `scrypt$salt$key`, with Node's default cost (N=16384, r=8, p=1). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, KEY_BYTES);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Keeps a processor busy for about 50 milliseconds, whatever the result. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, salt = '', key = ''] = hash.split('$');
  const given = await derive(password, Buffer.from(salt, 'base64url'), KEY_BYTES);
  const stored = Buffer.from(key, 'base64url');
  return stored.length === KEY_BYTES && timingSafeEqual(given, stored);
}
