// Checks API keys and idempotency keys.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { SavedResponse } from '../store/store.ts';
import { ApiError } from '../shapes/error.ts';
import type { FormData } from './form.ts';

function givenKey(authorization: string | undefined): string | undefined {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ', 2);
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return undefined;
  return Buffer.from(value, 'base64').toString().split(':')[0];
}

/** Masks all but the first eight and last four characters, as Stripe shows a wrong key. */
function masked(key: string): string {
  return key.length <= 12 ? '*'.repeat(key.length) : `${key.slice(0, 8)}*****${key.slice(-4)}`;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export interface KnownKey {
  /** The masked key, as Stripe shows it. */
  name: string;
  /** Null for a secret key, which has all permissions. */
  permissions: ReadonlySet<string> | null;
}

/** Reads the API key from bearer or basic authentication, as the SDK and curl send it. Throws ApiError. */
export function readKey(
  authorization: string | undefined,
  keys: { secretKey: string; restrictedKeys: ReadonlyMap<string, ReadonlySet<string>> },
): KnownKey {
  const key = givenKey(authorization);
  if (key === undefined || key === '') {
    throw new ApiError(401, {
      message:
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    });
  }
  const name = masked(key);
  if (timingSafeEqual(digest(key), digest(keys.secretKey))) return { name, permissions: null };
  const permissions = keys.restrictedKeys.get(key);
  if (permissions !== undefined) return { name, permissions };
  throw new ApiError(401, { message: `Invalid API Key provided: ${name}` });
}

/** How long idempotency keys are stored, in milliseconds: the minimum that Stripe guarantees. */
export const keyLifetime = 24 * 3600 * 1000;

export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  const key = Array.isArray(header) ? header[0] : header;
  if (key === undefined || key === '') return null;
  if (key.length > 255) {
    throw new ApiError(400, { message: 'Idempotency keys can be up to 255 characters long.' });
  }
  return key;
}

export function keyInUse(key: string): ApiError {
  return new ApiError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}.`,
  });
}

export function fingerprintOf(form: FormData): string {
  return digest(JSON.stringify(form)).toString('base64url');
}

/** Checks that the key is reused for the same request. Throws ApiError. */
export function checkSameRequest(
  key: string,
  saved: SavedResponse,
  now: { path: string; fingerprint: string },
): void {
  if (saved.path !== now.path) {
    throw new ApiError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${now.path}' vs '${saved.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  if (saved.fingerprint !== now.fingerprint) {
    throw new ApiError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
}
