import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Chooses the content encoding of a response (RFC 9110, section 12.5.3). `available` lists the best first.
 * Returns `identity` when the caller accepts none of them.
 */
export const chooseEncoding = <E extends Encoding>(
  headers: IncomingHttpHeaders,
  ...available: readonly E[]
): E | 'identity' =>
  new Negotiator({ headers }).encoding(available, { preferred: available }) ?? 'identity';
