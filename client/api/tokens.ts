// The two tokens the browser keeps: the parent's (from the identity provider) and the library
// owner's (from /admin/login). Specification, sections 4, 6 and 7.

import { cleanLine } from '../../domain/text.ts';
import { mustRemember, remember, requireRoom } from '../browser/storages.ts';

const USER_TOKEN = 'firebase_token';
const ADMIN_TOKEN = 'adminToken';
const CLOCK_LAG = 'clock_lag';

/** A token counts as expired this long before its real expiry, in milliseconds. */
const EXPIRY_MARGIN = 30_000;

/** A stored token, or null; a stored literal 'undefined' is no token. */
function read(key: string): string | null {
  const token = localStorage.getItem(key);
  return token === null || token === '' || token === 'undefined' ? null : token;
}

export const userToken = {
  read: () => read(USER_TOKEN),
  /** Throws a sentence where one could not be stored. */
  requireRoom: () => requireRoom(localStorage),
  store(token: string): void {
    // One that is stored again is not as fresh as it was.
    const isFresh = token !== read(USER_TOKEN);
    mustRemember(localStorage, USER_TOKEN, token);
    if (!isFresh) return;
    const lag = clockLagBy(token, Date.now());
    if (lag > 0) remember(localStorage, CLOCK_LAG, String(lag));
    else localStorage.removeItem(CLOCK_LAG);
  },
  remove(): void {
    localStorage.removeItem(USER_TOKEN);
    localStorage.removeItem(CLOCK_LAG);
  },
  /** Calls `listener` when another tab has stored or removed it. */
  watch(listener: () => void): void {
    addEventListener('storage', ({ key }) => {
      if (key === USER_TOKEN || key === null) listener();
    });
  },
  /** By how many milliseconds this device's clock is at least slow, as the stored token has shown. */
  clockLag: (): number => Number(localStorage.getItem(CLOCK_LAG)) || 0,
};

export const adminToken = {
  read: () => read(ADMIN_TOKEN),
  store: (token: string) => mustRemember(localStorage, ADMIN_TOKEN, token),
  remove: () => localStorage.removeItem(ADMIN_TOKEN),
};

/** What an identity token says of its bearer. */
export interface TokenClaims {
  uid: string;
  email: string | null;
  displayName: string | null;
  /** Left out where the token does not say. */
  emailVerified?: boolean;
  /** When they last proved who they are, in epoch milliseconds; null where the token does not say. */
  provenAt: number | null;
  /** Epoch milliseconds; null where the token does not say. */
  issuedAt: number | null;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/**
 * The claims of an identity token, or null where it is not one. It is read, not verified: that is
 * the server's part.
 */
export function claimsOf(token: string): TokenClaims | null {
  const { sub, email, name, exp, iat, ...rest } = payloadOf(token);
  const { auth_time: provenAt, email_verified: emailVerified } = rest;
  if (typeof sub !== 'string' || typeof exp !== 'number') return null;
  return {
    uid: sub,
    email: typeof email === 'string' ? email : null,
    displayName: typeof name === 'string' ? name : null,
    ...(typeof emailVerified === 'boolean' && { emailVerified }),
    provenAt: typeof provenAt === 'number' ? provenAt * 1000 : null,
    issuedAt: typeof iat === 'number' ? iat * 1000 : null,
    expiresAt: exp * 1000,
  };
}

/** Empty where the text is no token. */
function payloadOf(token: string): Record<string, unknown> {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) =>
      char.charCodeAt(0),
    );
    return { ...(JSON.parse(new TextDecoder().decode(bytes)) as object | null) };
  } catch {
    return {};
  }
}

/**
 * The parent's names as Google knows them; null where the token is of no sign-in with Google: there the name
 * is the child's.
 */
export function nameFromGoogle(token: string | null): { first: string; last: string } | null {
  const { name, firebase } = payloadOf(token ?? '') as {
    name?: unknown;
    firebase?: { sign_in_provider?: unknown } | null;
  };
  if (typeof name !== 'string' || firebase?.sign_in_provider !== 'google.com') return null;
  const [first = '', ...last] = cleanLine(name).split(/ +/);
  return { first, last: last.join(' ') };
}

/**
 * By how much a clock that says `now` is slow for certain when it sees `token`, in milliseconds: nobody has
 * a token before it was issued.
 */
export function clockLagBy(token: string, now: number): number {
  return Math.max(0, (claimsOf(token)?.issuedAt ?? now) - now);
}

/**
 * Whether a token is no token, or expires within `margin` of `now`, both in milliseconds. Without a
 * margin: whether the server is sure to refuse it.
 */
export function isExpired(token: string, now: number, margin = EXPIRY_MARGIN): boolean {
  const claims = claimsOf(token);
  return claims === null || now >= claims.expiresAt - margin;
}
