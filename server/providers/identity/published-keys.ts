// Caches the public keys with which the identity provider signs its tokens. jose's remote key set fetches and
// parses them, but this file decides when to fetch. While the provider is unavailable, jose would make every
// request wait, and fetch again for each unknown key. It would also accept an empty key set, which would sign out
// every family.
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import { Problem } from '../../problems/problem.ts';

export interface PublishedKeys {
  /**
   * Returns the key that a token names. Throws `provider_unavailable` if the key is not cached and the provider
   * is unavailable.
   */
  find: JWTVerifyGetKey;
  /** Fetches the keys if they are old. Returns null unless the caller must wait for that. */
  refresh(): Promise<void> | null;
  /** Grows with every fetch of the keys: a token verified with an earlier edition must be verified again. */
  edition(): number;
}

/** All in milliseconds. Keys younger than this are used without a fetch. */
const FRESH = 5 * 60_000;
/** Keys older than this are fetched again before use, unless the provider is unavailable. */
const MAX_AGE = 10 * 60_000;
/** The minimum time between two fetches, such as for unknown keys. */
const COOLDOWN = 30_000;
/** The same while the provider is unavailable. */
const RETRY_AFTER = 2_000;

export function publishedKeys(options: {
  url: URL;
  now: () => number;
  /** Timeout for the provider, in milliseconds. */
  timeout: number;
  /** Called once when the provider becomes unavailable. */
  report: (error: unknown) => void;
  /** Called for each failed fetch. */
  onFailure?: (() => void) | undefined;
}): PublishedKeys {
  const { now, report, onFailure } = options;
  // With these settings it fetches only on `reload`.
  const remote = createRemoteJWKSet(options.url, {
    timeoutDuration: options.timeout,
    cacheMaxAge: Infinity,
    cooldownDuration: Infinity,
  });
  let cachedKeys: JWTVerifyGetKey | null = null;
  let edition = 0;
  let fetchedAt = -Infinity;
  let isUnavailable = false;
  let nextFetchAt = -Infinity;
  let pendingFetch: Promise<void> | null = null;

  async function fetchKeys(): Promise<void> {
    try {
      await remote.reload();
      cachedKeys = createLocalJWKSet(usableKeys(remote.jwks()));
      edition++;
      fetchedAt = now();
      isUnavailable = false;
    } catch (error) {
      onFailure?.();
      if (!isUnavailable) report(error);
      isUnavailable = true;
    }
    nextFetchAt = now() + (isUnavailable ? RETRY_AFTER : COOLDOWN);
  }

  /** Fetches the keys, or joins a running fetch; returns null during the cooldown. Never rejects. */
  function fetchUnlessRecent(): Promise<void> | null {
    if (pendingFetch === null && now() >= nextFetchAt) {
      pendingFetch = fetchKeys().finally(() => (pendingFetch = null));
    }
    return pendingFetch;
  }

  return {
    async find(header, token) {
      if (cachedKeys === null) await fetchUnlessRecent();
      if (cachedKeys === null) throw providerUnavailable();
      try {
        return await cachedKeys(header, token);
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
        await fetchUnlessRecent();
        // The key may be new, so the token is not refused: the caller is asked to try again later.
        if (isUnavailable) throw providerUnavailable();
        return cachedKeys(header, token);
      }
    },

    refresh() {
      const age = now() - fetchedAt;
      if (age < FRESH) return null;
      const fetching = fetchUnlessRecent();
      return age < MAX_AGE || isUnavailable ? null : fetching;
    },

    edition: () => edition,
  };
}

/** Returns the keys that a token may name. Throws if there are none: the provider always has one. */
function usableKeys(published: JSONWebKeySet | undefined): JSONWebKeySet {
  const keys = (published?.keys ?? []).filter(({ kty, kid }) => kty === 'RSA' && Boolean(kid));
  if (keys.length === 0) throw new Error('The identity provider has published no keys');
  return { keys };
}

/** The failed fetch has already been reported. */
const providerUnavailable = () => cannotCheck({ isReported: true });

/** The problem of a token that cannot be verified at the moment. */
export function cannotCheck(options: { cause?: unknown; isReported?: boolean }): Problem {
  return new Problem(
    'provider_unavailable',
    'We cannot check your sign-in right now. Please try again in a moment.',
    options,
  );
}
