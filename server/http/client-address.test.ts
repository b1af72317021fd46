import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { ADMIN, openLibrary } from '../test-support/library.ts';
import { isNetwork, trustProxies, type TrustedProxies } from '../config/trusted-proxies.ts';
import { addressRangeOf } from './client-address.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
  ['x'.repeat(5000), 'x'.repeat(64)],
])('%s is in the range %s', (address, network) => {
  expect(addressRangeOf(address)).toBe(network);
});

test.each([
  ['10.0.0.1', true],
  ['10.0.0.0/8', true],
  ['2001:db8::/32', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/x', false],
  ['10.0.0.0/8/8', false],
  ['proxy.example.com', false],
  ['', false],
])('%s is a network: %s', (text, expected) => {
  expect(isNetwork(text)).toBe(expected);
});

describe('the client address', () => {
  const peer = '10.0.0.2';
  const rows: [trusted: TrustedProxies, peer: string, forwarded: string, caller: string][] = [
    [0, peer, '203.0.113.9', peer],
    [1, peer, '203.0.113.9', '203.0.113.9'],
    [1, peer, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    [1, '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    [1, '::ffff:10.0.0.2', '203.0.113.9', '203.0.113.9'],
    [1, 'fd00::2', '2001:db8::9', '2001:db8::9'],
    // A client that bypasses the proxy.
    [1, '198.51.100.7', '203.0.113.9', '198.51.100.7'],
    [2, peer, '198.51.100.1, 203.0.113.9, 192.0.2.1', '203.0.113.9'],
    [2, '198.51.100.7', '203.0.113.9, 192.0.2.1', '198.51.100.7'],
    [['192.0.2.0/24', '10.0.0.2'], peer, '198.51.100.1, 203.0.113.9, 192.0.2.1', '203.0.113.9'],
    [['192.0.2.0/24'], '192.0.2.5', '203.0.113.9', '203.0.113.9'],
    [['192.0.2.0/24'], peer, '203.0.113.9', peer],
  ];
  test.each(rows)(
    'with %j trusted proxies, a request from %s forwarded for %s comes from %s',
    async (trusted, remoteAddress, forwarded, caller) => {
      const app = Fastify({ trustProxy: trustProxies(trusted) });
      app.get('/', (request) => request.ip);
      const { body } = await app.inject({
        url: '/',
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded },
      });
      expect(body).toBe(caller);
    },
  );
});

test.each([
  [1, '10.0.0.2', '203.0.113.9'],
  [1, '198.51.100.7', '198.51.100.7'],
  [0, '10.0.0.2', '10.0.0.2'],
])(
  'a failed login is counted by the trusted client address (%i trusted proxies, request from %s)',
  async (trustedProxies, remoteAddress, network) => {
    const { app, database } = await openLibrary('sqlite', [], { config: { trustedProxies } });
    await app.inject({
      method: 'POST',
      url: '/api/admin/login',
      remoteAddress,
      headers: { 'x-forwarded-for': '203.0.113.9' },
      payload: { username: ADMIN.username, password: 'wrong' },
    });
    const failures = database.db.selectFrom('admin_login_failures').select('network');
    expect(await failures.execute()).toEqual([{ network }]);
  },
);
