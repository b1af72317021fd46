// The keys with which the identity provider signs its tokens, as it last published them. jose's own
// remote key set fetches and checks them; when to fetch is decided here, because that one makes every
// request wait while the provider is away, asks anew for each unknown key then, and would take an
// empty answer for the truth and turn every family out.
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
   * The key a token names. Throws `provider_unavailable` where the provider would have to be asked
   * and is away.
   */
  find: JWTVerifyGetKey;
  /** Sees to it that the keys are young; null unless the caller must wait for that. */
  freshen(): Promise<void> | null;
  /** Grows whenever keys are published: what an earlier edition has verified must be verified again. */
  edition(): number;
}

/** All in milliseconds. Keys younger than this are taken as they are. */
const FRESH = 5 * 60_000;
/** Older ones are replaced before they are used, unless the provider is away. */
const TRUSTED = 10 * 60_000;
/** A key nobody knows is asked for no oftener than this. */
const PAUSE = 30_000;
/** The same while the provider is away. */
const RETRY = 2_000;

export function publishedKeys(options: {
  url: URL;
  now: () => number;
  /** How long to wait for the provider, in milliseconds. */
  patience: number;
  /** Told once, when the provider begins to be away. */
  report: (error: unknown) => void;
  /** Told each time it is. */
  onFailure?: (() => void) | undefined;
}): PublishedKeys {
  const { now, report, onFailure } = options;
  // It fetches when told to, and only then.
  const remote = createRemoteJWKSet(options.url, {
    timeoutDuration: options.patience,
    cacheMaxAge: Infinity,
    cooldownDuration: Infinity,
  });
  let known: JWTVerifyGetKey | null = null;
  let edition = 0;
  let publishedAt = -Infinity;
  let isAway = false;
  let nextAsking = -Infinity;
  let asking: Promise<void> | null = null;

  async function fetchKeys(): Promise<void> {
    try {
      await remote.reload();
      known = createLocalJWKSet(usable(remote.jwks()));
      edition++;
      publishedAt = now();
      isAway = false;
    } catch (error) {
      onFailure?.();
      if (!isAway) report(error);
      isAway = true;
    }
    nextAsking = now() + (isAway ? RETRY : PAUSE);
  }

  /** Asks the provider, unless it was asked just now; null then. Never rejects. */
  function ask(): Promise<void> | null {
    if (asking === null && now() >= nextAsking) {
      asking = fetchKeys().finally(() => (asking = null));
    }
    return asking;
  }

  return {
    async find(header, token) {
      if (known === null) await ask();
      if (known === null) throw outOfReach();
      try {
        return await known(header, token);
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
        await ask();
        // It may have been published since: whoever brings it is not refused, but told to come again.
        if (isAway) throw outOfReach();
        return known(header, token);
      }
    },

    freshen() {
      const age = now() - publishedAt;
      if (age < FRESH) return null;
      const answer = ask();
      return age < TRUSTED || isAway ? null : answer;
    },

    edition: () => edition,
  };
}

/** The keys a token may name. Throws where there is none: the provider always has one. */
function usable(published: JSONWebKeySet | undefined): JSONWebKeySet {
  const keys = (published?.keys ?? []).filter(({ kty, kid }) => kty === 'RSA' && Boolean(kid));
  if (keys.length === 0) throw new Error('The identity provider has published no keys');
  return { keys };
}

/** Its cause is in the log already. */
const outOfReach = () => cannotCheck({ isReported: true });

/** For a token about which nothing can be said just now. */
export function cannotCheck(options: { cause?: unknown; isReported?: boolean }): Problem {
  return new Problem(
    'provider_unavailable',
    'We cannot check your sign-in right now. Please try again in a moment.',
    options,
  );
}
