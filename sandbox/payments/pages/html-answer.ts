import type { FastifyReply } from 'fastify';

/**
 * Sends a page that may show personal input: it is not cached, cannot be framed, and runs no scripts. Its forms
 * send no origin unless `referrer` is `same-origin`.
 */
export function sendPage(
  reply: FastifyReply,
  status: number,
  text: string,
  referrer: 'no-referrer' | 'same-origin' = 'no-referrer',
): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': referrer,
      'x-content-type-options': 'nosniff',
    })
    .send(text);
}

/** Parses the body of a posted form. */
export function postedForm(body: unknown): URLSearchParams {
  return new URLSearchParams(typeof body === 'string' ? body : '');
}
