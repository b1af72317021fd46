// Opens the identity provider when it is first needed, and applies to the session what it reports.
import { userToken } from '../api/tokens.ts';
import { googleRedirect } from './google-redirect.ts';
import type { IdentityProvider } from './identity.ts';
import { openIdentityProvider } from './open-identity-provider.ts';
import { continueOffline, onSignedIn, onSignedOut } from './session-changes.ts';
import { sessionStore } from './session-state.ts';
import { toastGoogleSignIn } from './toast-google-sign-in.ts';

/** How long the provider's code waits so that the first screen has the network to itself, in milliseconds. */
const PROVIDER_DELAY = 1000;

let providerOpener = openIdentityProvider;
let openedProvider: Promise<IdentityProvider> | null = null;
let connectedProvider: Promise<IdentityProvider> | null = null;
/** How many sign-ups and sign-outs are under way. */
let changes = 0;

/** Sets how the provider is opened. Forgets one that was opened before: only tests set an opener twice. */
export function setProviderOpener(opener: typeof providerOpener): void {
  providerOpener = opener;
  openedProvider = null;
  connectedProvider = null;
}

/**
 * Returns the provider, which is opened once per page. A failed attempt is retried by the next call. `isAwaited`
 * is false for a fetch in the background.
 */
export function openProvider(isAwaited = true): Promise<IdentityProvider> {
  openedProvider ??= providerOpener(isAwaited).catch((error: unknown) => {
    openedProvider = null;
    throw error;
  });
  return openedProvider;
}

async function finishRedirect(provider: IdentityProvider): Promise<void> {
  googleRedirect.drop();
  try {
    const result = await provider.finishRedirect();
    if (result === null) return;
    await onSignedIn(result, true);
    toastGoogleSignIn();
  } catch (error) {
    console.info('The redirect sign-in was not completed', error);
  }
}

async function connect(isAwaited: boolean): Promise<IdentityProvider> {
  const provider = await openProvider(isAwaited);
  // A parent may sign out while the code is on its way.
  const isSessionExpected = userToken.read() !== null || googleRedirect.isPending();
  if (googleRedirect.isPending()) await finishRedirect(provider);
  // The SDK may still know a user who has signed out here. Do not sign them in again.
  if (!isSessionExpected) await provider.signOut();
  provider.watch(
    (signedIn) => {
      if (changes > 0) return;
      if (signedIn === null) return onSignedOut();
      onSignedIn(signedIn, false).catch((error: unknown) =>
        console.info('The sign-in could not be applied', error),
      );
    },
    (error) => {
      console.info('The identity token could not be renewed', error);
      continueOffline();
    },
  );
  return provider;
}

/** Returns the provider once the session follows what it reports. Otherwise like `openProvider`. */
export function connectProvider(isAwaited = true): Promise<IdentityProvider> {
  connectedProvider ??= connect(isAwaited).catch((error: unknown) => {
    connectedProvider = null;
    throw error;
  });
  return connectedProvider;
}

/**
 * Ignores what the provider reports during a sign-up, so that the first sync includes the profile, and during a sign-out: it
 * may still report whoever leaves.
 */
export async function withoutReports<T>(change: () => Promise<T>): Promise<T> {
  changes += 1;
  try {
    return await change();
  } finally {
    changes -= 1;
  }
}

/** Fetches the provider in advance, when a parent is about to sign in. */
export function prepare(): void {
  connectProvider().catch((error: unknown) =>
    console.info('The identity provider could not be opened', error),
  );
}

/** At most so much longer it waits for a slow line, in milliseconds. */
const LONGEST_DELAY = 10_000;

/** Whether something has arrived of late: the first screen may still be coming. */
function isArriving(): boolean {
  const arrivals = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const last = Math.max(0, ...arrivals.map(({ responseEnd }) => responseEnd));
  return performance.now() - last < PROVIDER_DELAY;
}

/** Resolves once the first screen has had time to render. */
export async function screenShown(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  const limit = performance.now() + LONGEST_DELAY;
  do {
    await new Promise((resolve) => setTimeout(resolve, PROVIDER_DELAY));
  } while (isArriving() && performance.now() < limit);
}

/** Runs `task` with the provider in the background after the screen has rendered. Logs a failure as `message`. */
export function afterScreenShown(
  task: (provider: IdentityProvider) => Promise<unknown>,
  message: string,
): void {
  screenShown()
    // A signed-in parent does not wait for this.
    .then(() => connectProvider(sessionStore.getState().state !== 'signed-in'))
    .then(task)
    .catch((error: unknown) => console.info(message, error));
}

/** Calls `task` once a family is signed in and the screen has had time to render. */
export function whenFamilyShown(task: () => void): void {
  const isSignedIn = () => sessionStore.getState().state === 'signed-in';
  const run = () => void screenShown().then(task);
  if (isSignedIn()) return run();
  const stop = sessionStore.subscribe(() => {
    if (!isSignedIn()) return;
    stop();
    run();
  });
}
