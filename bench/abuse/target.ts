// What is abused: a library as a process of its own, and who is known there.
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Enrolled } from '../../e2e/support/enrol.ts';

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

export interface Call {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** How often each status was answered. */
export type Statuses = Map<number, number>;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One call, written as it is: no address is put right, no header left out. */
export function send(
  origin: string,
  call: Call,
): Promise<{ status: number; body: string; retryAfter: string | undefined }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({
      agent,
      hostname,
      port,
      method: call.method,
      path: call.path,
      headers: {
        ...call.headers,
        ...(call.body !== undefined && { 'content-length': Buffer.byteLength(call.body) }),
      },
    });
    sent.once('error', reject);
    sent.once('response', (answer) => {
      const { statusCode: status = 0, headers } = answer;
      text(answer).then(
        (body) => resolve({ status, body, retryAfter: headers['retry-after'] }),
        reject,
      );
    });
    sent.end(call.body);
  });
}

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
export function refuseFaults({ method, path }: Call, status: number, body: string): void {
  const isOfAProvider = status === 503 && body.includes('"provider_unavailable"');
  if (status >= 500 && !isOfAProvider) {
    throw new Error(`${method} ${path.slice(0, 100)} answered ${status}: ${body.slice(0, 200)}`);
  }
}
