// Groups client addresses for rate limits.
import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Longer than any valid address. A proxy may pass on arbitrary text, which is cut to this. */
const MAX_LENGTH = 64;

/**
 * Returns the IPv4 address, or the /64 network of an IPv6 address: a single household has a whole /64, with
 * too many addresses to count one by one.
 */
export function addressRangeOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address.slice(0, MAX_LENGTH);
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
