// Removes all that this device keeps of a family's library: after a sign-out, and when the subscription has ended.
import { CacheExpiration } from 'workbox-expiration';
import { FORGET_PICTURES, KEPT_FILES, SHOWN_PICTURES } from './cache-names.ts';
import { stopAll } from './keep-state.ts';
import { alone } from './kept-files.ts';
import { changeAllLists } from './kept-list.ts';
import { keptListKeys, noteLeftovers } from './kept-marks.ts';
import { clearRecords } from './kept-records.ts';

/**
 * A picture that the worker is just storing makes its cache anew, and the screen that was open may still ask for some. Both
 * are done after so long, in milliseconds.
 */
const STORING = 2_000;

/** The worker's list of the pictures. Without a database it has none. */
const forgetList = () =>
  new CacheExpiration(SHOWN_PICTURES, { maxEntries: 1 }).delete().catch(() => undefined);

/** What is asked for before is not stored any more, however late it arrives. */
async function forgetShown(): Promise<void> {
  navigator.serviceWorker?.controller?.postMessage({ type: FORGET_PICTURES });
  await Promise.all([caches.delete(SHOWN_PICTURES), forgetList()]);
}

async function removeFiles(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all([caches.delete(KEPT_FILES), forgetShown()]);
  // A page that looks for files at this moment makes their cache anew.
  await alone(async () => void (await caches.delete(KEPT_FILES)));
  await new Promise((resolve) => setTimeout(resolve, STORING));
  await forgetShown();
}

/** Removes the lists at once, then the answers and the files. What could not be removed is removed at the next start. */
export async function forgetKeptLibrary(): Promise<void> {
  stopAll();
  changeAllLists(() => []);
  for (const key of keptListKeys()) localStorage.removeItem(key);
  noteLeftovers(true);
  const [records, files] = await Promise.allSettled([clearRecords(), removeFiles()]);
  const isGone = records.status === 'fulfilled' && records.value && files.status === 'fulfilled';
  if (isGone) noteLeftovers(false);
}
