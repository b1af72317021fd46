// The library under attack, the credentials for it, and helpers of the attacks.
import type { Enrolled } from '../../e2e/support/enrol.ts';
import type { Call, HttpResponse } from '../send.ts';

export interface Target {
  origin: string;
  /** The family that the attacks use. It is not the family of the child who reads. */
  family: Enrolled;
  /** The token of the owner's session. */
  ownerToken: string;
  /** The book that the child reads. */
  bookId: string;
}

/** Returns a summary of the responses. Throws an error with an explanation if the library did not withstand it. */
export type Abuse = (target: Target) => Promise<string>;

/** How many responses had each status. */
export type Statuses = Map<number, number>;

export function count(statuses: Statuses, status: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

export const summarize = (statuses: Statuses): string =>
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ');

/** Runs `work` for 0 to `times` - 1, `concurrency` at a time. */
export async function repeat(
  times: number,
  concurrency: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** Throws on a status of 500 or more, except when a provider is unavailable. */
export function throwOnServerFault({ method, path }: Call, { status, body }: HttpResponse): void {
  if (status < 500) return;
  const text = body.toString();
  if (status === 503 && text.includes('"provider_unavailable"')) return;
  throw new Error(`${method} ${path.slice(0, 100)} answered ${status}: ${text.slice(0, 200)}`);
}
