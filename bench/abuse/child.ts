// A paying child who reads on, as a process of its own, so that who makes the load does not slow its
// clock: opens a book and turns a page four times a second, and says how long that took.
import { setTimeout } from 'node:timers/promises';
import { median } from '../median.ts';

export interface ChildOrders {
  origin: string;
  token: string;
  bookId: string;
}

export interface ChildReport {
  /** How many pages were turned since the last report. */
  turns: number;
  /** Milliseconds, the median and the longest of what was waited for since the last report. */
  median: number;
  longest: number;
  /** What was not answered as it should be. */
  failures: string[];
}

let times: number[] = [];
let failures: string[] = [];

async function read({ origin, token, bookId }: ChildOrders, page: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const began = performance.now();
  try {
    const answers = [
      await fetch(`${origin}/api/books/${bookId}`, { headers }),
      await fetch(`${origin}/api/progress`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ bookId, currentPage: page }),
      }),
    ];
    for (const answer of answers) {
      await answer.arrayBuffer();
      if (!answer.ok) failures.push(`${answer.status} for ${new URL(answer.url).pathname}`);
    }
  } catch (error) {
    failures.push(String((error as Error).cause ?? error));
  }
  times.push(performance.now() - began);
}

process.once('message', (orders: ChildOrders) => {
  process.on('message', () => {
    const report: ChildReport = {
      ...{ turns: times.length, failures },
      median: times.length === 0 ? 0 : median(times),
      longest: Math.max(0, ...times),
    };
    process.send?.(report);
    times = [];
    failures = [];
  });
  void (async () => {
    for (let turn = 0; ; turn++) {
      await read(orders, 1 + (turn % 2));
      await setTimeout(250);
    }
  })();
});
process.once('disconnect', () => process.exit());
