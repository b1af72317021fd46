import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The encoding in which an answer leaves (RFC 9110, section 12.5.3), out of those that there are, the best
 * first. It leaves as it is (`identity`) where the caller refuses all.
 */
export const chooseEncoding = <E extends Encoding>(
  headers: IncomingHttpHeaders,
  ...available: readonly E[]
): E | 'identity' =>
  new Negotiator({ headers }).encoding(available, { preferred: available }) ?? 'identity';
