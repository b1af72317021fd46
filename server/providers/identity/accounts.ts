// Accounts at the identity provider, over its REST API and with the users' own tokens
// (https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts).
import { Problem } from '../../problems/problem.ts';
import { timeLeft } from '../budget.ts';

export interface IdentityAccounts {
  /** Whether the account of this token exists. Throws `sign_in_again`, `provider_unavailable`. */
  exists(token: string): Promise<boolean>;
  /** Deletes the account of this token. Safe to repeat. Throws `sign_in_again`, `provider_unavailable`. */
  remove(token: string): Promise<void>;
}

const HOST = 'identitytoolkit.googleapis.com';
/** Timeout of one call. All calls of a request also share its time budget. */
const TIMEOUT_MS = 5_000;

/** How much of a message is parsed, in characters. */
const MAX_MESSAGE_LENGTH = 200;

/** Error codes for which the user must sign in again. */
const tokenRefused = [
  'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  'TOKEN_EXPIRED',
  'INVALID_ID_TOKEN',
  'USER_DISABLED',
];

export const signInAgain = (cause?: unknown) =>
  new Problem('sign_in_again', 'Please confirm again that it is you, and try again.', {
    cause,
  });

/**
 * `host` is the origin of a test server that serves the provider's hosts as folders. `referrer` is the library's
 * own address: the API key may be restricted to calls from its pages.
 */
export function createIdentityAccounts(settings: {
  apiKey: string;
  host: string | null;
  referrer: string;
}): IdentityAccounts {
  const base = settings.host === null ? `https://${HOST}` : `${settings.host}/${HOST}`;

  /** Returns false if the account does not exist. */
  async function call(name: 'lookup' | 'delete', idToken: string): Promise<boolean> {
    let body: unknown;
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
      body = await response.json();
    } catch (cause) {
      throw providerUnavailable(cause);
    }
    const { kind, error } = (body ?? {}) as { kind?: unknown; error?: { message?: unknown } };
    if (isSuccess && typeof kind === 'string') return true;
    // A text for people may follow the code.
    const [code = ''] = String(error?.message ?? '')
      .slice(0, MAX_MESSAGE_LENGTH)
      .split(' ');
    if (code === 'USER_NOT_FOUND') return false;
    const refusal = new Error(`The identity provider responded to accounts:${name} with ${code}`);
    throw tokenRefused.includes(code) ? signInAgain(refusal) : providerUnavailable(refusal);
  }

  return {
    exists: (token) => call('lookup', token),
    async remove(token) {
      await call('delete', token);
    },
  };
}

function providerUnavailable(cause: unknown): Problem {
  return new Problem(
    'provider_unavailable',
    'The sign-in service cannot be reached right now. Please try again in a moment.',
    { cause },
  );
}
