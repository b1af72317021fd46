// Starts what lets a signed-in family read without a network. Fetched after the first screen.
import { registerWorker } from './worker.ts';

let isStarted = false;

/** Starts once per page. */
export function startKeeping(): void {
  if (isStarted) return;
  isStarted = true;
  void registerWorker();
}
