// Which proxies are believed when they say where a request comes from.
import { BlockList, isIP, isIPv4 } from 'node:net';

/** How many proxies stand in front, or the networks in which they stand. */
export type TrustedProxies = number | string[];

/**
 * Where a proxy of our own stands: this machine and private networks (RFC 1918, 3927, 4193, 4291,
 * 6598).
 */
const PRIVATE = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
];

/** Whether this is an address, or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const widest = isIPv4(address) ? 32 : 128;
  const isWidth = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest);
  return isIP(address) !== 0 && isWidth && rest.length === 0;
}

function matcher(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    list.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/**
 * Fastify's `trustProxy`. Each hop is asked about from the nearest one on; the first that is not
 * believed is the caller. Of counted proxies the nearest must stand in a private network: whoever
 * reaches the server past it from the internet can write into X-Forwarded-For whatever they like.
 */
export function trustProxies(
  trusted: TrustedProxies,
): false | ((address: string, hop: number) => boolean) {
  if (trusted === 0) return false;
  if (typeof trusted !== 'number') return matcher(trusted);
  const isPrivate = matcher(PRIVATE);
  return (address, hop) => hop < trusted && (hop > 0 || isPrivate(address));
}
