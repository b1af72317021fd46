import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const file = join(import.meta.dirname, 'answers.js');
let server: Server | undefined;
afterEach(() => void server?.close());

async function listenWith(...statuses: number[]): Promise<string> {
  server = createServer((_, reply) => {
    const [status = 200, ...later] = statuses;
    statuses = later;
    reply.writeHead(status, { connection: 'close' }).end();
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}/healthz`;
}

const exitCode = async (...args: string[]) => {
  const [code] = (await once(execFile(process.execPath, [file, ...args]), 'exit')) as [number];
  return code;
};

test('an instance that answers is healthy, one that is about to close is not', async () => {
  const address = await listenWith(200, 503);
  expect(await exitCode(address)).toBe(0);
  expect(await exitCode(address)).toBe(1);
});

test('nor is one that nobody hears of', async () => {
  const address = await listenWith();
  server?.close();
  expect(await exitCode(address)).toBe(1);
});

test('one that is starting is waited for', async () => {
  expect(await exitCode(await listenWith(503, 503), '60')).toBe(0);
});
