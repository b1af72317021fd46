// Throttles guesses of an owner's password: how long a login must wait after failed ones. A username is
// locked for everybody after a few failures, except at client addresses from which it has signed in before.
// These count their own failures, so that a stranger who keeps guessing cannot lock the owner out.

/** A login that has failed or is being tried. Times are in epoch milliseconds. */
export interface Failure {
  username: string;
  /** The client's address range (server/http/client-address.ts). */
  network: string;
  failedAt: number;
}

export const FAILURE_WINDOW_MS = 15 * 60_000;
const MAX_PER_USERNAME = 5;
const MAX_PER_ADDRESS = 20;

/** Returns the milliseconds until fewer than `allowed` of the failures count; 0 when that is so now. */
function waitUntilFewer(failures: readonly Failure[], allowed: number, now: number): number {
  if (failures.length < allowed) return 0;
  const times = failures.map(({ failedAt }) => failedAt).sort((a, b) => a - b);
  return (times.at(-allowed) ?? now) + FAILURE_WINDOW_MS - now;
}

/**
 * Returns the milliseconds to wait before this login may be tried. `failures` are those of the last fifteen
 * minutes for the username or from the client address. `isKnown` says whether the username has signed in from
 * this address before.
 */
export function waitFor(
  { username, network }: Omit<Failure, 'failedAt'>,
  failures: readonly Failure[],
  isKnown: boolean,
  now: number,
): number {
  const fromAddress = failures.filter((failure) => failure.network === network);
  const forUsername = (isKnown ? fromAddress : failures).filter(
    (failure) => failure.username === username,
  );
  return Math.max(
    waitUntilFewer(forUsername, MAX_PER_USERNAME, now),
    waitUntilFewer(fromAddress, MAX_PER_ADDRESS, now),
  );
}
