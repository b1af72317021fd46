// Long work in one process with everyone's requests: it pauses again and again.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** For so many milliseconds it works before the others have a turn. */
const AT_A_STRETCH = 8;

/** To be awaited between two pieces of work. */
export function createPace(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < AT_A_STRETCH) return;
    await nextTurn();
    since = performance.now();
  };
}
