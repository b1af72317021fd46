// The parent's names in the token of a Google sign-in. Not in tokens.ts: every visitor fetches that.
import { cleanLine } from '../../domain/text.ts';
import { payloadOf } from './tokens.ts';

/**
 * Returns the parent's names from a Google sign-in, or null for any other sign-in: there the token's name is
 * the child's.
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
