// Code that is fetched when it is needed may be gone: the library was renewed while this tab was open. The browser then
// fails again however often this page asks, after a lost connection too, so the page is opened anew by itself: once, whatever
// else is gone, and never for what nobody waits for.
import { isLibraryThere, UNREACHABLE } from '../api/api.ts';
import { isStorageAllowed, remember } from '../browser/storages.ts';
import { hasUnsaved } from '../browser/unsaved.ts';

/** The code did not come. The message is a sentence for the person in front of it. */
export class CodeMissing extends Error {
  /** Whether the library answers: then it is not the connection. */
  readonly isReachable: boolean;

  constructor(isReachable: boolean, cause: unknown) {
    super(
      isReachable
        ? 'The library has been renewed, and this page does not fit it yet. Please open the page again in a minute.'
        : UNREACHABLE,
      { cause },
    );
    this.name = 'CodeMissing';
    this.isReachable = isReachable;
  }
}

const MARK = 'opened_anew';

/** Whether it was this file that opened the page. */
function takeMark(): boolean {
  try {
    const isThere = sessionStorage.getItem(MARK) !== null;
    sessionStorage.removeItem(MARK);
    return isThere;
  } catch {
    return false;
  }
}

/** For so long a page that was opened anew stays, in milliseconds: what it lacks would be lacking again. */
const STAYS = 60_000;
const isOpenedAnew = takeMark();
let isLeaving = false;

/** Opens the page anew. False where that would lose something, or where it has just been done. */
function reopen(): boolean {
  if (isLeaving) return true;
  if (isOpenedAnew && performance.now() < STAYS) return false;
  if (hasUnsaved() || !isStorageAllowed()) return false;
  if (!remember(sessionStorage, MARK, 'yes')) return false;
  isLeaving = true;
  location.reload();
  return true;
}

/**
 * What `load` imports. Throws CodeMissing, and answers nothing any more where the page is opened anew, which is not done
 * for what is fetched in the background: somebody reads meanwhile.
 */
export async function fetchCode<T>(load: () => Promise<T>, { isAwaited = true } = {}): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const isReachable = await isLibraryThere();
    if (isAwaited && isReachable && reopen()) return new Promise(() => {});
    throw new CodeMissing(isReachable, cause);
  }
}
