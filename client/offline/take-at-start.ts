// Takes a release that was fetched since the last start. Part of the first script: where none waits, as nearly always,
// it asks the browser once and needs no more code.
import { noteOrigin, wasOpenedFromElsewhere } from './from-elsewhere.ts';
import { tellUse } from './in-use.ts';

/** How long the first screen waits for a release, in milliseconds. */
const PATIENCE = 3_000;

async function take(): Promise<void> {
  const until = performance.now() + PATIENCE;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const waiting = registration?.waiting ?? null;
    if (waiting === null) return;
    const { takeVersion } = await import('./new-version.ts');
    const left = until - performance.now();
    if (left > 0) await takeVersion(waiting, left);
  } catch (error) {
    console.info('The new version is not taken at this start', error);
  }
}

/** Opens this page again where a release waits and no window is in use. Resolves where the page is to be shown as it is. */
export async function takeAtStart(): Promise<void> {
  // Before any other window asks.
  tellUse();
  noteOrigin();
  if (wasOpenedFromElsewhere()) return;
  await Promise.race([take(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
