import type { FastifyReply } from 'fastify';

/**
 * Sends a page that holds what a person typed: it is never kept, framed or scripted. Its forms name
 * no origin unless `referrer` is `same-origin`.
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

/** The fields of a posted form. */
export function postedForm(body: unknown): URLSearchParams {
  return new URLSearchParams(typeof body === 'string' ? body : '');
}
