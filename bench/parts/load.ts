// One load on servers in turns: rounds that tell how the one compares with the other, on a machine
// that is never quite still.
import autocannon from 'autocannon';
import { median } from '../median.ts';

/** A call as it goes over the line. */
export interface Ask {
  path: string;
  headers?: Record<string, string>;
  /** As JSON. */
  body?: unknown;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Target {
  /** Requests per second for so many requests. Throws where an answer is no success. */
  rate(requests: number): Promise<number>;
}

const CONNECTIONS = 20;

/** `ask` is one call that stays the same, or makes the next call each time. */
export function target(origin: string, method: Method, ask: Ask | (() => Ask)): Target {
  const toRequest = ({ path, headers = {}, body }: Ask) => ({
    method,
    path,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const request =
    typeof ask === 'function'
      ? { setupRequest: (defaults: object) => ({ ...defaults, ...toRequest(ask()) }) }
      : toRequest(ask);
  return {
    async rate(requests) {
      const began = performance.now();
      let last = began;
      const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
      const options = {
        url: origin,
        connections: Math.min(CONNECTIONS, requests),
        amount: requests,
        requests: [request],
        sampleInt: 20,
      } as autocannon.Options;
      autocannon(options, (error: Error | null, result) =>
        error ? reject(error) : resolve(result),
      )
        // It notices only now and then that it has finished.
        .on('response', () => (last = performance.now()));
      const result = await promise;
      const seconds = (last - began) / 1000;
      const failed = result.non2xx + result.errors + result.timeouts;
      if (failed > 0) throw new Error(`${failed} of ${requests} calls failed: ${method} ${origin}`);
      return requests / seconds;
    },
  };
}

export interface Compared {
  /** Requests per second, the medians of the rounds. */
  rates: number[];
  /** To the last target, by the rounds' own ratios: their median. */
  ratios: number[];
}

/** Loads these targets in turns. `requests` is how many in a round, or is found for about `seconds`. */
export async function inTurns(
  targets: readonly Target[],
  requests: number | { seconds: number },
  rounds = 3,
): Promise<Compared> {
  const amounts: number[] = [];
  for (const one of targets) {
    if (typeof requests === 'number') {
      await one.rate(requests);
      amounts.push(requests);
    } else {
      await one.rate(WARMING);
      const found = Math.round((await one.rate(WARMING)) * requests.seconds);
      amounts.push(Math.max(WARMING, found));
    }
  }
  const rates: number[][] = targets.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, one] of targets.entries()) {
      rates[index]?.push(await one.rate(amounts[index] ?? WARMING));
    }
  }
  const last = rates.at(-1) ?? [];
  return {
    rates: rates.map(median),
    ratios: rates.map((own) => median(own.map((rate, round) => rate / (last[round] ?? NaN)))),
  };
}

const WARMING = 200;
