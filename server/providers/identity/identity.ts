// The identity provider: verifies ID tokens of Firebase Authentication as its documentation describes
// (https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library).
import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { Problem, unauthorized } from '../../problems/problem.ts';
import { cannotCheck, publishedKeys, type PublishedKeys } from './published-keys.ts';

/** The user of a verified token. */
export interface Identity {
  uid: string;
  email: string | null;
  /** Whether the user has shown that the address is theirs. Google does for its users. */
  emailVerified: boolean;
  /** When the user last signed in or reauthenticated, in epoch milliseconds by the provider's clock. */
  signedInAt: number;
}

export interface IdentityProvider {
  /** Throws `unauthorized` for an invalid token, and `provider_unavailable` if there are no keys to check it. */
  verify(token: string): Promise<Identity>;
  /** Removes the user's tokens from the cache. */
  forget(uid: string): void;
}

const KEYS_HOST = 'https://www.googleapis.com';
const KEYS_PATH = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const TIMEOUT_MS = 5_000;
const CACHE_SIZE = 10_000;

/** `host` is the origin of a test server that publishes its keys under the provider's own path. */
export function createIdentityProvider(options: {
  projectId: string;
  host: string | null;
  now: () => number;
  /** Called once when the keys become unavailable. */
  report: (error: unknown) => void;
  /** Called each time the keys cannot be fetched. */
  onFailure?: () => void;
  /** Timeout for fetching the keys, in milliseconds. */
  timeout?: number;
}): IdentityProvider {
  const { projectId, host, now, report, onFailure, timeout = TIMEOUT_MS } = options;
  const url = new URL(KEYS_PATH, host ?? KEYS_HOST);
  const keys = publishedKeys({ url, now, timeout, report, onFailure });
  return cacheVerified(verifier(projectId, keys.find, now), keys, now);
}

interface Verified {
  identity: Identity;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** Returns a function that verifies a token with these keys. Throws like `IdentityProvider.verify`. */
export function verifier(
  projectId: string,
  keys: JWTVerifyGetKey,
  now: () => number,
): (token: string) => Promise<Verified> {
  // A token must name its key, even if only one key is published.
  const find: JWTVerifyGetKey = (header, jws) => {
    if (!header.kid) throw unauthorized();
    return keys(header, jws);
  };
  return async (token) => {
    if (!JWT_FORMAT.test(token)) throw unauthorized();
    const { payload } = await jwtVerify(token, find, {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      currentDate: new Date(now()),
      requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
    }).catch((error: unknown) => {
      if (error instanceof Problem) throw error;
      throw error instanceof errors.JOSEError ? unauthorized() : cannotCheck({ cause: error });
    });
    const seconds = now() / 1000;
    const { sub, iat, auth_time: authTime, email, email_verified: isVerified, exp } = payload;
    const inThePast = (time: unknown) => typeof time === 'number' && time <= seconds + CLOCK_SKEW;
    // jose checks that the subject is present, not its type.
    const isUid = typeof sub === 'string' && sub.length > 0 && sub.length <= 128;
    if (!isUid || !inThePast(iat) || !inThePast(authTime)) throw unauthorized();
    return {
      identity: {
        uid: sub,
        email: typeof email === 'string' ? email : null,
        emailVerified: typeof email === 'string' && isVerified === true,
        signedInAt: Number(authTime) * 1000,
      },
      expiresAt: (exp ?? 0) * 1000,
    };
  };
}

/** The format of a signed JWT. */
const JWT_FORMAT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Seconds by which the provider's clock may run ahead of ours. */
const CLOCK_SKEW = 60;

/** The end of the signature is the cache key: to hash a whole token costs more than to compare it. */
const CACHE_KEY_LENGTH = 32;

/** Caches verified tokens. A token is verified again when it expires or when newer keys are fetched. */
function cacheVerified(
  verify: (token: string) => Promise<Verified>,
  keys: PublishedKeys,
  now: () => number,
): IdentityProvider {
  const cache = new Map<string, Verified & { token: string; edition: number }>();
  return {
    async verify(token) {
      const refreshing = keys.refresh();
      if (refreshing) await refreshing;
      const edition = keys.edition();
      const key = token.slice(-CACHE_KEY_LENGTH);
      const cached = cache.get(key);
      if (cached?.token === token && cached.edition === edition && cached.expiresAt > now()) {
        return cached.identity;
      }
      const verified = await verify(token);
      if (cache.size >= CACHE_SIZE) cache.clear();
      cache.set(key, { ...verified, token, edition });
      return verified.identity;
    },
    forget(uid) {
      for (const [key, { identity }] of cache) {
        if (identity.uid === uid) cache.delete(key);
      }
    },
  };
}
