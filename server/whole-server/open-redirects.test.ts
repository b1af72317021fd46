// The library never redirects to an address from an untrusted source. client/api/return-path.test.ts covers
// redirects in the browser after sign-in.
import { beforeAll, describe, expect, test } from 'vitest';
import { type Library, openLibrary } from '../test-support/library.ts';

const hostile = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%09/evil.example',
  '/%2f%2fevil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,evil.example',
  '/%0d%0aLocation:%20https://evil.example',
];

describe('the library', () => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary('sqlite');
  });

  test.each(hostile)('%j in a query causes no redirect', async (address) => {
    for (const name of ['next', 'continue', 'redirect', 'url', 'return_to', 'success']) {
      for (const path of ['/api/login', '/', '/signin', '/subscribe']) {
        const { headers } = await library.app.inject({ url: path, query: { [name]: address } });
        expect(headers.location).toBe(path === '/api/login' ? '/signin' : undefined);
      }
    }
  });

  test.each([
    'http://evil.example/pay',
    'http://localhost.evil.example/pay',
    'http://localhost@evil.example/pay',
    'https://checkout.stripe.com@evil.example/pay',
    '//evil.example/pay',
    '/pay',
    'javascript:alert(1)//https://checkout.stripe.com',
    'data:text/html,pay',
    'https://evil.example\\@checkout.stripe.com',
  ])('%j from the payment provider is rejected as a payment page', async (address) => {
    const as = 'payer';
    library.payments.openCheckout = async () => address;
    library.payments.openPortal = async () => address;
    for (const path of ['/api/create-checkout-session', '/api/create-portal-session']) {
      const { status, body } = await library.call('POST', path, { as });
      expect([status, body.code]).toEqual([500, 'internal']);
      expect(JSON.stringify(body)).not.toContain('evil.example');
    }
    expect(library.log.join()).not.toContain('evil.example');
  });
});
