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

test('an instance that responds with 200 is healthy, and one that responds with 503 is not', async () => {
  const address = await listenWith(200, 503);
  expect(await exitCode(address)).toBe(0);
  expect(await exitCode(address)).toBe(1);
});

test('an instance that does not respond is not healthy', async () => {
  const address = await listenWith();
  server?.close();
  expect(await exitCode(address)).toBe(1);
});

test('waits for an instance that is starting', async () => {
  expect(await exitCode(await listenWith(503, 503), '60')).toBe(0);
});
