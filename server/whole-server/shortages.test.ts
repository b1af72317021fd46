// A server process with a full disk or no free file descriptors: its responses, its log, and its recovery.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../../test-support/free-port.ts';
import { setAdminPassword } from '../modules/admins/service.ts';
import { openDatabase } from '../database/open.ts';
import { APART, canMountDisk, mountDisk } from '../test-support/small-disk.ts';

const MAIN = join(import.meta.dirname, '..', 'main.ts');
const OWNER = { username: 'owner', password: 'a good password' };
const SAM = { title: 'Sam', category: 'level1', text: 'Sam sat.' };
const NO_ROOM = 'The library cannot save anything right now. Please try again in a few minutes.';
const BREATH = 'The library is very busy. Please try again in a moment.';

let home: string;
let dataDir: string;
let port: number;
let child: ChildProcess | undefined;
let log: string[];
let agent: Agent;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'library-shortage-'));
  dataDir = join(home, 'data');
  port = await freePort();
  log = [];
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(async () => {
  agent.destroy();
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  child = undefined;
  rmSync(home, { recursive: true, force: true });
});

/** Starts the server at the end of a command line. Resolves when it responds. */
async function serve(before: string[], stdout: 'pipe' | number = 'pipe'): Promise<void> {
  const [command = '', ...args] = [...before, process.execPath, MAIN];
  const nowhere = 'http://localhost:1';
  const env = {
    ...process.env,
    ...{ NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
    ...{ FIREBASE_PROJECT_ID: 'p', FIREBASE_API_KEY: 'k', FIREBASE_AUTH_DOMAIN: 'localhost' },
    ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    ...{ STRIPE_PRICE_ID: 'price_1', STRIPE_HOST: nowhere, FIREBASE_HOST: nowhere },
  };
  child = spawn(command, args, { env, stdio: ['ignore', stdout, 'inherit'] });
  child.stdout?.on('data', (lines: Buffer) => log.push(lines.toString()));
  await expect
    .poll(() => ask('GET', '/healthz').catch(() => null), { timeout: 60_000 })
    .toEqual({
      status: 200,
      body: { status: 'ok' },
    });
}

/** Sends all requests over one connection, like a proxy. */
async function ask(method: string, path: string, body?: unknown, headers = {}) {
  const type = { 'content-type': 'application/json' };
  const sent = Buffer.isBuffer(body) ? body : body && JSON.stringify(body);
  const call = request({
    port,
    host: '127.0.0.1',
    agent,
    method,
    path,
    headers: { ...type, ...headers },
  });
  const [answer] = await once(call.end(sent), 'response');
  const isJson = String(answer.headers['content-type']).includes('json');
  return { status: answer.statusCode, body: isJson ? await json(answer) : await text(answer) };
}

const logIn = () => ask('POST', '/api/admin/login', OWNER);
const refused = (message: string) => ({ status: 503, body: { code: 'unavailable', message } });

async function makeOwner(): Promise<void> {
  const database = await openDatabase({ dataDir });
  await setAdminPassword(database.db, OWNER.username, OWNER.password, Date.now());
  await database.close();
}

test.runIf(canMountDisk())(
  'a full disk: returns 503, logs the cause, is not ready, and recovers by itself',
  async () => {
    mkdirSync(dataDir);
    await serve([...APART, `${mountDisk(dataDir, '8m')} && exec "$@"`, 'sh']);
    // Only that process can see the disk.
    const there = `/proc/${child!.pid}/root${dataDir}`;
    expect(await ask('GET', '/readyz')).toMatchObject({ status: 200 });

    const { bavail, bsize } = statfsSync(there);
    expect(bavail * bsize).toBeLessThan(8 * 2 ** 20);
    const filler = join(there, 'filler');
    expect(() => writeFileSync(filler, Buffer.alloc(9 * 2 ** 20))).toThrow('ENOSPC');
    expect(await logIn()).toEqual(refused(NO_ROOM));
    expect(await ask('GET', '/readyz')).toEqual(refused(NO_ROOM));
    expect(await ask('GET', '/healthz')).toMatchObject({ status: 200 });
    expect(log.join('')).toContain('database or disk is full');
    expect(log.join('')).not.toContain('rollback');

    rmSync(filler);
    // There is no owner in this database, so a working login returns 401.
    expect(await logIn()).toMatchObject({ status: 401 });
    expect(await ask('GET', '/readyz')).toMatchObject({ status: 200 });
  },
);

test.runIf(process.platform === 'linux')(
  'a log that cannot be written does not stop the server',
  async () => {
    await makeOwner();
    await serve([], openSync('/dev/full', 'w'));
    for (let i = 0; i < 3; i++)
      await ask('POST', '/api/webhooks/stripe', {}, { 'stripe-signature': 'x' });
    expect(await logIn()).toMatchObject({ status: 200 });
    expect(child!.exitCode).toBeNull();
  },
);

describe.runIf(process.platform === 'linux')('a process without file descriptors', () => {
  test('returns 503, is not ready, and recovers when connections close', async () => {
    await makeOwner();
    await serve(['sh', '-c', 'ulimit -n 64 && exec "$@"', 'sh']);
    const { body } = await logIn();
    const admin = { 'admin-auth': (body as { sessionToken: string }).sessionToken };
    const [, script = ''] =
      /src="(\/assets\/[^"]+)"/.exec(String((await ask('GET', '/')).body)) ?? [];
    const png = { ...admin, 'content-type': 'image/png' };
    const tries = {
      script: () => ask('GET', script),
      cover: () => ask('GET', '/public-objects/books/sam/cover.svg'),
      picture: () => ask('POST', '/api/admin/pictures?for=page', Buffer.from('no picture'), png),
      pdf: () =>
        ask('POST', '/api/admin/flipbooks', Buffer.from('%PDF-'), {
          ...admin,
          'content-type': 'application/pdf',
        }),
      words: () => ask('POST', '/api/admin/report', SAM, admin),
      ready: () => ask('GET', '/readyz'),
    };

    const others = await takeDescriptors();
    for (const [name, attempt] of Object.entries(tries)) {
      expect(await attempt(), name).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    }
    expect(await tries.ready()).toEqual(refused(BREATH));
    expect(log.join('')).toContain('EMFILE');

    for (const other of others) other.destroy();
    await expect.poll(tries.ready).toMatchObject({ status: 200 });
    const after = await Promise.all(Object.values(tries).map((attempt) => attempt()));
    expect(after.map(({ status }) => status)).toEqual([200, 404, 400, 200, 200, 200]);
  });

  /** Opens connections until the server closes one immediately. */
  async function takeDescriptors(): Promise<Socket[]> {
    const sockets = Array.from({ length: 64 }, () =>
      connect(port, '127.0.0.1').on('error', () => {}),
    );
    await Promise.race(sockets.map((socket) => once(socket, 'close')));
    return sockets;
  }
});
