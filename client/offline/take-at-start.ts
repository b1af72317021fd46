// Takes a release that was fetched since the last start. Part of the first script: where none waits, as nearly always,
// it asks the browser once and needs no more code.
import { googleRedirect } from '../auth/google-redirect.ts';

/** How long the first screen waits for a release, in milliseconds. */
const PATIENCE = 3_000;

/** Whether a worker answers this page. Only then can a release wait. */
export const isAnsweredByWorker = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Whether this page is the answer of a payment or sign-in page, which must not be opened twice. */
const comesFromElsewhere = () => location.search !== '' || googleRedirect.isPending();

/** Opens this page again where a release waits and no window is in use. Resolves where the page is to be shown as it is. */
export async function takeAtStart(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const waiting = registration?.waiting ?? null;
    if (waiting === null || comesFromElsewhere()) return;
    const { takeVersion } = await import('./new-version.ts');
    await takeVersion(waiting, PATIENCE);
  } catch (error) {
    console.info('The new version is not taken at this start', error);
  }
}
