// The brake on guessing an owner's password: how long a login must wait after those that failed.
// A name is closed to everybody after a few failures, except at the addresses at which it has signed
// in before: those count their own, so that a stranger who keeps guessing cannot keep the owner out.

/** A login that has failed, or is being tried. Times are epoch milliseconds. */
export interface Failure {
  username: string;
  /** Where it came from, as server/http/client-address.ts tells places apart. */
  network: string;
  failedAt: number;
}

export const FAILURE_WINDOW_MS = 15 * 60_000;
const OF_A_NAME = 5;
const OF_A_NETWORK = 20;

/** Milliseconds until fewer than `allowed` of these count; 0 when that is so already. */
function waitUntilFewer(failures: readonly Failure[], allowed: number, now: number): number {
  if (failures.length < allowed) return 0;
  const times = failures.map(({ failedAt }) => failedAt).sort((a, b) => a - b);
  return (times.at(-allowed) ?? now) + FAILURE_WINDOW_MS - now;
}

/**
 * Milliseconds to wait before this name may be tried at this place. `failures` are those of the last
 * fifteen minutes for the name or from the place; `isKnown` says whether the name has signed in here.
 */
export function waitFor(
  { username, network }: Omit<Failure, 'failedAt'>,
  failures: readonly Failure[],
  isKnown: boolean,
  now: number,
): number {
  const ofPlace = failures.filter((failure) => failure.network === network);
  const ofName = (isKnown ? ofPlace : failures).filter((failure) => failure.username === username);
  return Math.max(
    waitUntilFewer(ofName, OF_A_NAME, now),
    waitUntilFewer(ofPlace, OF_A_NETWORK, now),
  );
}
