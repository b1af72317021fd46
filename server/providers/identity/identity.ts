// The identity provider: checks the ID tokens of Firebase Authentication as its documentation says
// (https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library).
import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { Problem, unauthorized } from '../../problems/problem.ts';
import { cannotCheck, publishedKeys, type PublishedKeys } from './published-keys.ts';

/** Who a verified token speaks for. */
export interface Identity {
  uid: string;
  email: string | null;
  /** When she last proved who she is, in epoch milliseconds by the provider's clock. */
  signedInAt: number;
}

export interface IdentityProvider {
  /** Throws `unauthorized` for a token that does not hold, `provider_unavailable` without keys. */
  verify(token: string): Promise<Identity>;
  /** Keeps nothing in memory about this user. */
  forget(uid: string): void;
}

const KEYS_HOST = 'https://www.googleapis.com';
const KEYS_PATH = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const PATIENCE_MS = 5_000;
const REMEMBERED = 10_000;

/** `host` is the origin of a stand-in that publishes its keys under the provider's own path. */
export function createIdentityProvider(options: {
  projectId: string;
  host: string | null;
  now: () => number;
  /** Told once, when the provider's keys begin to be out of reach. */
  report: (error: unknown) => void;
  /** Told each time they cannot be read. */
  onFailure?: () => void;
  /** How long to wait for the keys, in milliseconds. */
  patience?: number;
}): IdentityProvider {
  const { projectId, host, now, report, onFailure, patience = PATIENCE_MS } = options;
  const url = new URL(KEYS_PATH, host ?? KEYS_HOST);
  const keys = publishedKeys({ url, now, patience, report, onFailure });
  return rememberVerified(verifier(projectId, keys.find, now), keys, now);
}

interface Verified {
  identity: Identity;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** The check itself, on keys from anywhere. */
export function verifier(
  projectId: string,
  keys: JWTVerifyGetKey,
  now: () => number,
): (token: string) => Promise<Verified> {
  // A key without a name is nobody's, even where there is but one.
  const find: JWTVerifyGetKey = (header, jws) => {
    if (!header.kid) throw unauthorized();
    return keys(header, jws);
  };
  return async (token) => {
    if (!SIGNED.test(token)) throw unauthorized();
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
    const { sub, iat, auth_time: authTime, email, exp } = payload;
    const inThePast = (time: unknown) => typeof time === 'number' && time <= seconds + CLOCK_SKEW;
    // jose sees that it is there, not what it is.
    const isUid = typeof sub === 'string' && sub.length > 0 && sub.length <= 128;
    if (!isUid || !inThePast(iat) || !inThePast(authTime)) throw unauthorized();
    return {
      identity: {
        uid: sub,
        email: typeof email === 'string' ? email : null,
        signedInAt: Number(authTime) * 1000,
      },
      expiresAt: (exp ?? 0) * 1000,
    };
  };
}

/** What can be a signed token at all. */
const SIGNED = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Seconds by which the provider's clock may run ahead of ours. */
const CLOCK_SKEW = 60;

/** The end of a signature tells tokens apart; hashing a whole token costs more than comparing it. */
const KEY_LENGTH = 32;

/** A signature is checked once for each edition of the keys; until then it is known by itself. */
function rememberVerified(
  verify: (token: string) => Promise<Verified>,
  keys: PublishedKeys,
  now: () => number,
): IdentityProvider {
  const remembered = new Map<string, Verified & { token: string; edition: number }>();
  return {
    async verify(token) {
      const younger = keys.freshen();
      if (younger) await younger;
      const edition = keys.edition();
      const key = token.slice(-KEY_LENGTH);
      const known = remembered.get(key);
      if (known?.token === token && known.edition === edition && known.expiresAt > now()) {
        return known.identity;
      }
      const verified = await verify(token);
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(key, { ...verified, token, edition });
      return verified.identity;
    },
    forget(uid) {
      for (const [key, { identity }] of remembered) {
        if (identity.uid === uid) remembered.delete(key);
      }
    },
  };
}
