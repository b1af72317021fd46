// A lazily loaded chunk may be missing because a new version was deployed while this tab was open. Browsers
// cache a failed import, also after a lost connection, so retrying it in this page cannot help. Instead the page
// reloads itself: only once, and never for code that is fetched in the background.
import { isLibraryReachable, UNREACHABLE } from '../api/api.ts';
import { isOutdated } from '../browser/controller.ts';
import { isStorageAllowed, saveItem } from '../browser/storages.ts';
import { hasUnsaved } from '../browser/unsaved.ts';

/** The code could not be loaded. The message is for the user. */
export class CodeMissing extends Error {
  /** Whether the server is reachable. If so, the connection is not the cause. */
  readonly isReachable: boolean;

  constructor(isReachable: boolean, cause: unknown) {
    super(
      isReachable
        ? 'The library has been updated, and this page does not match the new version yet. Please open the page again in a minute.'
        : UNREACHABLE,
      { cause },
    );
    this.name = 'CodeMissing';
    this.isReachable = isReachable;
  }
}

const RELOADED_KEY = 'opened_anew';

/** Returns whether this file reloaded the page, and removes the mark. */
function takeReloadedMark(): boolean {
  try {
    const wasMarked = sessionStorage.getItem(RELOADED_KEY) !== null;
    sessionStorage.removeItem(RELOADED_KEY);
    return wasMarked;
  } catch {
    return false;
  }
}

/** How long a reloaded page does not reload again, in milliseconds: the missing code would still be missing. */
const RELOAD_COOLDOWN = 60_000;
const wasReloaded = takeReloadedMark();
let isReloading = false;

/** Reloads the page. Returns false if that would lose unsaved input, or if the page was just reloaded. */
function reloadOnce(): boolean {
  if (isReloading) return true;
  if (wasReloaded && performance.now() < RELOAD_COOLDOWN) return false;
  if (hasUnsaved() || !isStorageAllowed()) return false;
  if (!saveItem(sessionStorage, RELOADED_KEY, 'yes')) return false;
  isReloading = true;
  location.reload();
  return true;
}

/**
 * Returns what `load` imports. If that fails, reloads the page (the promise then never settles) or throws
 * CodeMissing. Never reloads for code that is fetched in the background (`isAwaited` is false), because the
 * user is doing something else.
 */
export async function fetchCode<T>(load: () => Promise<T>, { isAwaited = true } = {}): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const isReachable = await isLibraryReachable();
    // The worker of a newer release can open it also without a connection.
    if (isAwaited && (isReachable || isOutdated()) && reloadOnce()) return new Promise(() => {});
    throw new CodeMissing(isReachable, cause);
  }
}
