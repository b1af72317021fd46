// The service worker as the server sends it.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { clientConfig } from '../../../contracts/client-config.ts';
import type { Config } from '../../config/config.ts';
import { prepareFolders } from '../../test-support/folders.ts';
import { testConfig } from '../../test-support/library.ts';
import { prepareDocuments } from './documents.ts';

const { newFolder } = prepareFolders('service-worker');

interface Build {
  document?: string;
  worker?: string;
  config?: Partial<Config>;
}

const DOCUMENT =
  '<html><!--page-copy--><script type="application/json" id="client-config">{}</script><script>first()</script></html>';
const WORKER = "const shell = '__SHELL_REVISION__ __SHELL_INTEGRITY__';";

/** Asks a server of this build for its service worker. */
async function ask(
  { document = DOCUMENT, worker = WORKER, config = {} }: Build = {},
  encoding = 'identity',
) {
  const folder = newFolder();
  writeFileSync(join(folder, 'index.html'), document);
  writeFileSync(join(folder, 'service-worker.js'), worker);
  const app = fastify();
  const documents = prepareDocuments(folder, { ...testConfig, ...config });
  app.get('/service-worker.js', documents.answerWorker);
  return app.inject({ url: '/service-worker.js', headers: { 'accept-encoding': encoding } });
}

test('it is a script that the browser asks for again, and may fetch from the library alone', async () => {
  const { statusCode, headers } = await ask();
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'; base-uri 'none'",
    vary: 'accept-encoding',
  });
});

test('it is compressed as the browser likes', async () => {
  const { body } = await ask();
  const brotli = await ask({}, 'gzip, br');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(body);
  const gzip = await ask({}, 'gzip');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(body);
});

test('its text changes with the document, a setting in it or a header of it, and only then', async () => {
  const { body } = await ask();
  expect(body).toMatch(/^const shell = '[0-9a-f]{16} sha256-[A-Za-z0-9+/]{43}=';$/);
  expect((await ask()).body).toBe(body);
  const { payments, identity } = testConfig;
  const otherBuilds: Build[] = [
    { document: DOCUMENT.replace('<html>', '<html lang="en-AU">') },
    { config: { payments: { ...payments, trialDays: 30 } } },
    { config: { identity: { ...identity, authDomain: 'elsewhere.example.com' } } },
    // Of the headers alone.
    { config: { production: !testConfig.production } },
  ];
  const bodies = await Promise.all(otherBuilds.map(async (build) => (await ask(build)).body));
  expect(new Set([body, ...bodies])).toHaveLength(otherBuilds.length + 1);
  expect((await ask({ config: { databaseUrl: 'postgres://elsewhere' } })).body).toBe(body);
});

test('the document tells the browser what a shop must show', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'index.html'), DOCUMENT);
  writeFileSync(join(folder, 'service-worker.js'), WORKER);
  const shop = {
    termsUrl: 'https://example.com/terms?<',
    privacyUrl: null,
    contactEmail: 'hello@example.com',
    includesGst: true,
  };
  const config = { ...testConfig, shop, payments: { ...testConfig.payments, amount: 599 } };
  const app = fastify();
  app.get('/', prepareDocuments(folder, config).answer);
  const { body } = await app.inject('/');
  const [, json = ''] = /id="client-config">([^<]*)<\/script>/.exec(body) ?? [];
  expect(clientConfig.parse(JSON.parse(json))).toMatchObject({ shop, amount: 599 });
});

test('it takes only the document of its own release', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'index.html'), DOCUMENT);
  writeFileSync(join(folder, 'service-worker.js'), WORKER);
  const app = fastify();
  const documents = prepareDocuments(folder, testConfig);
  app.get('/', documents.answer);
  const { rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': 'identity' } });
  const integrity = createHash('sha256').update(rawPayload).digest('base64');
  expect((await ask()).body).toContain(`sha256-${integrity}`);
});

test('a build whose service worker cannot be told from the last one does not start', async () => {
  await expect(ask({ worker: 'const shell = 1;' })).rejects.toThrow('lacks __SHELL_REVISION__');
});
