// How the SDK's calls travel. Its own client only ends a connection that is silent, so that a slow answer has no
// end, and it loses an answer that is JSON but no object: the call then never returns and the process dies of it.
import Stripe from 'stripe';
import { BUDGET_MS, timeLeft } from '../budget.ts';

type Client = NonNullable<Stripe.StripeConfig['httpClient']>;
type Response = Awaited<ReturnType<Client['makeRequest']>>;

/** `budget` is in milliseconds, for all calls of one request. */
export function stripeHttpClient(budget = BUDGET_MS): Client {
  const client = Stripe.createNodeHttpClient();
  return {
    getClientName: () => client.getClientName(),
    async makeRequest(...given) {
      const timeout = Math.floor(Math.min(given[7], timeLeft(budget)));
      if (timeout <= 0) throw Stripe.HttpClient.makeTimeoutError();
      given[7] = timeout;
      const until = performance.now() + timeout;
      const response = await within(timeout, client.makeRequest(...given));
      return readable(response, until);
    },
  };
}

const readable = (response: Response, until: number): Response => ({
  getStatusCode: () => response.getStatusCode(),
  getHeaders: () => response.getHeaders(),
  getRawResponse: () => response.getRawResponse(),
  toStream: (complete) => response.toStream(complete),
  dispose: () => response.dispose?.(),
  async toJSON() {
    try {
      const body = within(until - performance.now(), response.toJSON());
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
 * A failure that does not say what failed, and what is no object at all, get the error object they lack. A proxy
 * has its own idea of `error`: of a text the SDK makes no outage, and of null a success.
 */
function withError(body: unknown, status: number): object {
  if (isObject(body) && ('error' in body ? isObject(body.error) : status < 400)) return body;
  return { error: { message: `Stripe answered ${status} without an object that says why` } };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(Stripe.HttpClient.makeTimeoutError()), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
    // Whatever becomes of it then is nobody's business any more.
    work.catch(() => {});
  }
}
