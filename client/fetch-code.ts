// Code that is fetched when it is needed may be gone: the library was renewed while this tab was open. The browser then
// fails again however often this page asks, after a lost connection too, so the page is opened anew by itself, once.
import { isLibraryThere, UNREACHABLE } from './api.ts';
import { remember } from './storages.ts';

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

let isLeaving = false;

/** Opens the page anew. False where it was for the same code already, or where that cannot be remembered. */
function reopen(key: string): boolean {
  if (isLeaving) return true;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
  } catch {
    return false;
  }
  if (!remember(sessionStorage, key, '1')) return false;
  isLeaving = true;
  location.reload();
  return true;
}

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where nothing can be kept nothing was.
  }
}

/** What `load` imports. Throws CodeMissing, and answers nothing any more where the page is opened anew. */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  // As built it names its file, which is another one with each release.
  const key = `reopened-for:${load}`;
  let code: T;
  try {
    code = await load();
  } catch (cause) {
    const isReachable = await isLibraryThere();
    if (isReachable && reopen(key)) return new Promise(() => {});
    throw new CodeMissing(isReachable, cause);
  }
  forget(key);
  return code;
}
