// Families made by the calls a browser would make, for tests that begin after that.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { readLocalSettings } from '../../scripts/config.ts';
import { inherited, origin, sandbox } from './config.ts';
import { enterWith } from './enter.ts';
import { type Family, newFamily } from './new-family.ts';

/** Opens a page of another person (journey.ts). */
export type NewPage = (options: { baseURL: string }) => Promise<Page>;

export interface Enrolled extends Family {
  uid: string;
  token: string;
  /** Calls the library for this family; answers the JSON. Throws for an answer that is no success. */
  call<T = unknown>(method: string, path: string, body?: unknown): Promise<T>;
  /** Pays for a subscription, as they would on the checkout page. The library is not told. */
  pay(): Promise<void>;
  /** Makes `context` a browser that knows this family, as if they had signed in there before. */
  enter(context: BrowserContext): Promise<void>;
}

export interface Wish {
  /** Whether they have paid. */
  subscribed?: boolean;
  /** `missing` is who came by Google and gave no names. */
  names?: 'given' | 'missing';
  /** What differs from `newFamily()`. */
  family?: Partial<Family>;
  /** Where the product runs, if it is not the one all journeys share. */
  at?: { origin: string; sandbox: string };
}

const { apiKey } = readLocalSettings(inherited).server.identity;

interface IdentityAnswer {
  localId: string;
  idToken: string;
  refreshToken: string;
}

/** Makes an account, tells the library of it and, unless `subscribed` is false, pays. */
export async function enrol({
  subscribed = true,
  names = 'given',
  family: changes = {},
  at = { origin, sandbox },
}: Wish = {}): Promise<Enrolled> {
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
    readingLevel: 2,
    favoriteGenre: 'Animals',
  };
  await call('POST', '/api/auth/firebase/sync', names === 'given' ? profile : undefined);
  const pay = async () => {
    const { url } = await call<{ url: string }>('POST', '/api/create-checkout-session');
    await payAt(url, email);
  };
  if (subscribed) {
    await pay();
    // The library looks for itself: no webhook is waited for.
    await call('GET', '/api/subscription/status');
  }
  return {
    ...family,
    uid: identity.localId,
    token: identity.idToken,
    call,
    pay,
    enter: (context) => remember(context, at.origin, identity, { email, displayName }),
  };
}

/** The same, and a page of a browser that knows them. */
export async function arrive(
  newPage: NewPage,
  wish: Wish = {},
): Promise<{ family: Enrolled; page: Page }> {
  const family = await enrol(wish);
  const page = await newPage({ baseURL: wish.at?.origin ?? origin });
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

/** Pays on the stand-in's checkout page as its form does. */
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
  // A card that is refused leads to the checkout again.
  if (status !== 303 || next.startsWith('/checkout/')) {
    throw new Error(`The checkout at ${url} answered ${status} and led to ${next}`);
  }
}

/** When an identity token expires, in epoch milliseconds. */
export function expiryOf(token: string): number {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { exp: number }).exp * 1000;
}

/** Waits until a renewal brings another token than this one, an hour from its end: they are dated by the second. */
export const untilAnotherToken = (token: string) =>
  expect.poll(() => Date.now()).toBeGreaterThanOrEqual(expiryOf(token) - 3_600_000 + 1_000);

/**
 * Resolves once a page that is opened after this call can renew a token: the code that does it comes a while
 * after the screen, and Chromium does not fetch again in the same page what it once could not.
 */
export const untilItCanRenew = (page: Page) => page.waitForResponse('**/accounts:lookup*');

/** Leaves in the browser's storage what the product and the identity SDK keep of who signed in. */
async function remember(
  context: BrowserContext,
  productOrigin: string,
  { localId, idToken, refreshToken }: IdentityAnswer,
  { email, displayName }: { email: string; displayName: string | undefined },
): Promise<void> {
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
  await enterWith(context, productOrigin, {
    firebase_token: idToken,
    [`firebase:authUser:${apiKey}:[DEFAULT]`]: JSON.stringify(user),
  });
}
