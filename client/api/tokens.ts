// The two tokens stored in the browser: the parent's (from the identity provider) and the library
// owner's (from /admin/login). Specification, sections 4, 6 and 7.

import { saveItemOrThrow, saveItem, requireRoom } from '../browser/storages.ts';

const USER_TOKEN = 'firebase_token';
const ADMIN_TOKEN = 'adminToken';
const CLOCK_LAG = 'clock_lag';

/** A token counts as expired this long before its real expiry, in milliseconds. */
const EXPIRY_MARGIN = 30_000;

/** Returns the stored token, or null. The stored text 'undefined' counts as no token. */
function read(key: string): string | null {
  const token = localStorage.getItem(key);
  return token === null || token === '' || token === 'undefined' ? null : token;
}

export const userToken = {
  read: () => read(USER_TOKEN),
  /** Throws an error for the parent if a token could not be stored. */
  requireRoom: () => requireRoom(localStorage),
  store(token: string): void {
    // A token that is stored again is not new, so it says nothing about the clock.
    const isFresh = token !== read(USER_TOKEN);
    saveItemOrThrow(localStorage, USER_TOKEN, token);
    if (!isFresh) return;
    const lag = clockLagBy(token, Date.now());
    if (lag > 0) saveItem(localStorage, CLOCK_LAG, String(lag));
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
  /** Returns the minimum lag of this device's clock in milliseconds, as measured with the stored token. */
  clockLag: (): number => Number(localStorage.getItem(CLOCK_LAG)) || 0,
  /** Returns the current time at the token's issuer: this device's time plus the known lag of its clock. */
  issuerTime: (): number => Date.now() + userToken.clockLag(),
};

export const adminToken = {
  read: () => read(ADMIN_TOKEN),
  store: (token: string) => saveItemOrThrow(localStorage, ADMIN_TOKEN, token),
  remove: () => localStorage.removeItem(ADMIN_TOKEN),
};

/** The claims of an identity token. */
export interface TokenClaims {
  uid: string;
  email: string | null;
  displayName: string | null;
  /** Absent if the token does not say. */
  emailVerified?: boolean;
  /** When the parent last authenticated, in epoch milliseconds; null if the token does not say. */
  authenticatedAt: number | null;
  /** Epoch milliseconds; null if the token does not say. */
  issuedAt: number | null;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/**
 * Returns the claims of an identity token, or null if it is not one. The token is not verified here; the
 * server does that.
 */
export function claimsOf(token: string): TokenClaims | null {
  const { sub, email, name, exp, iat, ...rest } = payloadOf(token);
  const { auth_time: authenticatedAt, email_verified: emailVerified } = rest;
  if (typeof sub !== 'string' || typeof exp !== 'number') return null;
  return {
    uid: sub,
    email: typeof email === 'string' ? email : null,
    displayName: typeof name === 'string' ? name : null,
    ...(typeof emailVerified === 'boolean' && { emailVerified }),
    authenticatedAt: typeof authenticatedAt === 'number' ? authenticatedAt * 1000 : null,
    issuedAt: typeof iat === 'number' ? iat * 1000 : null,
    expiresAt: exp * 1000,
  };
}

/** Returns the payload of a token, or an empty object if the text is not a token. */
export function payloadOf(token: string): Record<string, unknown> {
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
 * Returns by how many milliseconds a clock that says `now` is at least slow: a token cannot arrive before it
 * was issued.
 */
export function clockLagBy(token: string, now: number): number {
  return Math.max(0, (claimsOf(token)?.issuedAt ?? now) - now);
}

/**
 * Whether a text is not a token, or is a token that expires within `margin` of `now`, both in milliseconds. With
 * a margin of 0: whether the server is sure to reject it.
 */
export function isExpired(token: string, now: number, margin = EXPIRY_MARGIN): boolean {
  const claims = claimsOf(token);
  return claims === null || now >= claims.expiresAt - margin;
}
