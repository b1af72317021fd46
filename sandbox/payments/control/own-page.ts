import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form was posted by a page of this server, or by a program that is no browser: browsers
 * name the origin of the page, and whether it is the server's own.
 */
export function isOwnPage(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return headers.origin === undefined || headers.origin === origin;
}
