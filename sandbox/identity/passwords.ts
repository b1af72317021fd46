// Passwords: the project's policy, and hashing with scrypt and a salt of its own for each account.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { refuse } from './errors.ts';

const minimum = 6;
const maximum = 4096;
// 32 MiB and some 50 ms a guess.
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const length = 32;

/** Answer of `GET /v2/passwordPolicy`: the provider's own default, which is not enforced. */
export const passwordPolicy = {
  customStrengthOptions: { minPasswordLength: minimum, maxPasswordLength: maximum },
  allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'],
  schemaVersion: 1,
  enforcementState: 'OFF',
  forceUpgradeOnSignin: false,
};

/** Refuses a new password that is too short or too long. */
export function checkNewPassword(password: string): void {
  if (password.length < minimum) {
    refuse(`WEAK_PASSWORD : Password should be at least ${minimum} characters`);
  }
  if (password.length > maximum) {
    refuse(
      `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password may contain at most ${maximum} characters]`,
    );
  }
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, cost, (error, hash) => {
      if (error) reject(error);
      else resolve(hash);
    });
  });
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt);
  return `scrypt:${salt.toString('base64')}:${hash.toString('base64')}`;
}

/** With `stored` null (no such account) it takes as long and answers false. */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const [, salt = '', expected = ''] = (stored ?? '').split(':');
  const hash = await derive(password, Buffer.from(salt, 'base64'));
  const wanted = Buffer.from(expected, 'base64');
  return wanted.length === length && timingSafeEqual(hash, wanted);
}
