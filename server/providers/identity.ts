// The identity provider: checks the ID tokens of Firebase Authentication as its documentation says
// (https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library).
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { Problem, unauthorized } from '../errors.ts';

/** Who a verified token speaks for. */
export interface Identity {
  uid: string;
  email: string | null;
}

export interface IdentityProvider {
  /** Throws `unauthorized` for a token that does not hold, `provider_unavailable` without keys. */
  verify(token: string): Promise<Identity>;
}

const KEYS_HOST = 'https://www.googleapis.com';
const KEYS_PATH = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const REMEMBERED = 10_000;

/** `host` is the origin of a stand-in that publishes its keys under the provider's own path. */
export function createIdentityProvider(options: {
  projectId: string;
  host: string | null;
  now: () => number;
}): IdentityProvider {
  const keys = createRemoteJWKSet(new URL(KEYS_PATH, options.host ?? KEYS_HOST), {
    timeoutDuration: 5_000,
  });
  return rememberVerified(verifier(options.projectId, keys, options.now), options.now);
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
  return async (token) => {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      currentDate: new Date(now()),
      requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
    }).catch((error: unknown) => {
      throw isRefusal(error) ? unauthorized() : keysOutOfReach(error);
    });
    const seconds = now() / 1000;
    const { sub, iat, auth_time: authTime, email, exp } = payload;
    const inThePast = (time: unknown) => typeof time === 'number' && time <= seconds + CLOCK_SKEW;
    if (!sub || sub.length > 128 || !inThePast(iat) || !inThePast(authTime)) throw unauthorized();
    return {
      identity: {
        uid: sub,
        email: typeof email === 'string' ? email : null,
      },
      expiresAt: (exp ?? 0) * 1000,
    };
  };
}

/** Seconds by which the provider's clock may run ahead of ours. */
const CLOCK_SKEW = 60;

function isRefusal(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    error.code !== 'ERR_JOSE_GENERIC'
  );
}

function keysOutOfReach(cause: unknown): Problem {
  return new Problem(
    'provider_unavailable',
    'We cannot check your sign-in right now. Please try again in a moment.',
    { cause },
  );
}

/** The end of a signature tells tokens apart; hashing a whole token costs more than comparing it. */
const KEY_LENGTH = 32;

/** A signature is checked once; until the token expires it is known by itself. */
function rememberVerified(
  verify: (token: string) => Promise<Verified>,
  now: () => number,
): IdentityProvider {
  const remembered = new Map<string, Verified & { token: string }>();
  return {
    async verify(token) {
      const key = token.slice(-KEY_LENGTH);
      const known = remembered.get(key);
      if (known?.token === token && known.expiresAt > now()) return known.identity;
      const verified = await verify(token);
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(key, { ...verified, token });
      return verified.identity;
    },
  };
}
