// The password policy of the project, and password hashing with scrypt and a random salt.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { refuse } from './errors.ts';

const minimum = 6;
const maximum = 4096;
// One hash takes 32 MiB and about 50 ms.
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const length = 32;

/** The response of `GET /v2/passwordPolicy`: the default of the provider, which is not enforced. */
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

/** Returns false for `stored` null (no such account), after the same time as for a real hash. */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const [, salt = '', expected = ''] = (stored ?? '').split(':');
  const hash = await derive(password, Buffer.from(salt, 'base64'));
  const expectedHash = Buffer.from(expected, 'base64');
  return expectedHash.length === length && timingSafeEqual(hash, expectedHash);
}
