// The address that stops the weekly letter of one account, without a sign-in. It works for good, and for nothing else.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { pages } from '../../../contracts/pages.ts';

const tokenOf = (secret: string, uid: string): Buffer =>
  createHmac('sha256', secret).update(`stop the weekly letter ${uid}`).digest();

/** `publicUrl` is the origin of the library. */
export function unsubscribeLink(secret: string, publicUrl: string, uid: string): string {
  const query = new URLSearchParams({
    account: uid,
    token: tokenOf(secret, uid).toString('base64url'),
  });
  return `${publicUrl}${pages.unsubscribe}?${query}`;
}

/** Whether a token was made for this account with this secret. */
export function isValidToken(secret: string, uid: string, token: string): boolean {
  const expected = Buffer.from(tokenOf(secret, uid).toString('base64url'));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
