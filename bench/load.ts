// Loads a server with autocannon.
import autocannon from 'autocannon';

export interface Loaded {
  calls: number;
  /** Calls a second. */
  rate: number;
  /** In whole milliseconds. */
  p50: number;
  p99: number;
}

/** Throws where a call is refused, fails or breaks off. */
export async function load(options: autocannon.Options): Promise<Loaded> {
  const began = performance.now();
  let last = began;
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  autocannon(options, (error: Error | null, result) => (error ? reject(error) : resolve(result)))
    // It notices only once a second that it has finished.
    .on('response', () => (last = performance.now()));
  const { non2xx, errors, timeouts, latency, ...result } = await promise;
  const calls = result['2xx'];
  const failed = non2xx + errors + timeouts;
  if (failed > 0) throw new Error(`${failed} of ${calls + failed} calls of ${options.url} failed`);
  return { calls, rate: calls / ((last - began) / 1000), p50: latency.p50, p99: latency.p99 };
}
