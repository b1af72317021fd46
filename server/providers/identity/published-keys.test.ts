import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type KeyServer, type Mood, openKeyServer } from '../../test-support/key-server.ts';
import { createTestIdentity, PROJECT, type TestIdentity } from '../../test-support/providers.ts';
import { createIdentityProvider, type IdentityProvider } from './identity.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** What it may answer instead of keys. */
const bad: Mood[] = ['down', 'error', 'a page', 'no set', 'no keys', 'half a set', 'elsewhere'];

const unauthorized = { code: 'unauthorized' };
const unavailable = {
  code: 'provider_unavailable',
  message: 'We cannot check your sign-in right now. Please try again in a moment.',
};

const clock = { now: 0 };
const now = () => clock.now;
let first: TestIdentity;
let second: TestIdentity;
beforeAll(async () => {
  [first, second] = await Promise.all([
    createTestIdentity(now, 'first'),
    createTestIdentity(now, 'second'),
  ]);
});
const keyOf = ({ published }: TestIdentity) => published.keys;

let keys: KeyServer;
let identity: IdentityProvider;
let reports: number;
let failures: number;

/** `patience` in milliseconds. */
function start(patience = MINUTE): void {
  reports = 0;
  failures = 0;
  identity = createIdentityProvider({
    projectId: PROJECT,
    host: keys.host,
    now,
    patience,
    report: () => void reports++,
    onFailure: () => void failures++,
  });
}

beforeEach(async () => {
  clock.now = Date.UTC(2026, 0, 5);
  keys = await openKeyServer(keyOf(first));
  start();
});

const expectTaken = async (token: string) =>
  expect(await identity.verify(token)).toMatchObject({ uid: 'kim' });
const expectRefused = (token: string, why: object) =>
  expect(identity.verify(token)).rejects.toMatchObject(why);
/** The uid, or the code of the refusal. */
const answerTo = (token: string) =>
  identity.verify(token).then(
    ({ uid }) => uid,
    ({ code }: { code: string }) => code,
  );
/** Lets a fetch that runs in the background come to its end. */
async function until(condition: () => boolean): Promise<void> {
  await expect.poll(condition, { interval: 1 }).toBe(true);
}

describe('the keys of the provider', () => {
  test('are asked for once, however many come at once', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 20 }, () => first.sign('kim', { claims: { n: Math.random() } })),
    );
    await Promise.all(tokens.map(expectTaken));
    expect(keys.asked).toBe(1);
  });

  test('may change while the server runs: a new one is fetched at first sight', async () => {
    await expectTaken(await first.sign('kim'));
    keys.published = [...keyOf(first), ...keyOf(second)];
    clock.now += MINUTE;
    await expectTaken(await second.sign('kim'));
    await expectTaken(await first.sign('kim'));
    expect(keys.asked).toBe(2);
  });

  test('are not asked for again by tokens that name keys nobody has', async () => {
    await expectTaken(await first.sign('kim'));
    for (let i = 0; i < 50; i++) {
      await expectRefused(
        await first.sign('kim', { header: { kid: `made up ${i}` } }),
        unauthorized,
      );
    }
    expect(keys.asked).toBe(1);
    clock.now += 30 * SECOND;
    for (let i = 0; i < 50; i++) {
      await expectRefused(
        await first.sign('kim', { header: { kid: `made up ${i}` } }),
        unauthorized,
      );
    }
    expect(keys.asked).toBe(2);
  });

  test('that are withdrawn refuse their tokens within minutes, those verified before too', async () => {
    const token = await first.sign('kim');
    await expectTaken(token);
    keys.published = keyOf(second);
    clock.now += 5 * MINUTE - 1;
    await expectTaken(token);
    expect(keys.asked).toBe(1);

    clock.now += 1;
    // The first to come finds old keys and has new ones fetched.
    await expectTaken(token);
    await until(() => keys.asked === 2);
    await expect.poll(() => answerTo(token), { interval: 1 }).toBe('unauthorized');
    await expectTaken(await second.sign('kim'));
  });

  test('are renewed before they are used after a quiet time', async () => {
    const token = await first.sign('kim', { claims: { exp: clock.now / 1000 + 2 * 3600 } });
    await expectTaken(token);
    keys.published = keyOf(second);
    clock.now += 10 * MINUTE;
    await expectRefused(token, unauthorized);
  });
});

describe.each(bad)('while the provider is %s', (mood) => {
  test('a server that has just started says so, once in the log, and recovers', async () => {
    keys.mood = mood;
    const token = await first.sign('kim');
    await Promise.all(Array.from({ length: 10 }, () => expectRefused(token, unavailable)));
    await expectRefused(token, unavailable);
    expect([keys.asked, reports, failures]).toEqual([1, 1, 1]);
    clock.now += 2 * SECOND;
    await expectRefused(token, unavailable);
    expect([keys.asked, reports, failures]).toEqual([2, 1, 2]);

    keys.mood = 'well';
    clock.now += 2 * SECOND;
    await expectTaken(token);
  });

  test('the last known keys serve on, for days, and nobody waits', async () => {
    const token = await first.sign('kim');
    await expectTaken(token);
    keys.mood = mood;
    keys.published = [...keyOf(first), ...keyOf(second)];
    for (const pause of [5 * MINUTE, 2 * SECOND, DAY, 30 * DAY]) {
      clock.now += pause;
      await expectTaken(await first.sign('kim'));
      await until(() => reports === 1);
    }
    // What only the provider could know is no refusal.
    await expectRefused(await second.sign('kim'), unavailable);
    const asked = keys.asked;
    clock.now += SECOND;
    for (let i = 0; i < 20; i++) await expectTaken(await first.sign('kim'));
    await expectRefused(await second.sign('kim'), unavailable);
    expect(keys.asked).toBe(asked);

    keys.mood = 'well';
    clock.now += 2 * SECOND;
    await expectTaken(await second.sign('kim'));
    expect(reports).toBe(1);
  });
});

describe('a provider that does not answer', () => {
  test('is waited for by a server that has just started, for a while', async () => {
    start(20);
    keys.mood = 'silent';
    const token = await first.sign('kim');
    await Promise.all(Array.from({ length: 10 }, () => expectRefused(token, unavailable)));
    expect(reports).toBe(1);
    // Given up so soon, the question may not even have arrived.
    expect(keys.asked).toBeLessThanOrEqual(1);
  });

  test('keeps nobody waiting who has keys', async () => {
    const token = await first.sign('kim');
    await expectTaken(token);
    keys.mood = 'silent';
    keys.published = keyOf(second);
    clock.now += 5 * MINUTE;
    for (let i = 0; i < 5; i++) await expectTaken(token);
    await until(() => keys.asked === 2);
    await expectTaken(token);

    keys.mood = 'well';
    keys.speak();
    await expect.poll(() => answerTo(token), { interval: 1 }).toBe('unauthorized');
    expect(keys.asked).toBe(2);
  });
});
