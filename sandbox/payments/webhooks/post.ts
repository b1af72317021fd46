import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';

export type Post = (
  url: string,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
) => Promise<number>;

const timeout = 10_000;

/**
 * Posts JSON. Resolves to the status, or to 0 when there is no response within ten seconds. Does not follow
 * redirects: Stripe counts them as failures.
 */
export const post: Post = (url, headers, body, signal) =>
  new Promise((resolve) => {
    const send = url.startsWith('https:') ? secureRequest : plainRequest;
    const request = send(
      url,
      {
        method: 'POST',
        agent: false,
        signal,
        timeout,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          ...headers,
        },
      },
      (response) => {
        response.resume();
        response.on('error', () => resolve(0));
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    request.on('timeout', () => request.destroy());
    request.on('close', () => resolve(0));
    request.on('error', () => resolve(0));
    request.end(body);
  });
