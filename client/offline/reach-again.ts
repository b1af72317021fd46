// A single call without an answer says that the library cannot be reached. Where the browser knows of a network, a page that
// is seen asks again by itself, with growing pauses. While the library can be reached there is no timer.
import { isLibraryReachable } from '../api/api.ts';
import { isOffline, watchConnection } from '../api/connection.ts';
import { askAgain } from './catch-up.ts';
import { canKeep } from './worker.ts';

/** The first pause and the longest one, in milliseconds. */
const FIRST = 5_000;
const LONGEST = 300_000;

/** Starts to ask. Returns a function to stop. */
export function reachAgain(): () => void {
  let pause = FIRST;
  let reachedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    clearTimeout(timer);
    if (!isOffline() || !navigator.onLine || !canKeep()) return;
    if (document.visibilityState !== 'visible') return;
    timer = setTimeout(() => void ask(), pause);
  }

  async function ask(): Promise<void> {
    pause = Math.min(2 * pause, LONGEST);
    // A captive portal answers this, too, but not the call that follows.
    if (await isLibraryReachable()) askAgain();
    plan();
  }

  const stopWatching = watchConnection(() => {
    if (!isOffline()) reachedAt = Date.now();
    // A connection that comes and goes is not asked more and more.
    else if (Date.now() - reachedAt > LONGEST) pause = FIRST;
    plan();
  });
  document.addEventListener('visibilitychange', plan);
  plan();
  return () => {
    stopWatching();
    document.removeEventListener('visibilitychange', plan);
    clearTimeout(timer);
  };
}
