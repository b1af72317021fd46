// Sends load to a server with autocannon.
import autocannon from 'autocannon';

export interface Loaded {
  calls: number;
  /** Calls a second. */
  rate: number;
  /** Percentiles of the latency in whole milliseconds. */
  p50: number;
  p99: number;
}

/** Throws when a call fails, times out or gets another status than 2xx. */
export async function load(options: autocannon.Options): Promise<Loaded> {
  const start = performance.now();
  let last = start;
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  autocannon(options, (error: Error | null, result) => (error ? reject(error) : resolve(result)))
    // autocannon checks only once a second whether it has finished, so the last response is the end.
    .on('response', () => (last = performance.now()));
  const { non2xx, errors, timeouts, latency, ...result } = await promise;
  const calls = result['2xx'];
  const failed = non2xx + errors + timeouts;
  if (failed > 0) throw new Error(`${failed} of ${calls + failed} calls of ${options.url} failed`);
  return { calls, rate: calls / ((last - start) / 1000), p50: latency.p50, p99: latency.p99 };
}
