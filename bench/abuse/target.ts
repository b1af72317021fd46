// What is abused: a library as a process of its own, and who is known there.
import type { Enrolled } from '../../e2e/support/enrol.ts';
import type { Answer, Call } from '../send.ts';

export interface Target {
  origin: string;
  /** A family whose calls are abuse; not the child that reads on. */
  family: Enrolled;
  /** Of the owner's session. */
  ownerToken: string;
  /** The book that the child reads. */
  bookId: string;
}

/** Throws a sentence where the library did not stand it; else answers what came back. */
export type Abuse = (target: Target) => Promise<string>;

/** How often each status was answered. */
export type Statuses = Map<number, number>;

export function count(statuses: Statuses, status: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

export const told = (statuses: Statuses): string =>
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ');

/** Runs `work` for 0 to `times` - 1, `atOnce` at a time. */
export async function repeat(
  times: number,
  atOnce: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** What only a fault of the library's own answers. */
export function refuseFaults({ method, path }: Call, { status, body }: Answer): void {
  if (status < 500) return;
  const said = body.toString();
  if (status === 503 && said.includes('"provider_unavailable"')) return;
  throw new Error(`${method} ${path.slice(0, 100)} answered ${status}: ${said.slice(0, 200)}`);
}
