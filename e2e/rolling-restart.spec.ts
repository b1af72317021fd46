// Two instances behind a proxy are restarted in turn while families read on: nobody notices.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresServer, preparePostgres } from '../server/test-support/postgres-server.ts';
import { enrol, type Enrolled } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { type Process, type Processes, prepareProcesses } from './support/processes.ts';
import { freePorts } from './support/product.ts';
import { type RoundRobin, startRoundRobin } from './support/round-robin.ts';
import { INLINE_BOOK } from './support/shelf.ts';

interface Instance {
  origin: string;
  process: Process;
  start(): Promise<void>;
}

let dataDir: string;
let postgres: PostgresServer;
let at: Processes;
let standIns: Process;
let proxy: RoundRobin;
let instances: Instance[];
let family: Enrolled;
let bookId: string;

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'library-rolling-'));
  postgres = await preparePostgres();
  await postgres.start();
  proxy = await startRoundRobin([]);
  const ports = await freePorts();
  at = await prepareProcesses(
    { ...ports, dataDir },
    {
      DATABASE_URL: `${postgres.url}/postgres`,
      PUBLIC_URL: proxy.address,
      TRUSTED_PROXIES: '1',
      DRAIN_SECONDS: '1',
    },
  );
  standIns = await at.startStandIns();
  const { port: otherPort } = await freePorts();
  instances = await Promise.all([ports.port, otherPort].map(startInstance));
  proxy.setTargets(instances.map(({ origin }) => origin));
  family = await enrol({ at: { origin: proxy.address, sandbox: at.sandbox } });
  const books = await family.call<{ id: string; title: string }[]>('GET', '/api/books');
  bookId = books.find(({ title }) => title === INLINE_BOOK)!.id;
});
test.afterAll(async () => {
  await proxy.close();
  await Promise.all([standIns, ...instances.map((one) => one.process)].map((one) => one.kill()));
  await postgres.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

async function startInstance(port: number): Promise<Instance> {
  const instance: Instance = {
    origin: `http://localhost:${port}`,
    process: await at.startLibrary({ PORT: String(port) }),
    async start() {
      instance.process = await at.startLibrary({ PORT: String(port) });
    },
  };
  return instance;
}

/** What several families do at once and again and again, until it is stopped. */
function keepAsking(calls: (() => Promise<unknown>)[]) {
  let isOver = false;
  let done = 0;
  const loop = async (call: () => Promise<unknown>) => {
    while (!isOver) {
      await call();
      done++;
    }
  };
  const loops = Promise.all(calls.flatMap((call) => [loop(call), loop(call)]));
  // A failure is told where it is waited for.
  loops.catch(() => {});
  return {
    /** Resolves when so many more calls have been answered. */
    async more(count: number) {
      const wanted = done + count;
      await Promise.race([loops, expect.poll(() => done).toBeGreaterThan(wanted)]);
    },
    async stop() {
      isOver = true;
      await loops;
    },
  };
}

const page = async (path: string) => {
  const { status } = await fetch(proxy.address + path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
};

/** Resolves when a proxy that asks would send it nothing any more. */
async function isOut({ origin }: Instance): Promise<void> {
  const takesCalls = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (await takesCalls());
}

test('asked to end one after the other: no call fails, writing ones included', async () => {
  const asking = keepAsking([
    () => page('/'),
    () => family.call('GET', '/api/books'),
    () => family.call('GET', `/api/books/${bookId}`),
    () => family.call('POST', '/api/progress', { bookId, currentPage: 1 }),
  ]);
  for (const instance of instances) {
    await asking.more(50);
    const ended = instance.process.stop();
    await isOut(instance);
    proxy.setTargets(instances.filter((one) => one !== instance).map(({ origin }) => origin));
    expect(await ended).toBe(0);
    await asking.more(50);
    await instance.start();
    proxy.setTargets(instances.map(({ origin }) => origin));
  }
  await asking.more(50);
  await asking.stop();
});

test('killed one after the other: no reading call fails, though the proxy was not told', async () => {
  const asking = keepAsking([
    () => page('/'),
    () => family.call('GET', '/api/books'),
    () => family.call('GET', '/api/progress'),
  ]);
  for (const instance of instances) {
    await asking.more(50);
    await instance.process.kill();
    await asking.more(50);
    await instance.start();
  }
  await asking.more(50);
  await asking.stop();
});
