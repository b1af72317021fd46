import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { examineLibrary } from './library.ts';

let status = 200;
const server = createServer((_, response) => response.writeHead(status).end());
let at = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  at = `localhost:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  status = 200;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('a library that responds is ok', async () => {
  expect(await examineLibrary({ publicUrl: `http://${at}` })).toMatchObject({ verdict: 'ok' });
});

test('a library that responds with 503 is wrong', async () => {
  status = 503;
  const { verdict, text } = await examineLibrary({ publicUrl: `http://${at}` });
  expect(verdict).toBe('wrong');
  expect(text).toContain('answers 503');
});

test('an address without a trusted certificate is wrong, and one that does not respond is unknown', async () => {
  const bare = await examineLibrary({ publicUrl: `https://${at}` });
  expect(bare.verdict).toBe('wrong');
  expect(bare.text).toMatch(/no certificate that is trusted here \(ERR_SSL_\w+\)/);
  // A port that nothing listens on.
  const silent = await examineLibrary({ publicUrl: 'https://localhost:1' });
  expect(silent.verdict).toBe('unknown');
  expect(silent.text).toContain('Nothing answers at https://localhost:1');
});
