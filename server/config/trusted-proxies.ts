// Decides which proxies are trusted to say where a request comes from (X-Forwarded-For).
import { BlockList, isIP, isIPv4 } from 'node:net';

/** The number of proxies in front of the server, or their networks. */
export type TrustedProxies = number | string[];

/** Networks of our own proxies: this machine and private networks (RFC 1918, 3927, 4193, 4291, 6598). */
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
 * Returns Fastify's `trustProxy`. Fastify asks about each hop from the nearest on; the first untrusted hop is
 * the caller. With a number of proxies, the nearest one must be in a private network: a client that reaches
 * the server directly from the internet could forge X-Forwarded-For.
 */
export function trustProxies(
  trusted: TrustedProxies,
): false | ((address: string, hop: number) => boolean) {
  if (trusted === 0) return false;
  if (typeof trusted !== 'number') return matcher(trusted);
  const isPrivate = matcher(PRIVATE);
  return (address, hop) => hop < trusted && (hop > 0 || isPrivate(address));
}
