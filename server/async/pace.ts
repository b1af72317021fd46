// Lets long work pause often, so that requests in the same process are not delayed.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** How long the work runs before it yields to the event loop. */
const MAX_STRETCH_MS = 8;

/** Returns a function to await between two pieces of work. */
export function createPace(): () => Promise<void> {
  let startedAt = performance.now();
  return async () => {
    if (performance.now() - startedAt < MAX_STRETCH_MS) return;
    await yieldToEventLoop();
    startedAt = performance.now();
  };
}
