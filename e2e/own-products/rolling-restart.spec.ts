// Instances behind a proxy are restarted in turn while families read on: nobody notices.
import { enrol, type Enrolled } from '../support/enrol.ts';
import type { Instance, Instances } from '../support/instances.ts';
import { expect, test } from '../support/journey.ts';
import { INLINE_BOOK } from '../support/shelf.ts';

let at: Instances;
let family: Enrolled;
let bookId: string;

test.beforeAll(async ({ threeInstances }) => {
  at = threeInstances;
  family = await enrol({ at });
  const books = await family.call<{ id: string; title: string }[]>('GET', '/api/books');
  bookId = books.find(({ title }) => title === INLINE_BOOK)!.id;
});

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
  const { status } = await fetch(at.origin + path);
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
  for (const instance of at.all) {
    await asking.more(50);
    const ended = instance.process.stop();
    await isOut(instance);
    at.serveFrom(at.all.filter((one) => one !== instance));
    expect(await ended).toBe(0);
    await asking.more(50);
    await instance.start();
    at.serveFrom(at.all);
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
  for (const instance of at.all) {
    await asking.more(50);
    await instance.process.kill();
    await asking.more(50);
    await instance.start();
  }
  await asking.more(50);
  await asking.stop();
});
