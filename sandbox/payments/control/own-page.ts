import type { IncomingHttpHeaders } from 'node:http';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a form was posted by a page of this server or by a program that is not a browser. Browsers send
 * `Origin` and `Sec-Fetch-Site`; other programs send neither. `own` is the server's origin.
 */
export function isOwnPage(headers: IncomingHttpHeaders, own: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = headers;
  if (origin === undefined || origin === own) return true;
  const page = URL.parse(origin);
  // The same server under another name of this computer.
  return page !== null && loopback.includes(page.hostname) && page.port === new URL(own).port;
}
