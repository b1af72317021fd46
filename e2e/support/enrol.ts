// Creates families with the calls a browser would make, for tests that start after sign-up.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { readLocalSettings } from '../../scripts/config.ts';
import { inherited, origin, sandbox } from './config.ts';
import { enterWith } from './enter.ts';
import { type Family, newFamily } from './new-family.ts';

/** Opens a page in a new browser context, for another person or device (journey.ts). */
export type NewPage = (options: { baseURL: string }) => Promise<Page>;

export interface Enrolled extends Family {
  uid: string;
  token: string;
  /** Calls the library as this family and returns the JSON. Throws for a status that is not 2xx. */
  call<T = unknown>(method: string, path: string, body?: unknown): Promise<T>;
  /** Pays for a subscription on the checkout page. Does not notify the library. */
  pay(): Promise<void>;
  /** The storage entries of a browser where this family is signed in. */
  signIn: Record<string, string>;
  /** Signs this family in to `context` by writing its storage. */
  enter(context: BrowserContext): Promise<void>;
}

export interface EnrolOptions {
  /** Whether the family has paid. */
  subscribed?: boolean;
  /** `missing` is a family that signed up with Google and has not given names. */
  names?: 'given' | 'missing';
  /** Replaces fields of `newFamily()`. */
  family?: Partial<Family>;
  /** Where the product runs. Default: the shared product of this worker. */
  at?: { origin: string; sandbox: string };
}

const { apiKey } = readLocalSettings(inherited).server.identity;

interface IdentityAnswer {
  localId: string;
  idToken: string;
  refreshToken: string;
}

/** Creates an account, registers it with the library and pays, unless `subscribed` is false. */
export async function enrol({
  subscribed = true,
  names = 'given',
  family: changes = {},
  at = { origin, sandbox },
}: EnrolOptions = {}): Promise<Enrolled> {
  const family = { ...newFamily(), ...changes };
  const { email, password, studentFirstName } = family;
  const displayName = names === 'given' ? studentFirstName : undefined;
  const identity = (await send(
    'POST',
    `${at.sandbox}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${apiKey}`,
    {},
    { email, password, displayName, returnSecureToken: true },
  )) as IdentityAnswer;

  const headers = { Authorization: `Bearer ${identity.idToken}` };
  const call = async <T>(method: string, path: string, body?: unknown) =>
    (await send(method, at.origin + path, headers, body)) as T;

  const { parentFirstName, parentLastName } = family;
  const profile = {
    parentFirstName,
    parentLastName,
    firstName: studentFirstName,
    age: 6,
    readingLevel: 1,
    favoriteGenre: 'Animals',
  };
  await call('POST', '/api/auth/firebase/sync', names === 'given' ? profile : undefined);
  const pay = async () => {
    const { url } = await call<{ url: string }>('POST', '/api/create-checkout-session');
    await payAt(url, email);
  };
  if (subscribed) {
    await pay();
    // The library reads the subscription from the provider, so there is no need to wait for a webhook.
    await call('GET', '/api/subscription/status');
  }
  const signIn = signInEntries(identity, { email, displayName });
  return {
    ...family,
    uid: identity.localId,
    token: identity.idToken,
    call,
    pay,
    signIn,
    enter: (context) => enterWith(context, at.origin, signIn),
  };
}

/** Creates a family and opens a page where it is signed in. */
export async function arrive(
  newPage: NewPage,
  options: EnrolOptions = {},
): Promise<{ family: Enrolled; page: Page }> {
  const family = await enrol(options);
  const page = await newPage({ baseURL: options.at?.origin ?? origin });
  await family.enter(page.context());
  return { family, page };
}

async function send(
  method: string,
  url: string,
  headers: Record<string, string>,
  body: unknown,
): Promise<unknown> {
  const init: RequestInit = { method, headers };
  if (body !== undefined) {
    init.headers = { ...headers, 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/** Submits the form of the stand-in's checkout page at `url`. Throws when the payment is refused. */
export async function payAt(url: string, email: string): Promise<void> {
  const { status, headers } = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      email,
      cardNumber: '4242424242424242',
      cardExpiry: '12 / 40',
      cardCvc: '123',
      billingName: 'Robin Reader',
    }),
  });
  const next = headers.get('location') ?? '';
  // A declined card redirects to the checkout page.
  if (status !== 303 || next.startsWith('/checkout/')) {
    throw new Error(`The checkout at ${url} answered ${status} and led to ${next}`);
  }
}

/** Returns when an identity token expires, in epoch milliseconds. */
export function expiryOf(token: string): number {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { exp: number }).exp * 1000;
}

/** Waits until a renewal returns a different token. Tokens last an hour and are dated by the second. */
export const untilAnotherToken = (token: string) =>
  expect.poll(() => Date.now()).toBeGreaterThanOrEqual(expiryOf(token) - 3_600_000 + 1_000);

/**
 * Resolves once the page can renew a token. Call it before the page opens. The code for it loads after the screen,
 * and Chromium does not retry a failed import in the same page.
 */
export const untilItCanRenew = (page: Page) => page.waitForResponse('**/accounts:lookup*');

/** Returns the storage entries that the product and the identity SDK keep for a signed-in parent. */
function signInEntries(
  { localId, idToken, refreshToken }: IdentityAnswer,
  { email, displayName }: { email: string; displayName: string | undefined },
): Record<string, string> {
  const user = {
    uid: localId,
    email,
    emailVerified: false,
    displayName,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: expiryOf(idToken),
    },
    apiKey,
    appName: '[DEFAULT]',
  };
  return {
    firebase_token: idToken,
    [`firebase:authUser:${apiKey}:[DEFAULT]`]: JSON.stringify(user),
  };
}
