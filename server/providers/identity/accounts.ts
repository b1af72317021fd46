// The accounts at the identity provider, over its REST protocol and with their owners' own tokens
// (https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts).
import { Problem } from '../../problems/problem.ts';
import { timeLeft } from '../budget.ts';

export interface IdentityAccounts {
  /** Whether the account of this token is there. Throws `sign_in_again`, `provider_unavailable`. */
  exists(token: string): Promise<boolean>;
  /** Deletes it; safe to repeat. Throws `sign_in_again`, `provider_unavailable`. */
  remove(token: string): Promise<void>;
}

const HOST = 'identitytoolkit.googleapis.com';
/** For one call; those of one request share its budget. */
const TIMEOUT_MS = 5_000;

/** So much of a message is looked at, in characters. */
const LONGEST_MESSAGE = 200;

/** The provider knows the account, and wants its owner to prove who she is. */
const tokenRefused = [
  'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  'TOKEN_EXPIRED',
  'INVALID_ID_TOKEN',
  'USER_DISABLED',
];

export const signInAgain = (cause?: unknown) =>
  new Problem('sign_in_again', 'Please confirm once more that it is you, and try again.', {
    cause,
  });

/**
 * `host` is the origin of a stand-in that serves the provider's hosts as folders. `referrer` is the
 * library's own address: a key may be limited to the calls of its pages.
 */
export function createIdentityAccounts(settings: {
  apiKey: string;
  host: string | null;
  referrer: string;
}): IdentityAccounts {
  const base = settings.host === null ? `https://${HOST}` : `${settings.host}/${HOST}`;

  /** False where there is no such account any more. */
  async function ask(name: 'lookup' | 'delete', idToken: string): Promise<boolean> {
    let answer: unknown;
    let isSuccess: boolean;
    try {
      const address = `${base}/v1/accounts:${name}?key=${encodeURIComponent(settings.apiKey)}`;
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', referer: `${settings.referrer}/` },
        body: JSON.stringify({ idToken }),
        signal: AbortSignal.timeout(Math.max(0, Math.floor(Math.min(TIMEOUT_MS, timeLeft())))),
      });
      isSuccess = response.ok;
      answer = await response.json();
    } catch (cause) {
      throw outOfReach(cause);
    }
    const { kind, error } = (answer ?? {}) as { kind?: unknown; error?: { message?: unknown } };
    if (isSuccess && typeof kind === 'string') return true;
    // What follows the code is for people.
    const [code = ''] = String(error?.message ?? '')
      .slice(0, LONGEST_MESSAGE)
      .split(' ');
    if (code === 'USER_NOT_FOUND') return false;
    const refusal = new Error(`The identity provider answered accounts:${name} with ${code}`);
    throw tokenRefused.includes(code) ? signInAgain(refusal) : outOfReach(refusal);
  }

  return {
    exists: (token) => ask('lookup', token),
    async remove(token) {
      await ask('delete', token);
    },
  };
}

function outOfReach(cause: unknown): Problem {
  return new Problem(
    'provider_unavailable',
    'The sign-in service cannot be reached right now. Please try again in a moment.',
    { cause },
  );
}
