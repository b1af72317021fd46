// The SDK's HTTP client, with two fixes. The SDK's timeout ends only an idle connection, so a slow response could
// take forever. And a JSON response that is not an object makes a call hang and the process crash.
import Stripe from 'stripe';
import { BUDGET_MS, timeLeft } from '../budget.ts';

type Client = NonNullable<Stripe.StripeConfig['httpClient']>;
type Response = Awaited<ReturnType<Client['makeRequest']>>;

/** `budget` is in milliseconds, for all calls of one request. */
export function stripeHttpClient(budget = BUDGET_MS): Client {
  const client = Stripe.createNodeHttpClient();
  return {
    getClientName: () => client.getClientName(),
    async makeRequest(...args) {
      const timeout = Math.floor(Math.min(args[7], timeLeft(budget)));
      if (timeout <= 0) throw Stripe.HttpClient.makeTimeoutError();
      args[7] = timeout;
      const deadline = performance.now() + timeout;
      const response = await within(timeout, client.makeRequest(...args));
      return wrapResponse(response, deadline);
    },
  };
}

const wrapResponse = (response: Response, deadline: number): Response => ({
  getStatusCode: () => response.getStatusCode(),
  getHeaders: () => response.getHeaders(),
  getRawResponse: () => response.getRawResponse(),
  toStream: (complete) => response.toStream(complete),
  dispose: () => response.dispose?.(),
  async toJSON() {
    try {
      const body = within(deadline - performance.now(), response.toJSON());
      return withError(await body, response.getStatusCode());
    } catch (error) {
      response.dispose?.();
      throw error;
    }
  },
});

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Adds an error object to a failure without one, and to a body that is not an object. A proxy may send an `error` of
 * another type: the SDK does not treat a text as an outage, and it treats null as a success.
 */
function withError(body: unknown, status: number): object {
  if (isObject(body) && ('error' in body ? isObject(body.error) : status < 400)) return body;
  return { error: { message: `Stripe returned status ${status} without a valid error object` } };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const timedOut = Promise.withResolvers<never>();
  const timer = setTimeout(() => timedOut.reject(Stripe.HttpClient.makeTimeoutError()), ms);
  try {
    return await Promise.race([work, timedOut.promise]);
  } finally {
    clearTimeout(timer);
    // A later rejection is ignored.
    work.catch(() => {});
  }
}
