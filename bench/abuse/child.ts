// A paying child who reads during the attacks: opens a book and turns a page about four times a second, and
// measures how long that takes. It is a separate process, so that the load generator does not distort the times.
import { setTimeout } from 'node:timers/promises';
import { median } from '../median.ts';

export interface ChildOrders {
  origin: string;
  token: string;
  bookId: string;
}

export interface ChildReport {
  /** The number of pages turned since the last report. */
  turns: number;
  /** The median and the longest time to open the book and turn a page since the last report, in milliseconds. */
  median: number;
  longest: number;
  /** The calls that failed since the last report. */
  failures: string[];
}

let times: number[] = [];
let failures: string[] = [];

async function read({ origin, token, bookId }: ChildOrders, page: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const start = performance.now();
  try {
    const responses = [
      await fetch(`${origin}/api/books/${bookId}`, { headers }),
      await fetch(`${origin}/api/progress`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ bookId, currentPage: page }),
      }),
    ];
    for (const response of responses) {
      await response.arrayBuffer();
      if (!response.ok) failures.push(`${response.status} for ${new URL(response.url).pathname}`);
    }
  } catch (error) {
    failures.push(String((error as Error).cause ?? error));
  }
  times.push(performance.now() - start);
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
