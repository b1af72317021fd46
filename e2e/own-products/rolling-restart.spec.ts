// Instances behind a proxy are restarted one after the other while families read. No call fails.
import { enrol, type Enrolled } from '../support/enrol.ts';
import type { Instance, Instances } from '../support/instances.ts';
import { expect, test } from '../support/journey.ts';
import { INLINE_BOOK } from '../support/shelf.ts';

let instances: Instances;
let family: Enrolled;
let bookId: string;

test.beforeAll(async ({ threeInstances }) => {
  instances = threeInstances;
  family = await enrol({ at: instances });
  const books = await family.call<{ id: string; title: string }[]>('GET', '/api/books');
  bookId = books.find(({ title }) => title === INLINE_BOOK)!.id;
});

/** Repeats each call in two parallel loops until `stop` is called. */
function startLoad(calls: (() => Promise<unknown>)[]) {
  let isOver = false;
  let done = 0;
  const loop = async (call: () => Promise<unknown>) => {
    while (!isOver) {
      await call();
      done++;
    }
  };
  const loops = Promise.all(calls.flatMap((call) => [loop(call), loop(call)]));
  // Prevents an unhandled rejection. `waitForCalls` and `stop` rethrow the error.
  loops.catch(() => {});
  return {
    /** Resolves after `count` more calls. */
    async waitForCalls(count: number) {
      const wanted = done + count;
      await Promise.race([
        loops,
        expect.poll(() => done, { timeout: 60_000 }).toBeGreaterThan(wanted),
      ]);
    },
    async stop() {
      isOver = true;
      await loops;
    },
  };
}

const fetchPage = async (path: string) => {
  const { status } = await fetch(instances.origin + path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
};

/** Resolves once the instance fails its health check, after which a proxy sends it no requests. */
async function untilUnhealthy({ origin }: Instance): Promise<void> {
  const isHealthy = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (await isHealthy());
}

// Three processes start anew while the calls keep the machine busy.
test.describe.configure({ timeout: 180_000 });

test('no call fails while each instance shuts down gracefully and restarts', async () => {
  const load = startLoad([
    () => fetchPage('/'),
    () => family.call('GET', '/api/books'),
    () => family.call('GET', `/api/books/${bookId}`),
    () => family.call('POST', '/api/progress', { bookId, currentPage: 1 }),
  ]);
  for (const instance of instances.all) {
    await load.waitForCalls(50);
    const ended = instance.process.stop();
    await untilUnhealthy(instance);
    instances.serveFrom(instances.all.filter((other) => other !== instance));
    expect(await ended).toBe(0);
    await load.waitForCalls(50);
    await instance.start();
    instances.serveFrom(instances.all);
  }
  await load.waitForCalls(50);
  await load.stop();
});

test('no read fails while each instance is killed and restarts, although the proxy still sends it requests', async () => {
  const load = startLoad([
    () => fetchPage('/'),
    () => family.call('GET', '/api/books'),
    () => family.call('GET', '/api/progress'),
  ]);
  for (const instance of instances.all) {
    await load.waitForCalls(50);
    await instance.process.kill();
    await load.waitForCalls(50);
    await instance.start();
  }
  await load.waitForCalls(50);
  await load.stop();
});
