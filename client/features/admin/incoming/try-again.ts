// Whether a file is tried again that could not be sent or announced.
import { ApiError, messageOf } from '../../../api/api.ts';
import { isSessionOver } from '../login/use-admin-session.ts';

/** How long each further try waits, in milliseconds. Bytes that arrive start it from the beginning. */
const DELAYS = [1_000, 3_000, 5_000, 10_000, 20_000, 30_000];

const GONE = 'This file cannot be read any more. It may have been moved or changed. Drop it again.';
const FAILED = 'Please try again in a moment.';

/** Returns how long a file waits that was tried so often before, in milliseconds. */
export const delayAfter = (tries: number): number =>
  DELAYS[Math.min(tries, DELAYS.length - 1)] ?? 0;

/** Returns what a refusal says. */
export const refusalText = (error: ApiError): string => messageOf(error, FAILED);

/** Whether a refusal passes by itself: the library is busy, restarts, or has many files to make first. */
export const passes = ({ status }: ApiError): boolean =>
  status >= 500 || [408, 409, 423, 429].includes(status);

async function isReadable(file: File | undefined): Promise<boolean> {
  try {
    await file?.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** `queued` waits until somebody has signed in, `failed` is the end, and the others are tried again after a pause. */
export interface Outcome {
  phase: 'queued' | 'failed' | 'waiting' | 'waiting-for-network';
  message: string | null;
}

/**
 * Returns what becomes of a file after a failure. `isBegun` is whether the library has given it an id, `file` is the first
 * of what is sent.
 */
export async function outcomeOf(
  error: unknown,
  { isBegun, file }: { isBegun: boolean; file: File | undefined },
): Promise<Outcome> {
  if (isSessionOver(error)) return { phase: 'queued', message: null };
  const refusal = error instanceof ApiError ? error : null;
  // Its upload is gone; whether the file is there says the list.
  const isGone = refusal !== null && [404, 410].includes(refusal.status) && isBegun;
  if (refusal !== null && !isGone && !passes(refusal)) {
    return { phase: 'failed', message: refusalText(refusal) };
  }
  if (error instanceof DOMException || !(await isReadable(file))) {
    return { phase: 'failed', message: GONE };
  }
  if (refusal === null) return { phase: 'waiting-for-network', message: null };
  return { phase: 'waiting', message: isGone ? null : refusalText(refusal) };
}
