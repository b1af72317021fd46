import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type KeyServer, type Mood, openKeyServer } from '../../test-support/key-server.ts';
import { createTestIdentity, PROJECT, type TestIdentity } from '../../test-support/providers.ts';
import { createIdentityProvider, type IdentityProvider } from './identity.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** Failures of the key server. */
const failing: Mood[] = ['down', 'error', 'a page', 'no set', 'no keys', 'half a set', 'elsewhere'];

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

/** `timeout` in milliseconds. */
function start(timeout = MINUTE): void {
  reports = 0;
  failures = 0;
  identity = createIdentityProvider({
    projectId: PROJECT,
    host: keys.host,
    now,
    timeout,
    report: () => void reports++,
    onFailure: () => void failures++,
  });
}

beforeEach(async () => {
  clock.now = Date.UTC(2026, 0, 5);
  keys = await openKeyServer(keyOf(first));
  start();
});

const expectAccepted = async (token: string) =>
  expect(await identity.verify(token)).toMatchObject({ uid: 'kim' });
const expectRefused = (token: string, why: object) =>
  expect(identity.verify(token)).rejects.toMatchObject(why);
/** Returns the uid, or the error code. */
const outcomeOf = (token: string) =>
  identity.verify(token).then(
    ({ uid }) => uid,
    ({ code }: { code: string }) => code,
  );
/** Waits for a fetch in the background. */
async function waitUntil(condition: () => boolean): Promise<void> {
  await expect.poll(condition, { interval: 1 }).toBe(true);
}

describe('the keys of the provider', () => {
  test('are fetched once for many concurrent tokens', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 20 }, () => first.sign('kim', { claims: { n: Math.random() } })),
    );
    await Promise.all(tokens.map(expectAccepted));
    expect(keys.asked).toBe(1);
  });

  test('are fetched again for a token with a new key', async () => {
    await expectAccepted(await first.sign('kim'));
    keys.published = [...keyOf(first), ...keyOf(second)];
    clock.now += MINUTE;
    await expectAccepted(await second.sign('kim'));
    await expectAccepted(await first.sign('kim'));
    expect(keys.asked).toBe(2);
  });

  test('are fetched at most every 30 seconds for unknown keys', async () => {
    await expectAccepted(await first.sign('kim'));
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

  test('are replaced after five minutes, and cached tokens of a withdrawn key are refused', async () => {
    const token = await first.sign('kim');
    await expectAccepted(token);
    keys.published = keyOf(second);
    clock.now += 5 * MINUTE - 1;
    await expectAccepted(token);
    expect(keys.asked).toBe(1);

    clock.now += 1;
    // The first call still uses the old keys and starts a fetch.
    await expectAccepted(token);
    await waitUntil(() => keys.asked === 2);
    await expect.poll(() => outcomeOf(token), { interval: 1 }).toBe('unauthorized');
    await expectAccepted(await second.sign('kim'));
  });

  test('are fetched before use after ten idle minutes', async () => {
    const token = await first.sign('kim', { claims: { exp: clock.now / 1000 + 2 * 3600 } });
    await expectAccepted(token);
    keys.published = keyOf(second);
    clock.now += 10 * MINUTE;
    await expectRefused(token, unauthorized);
  });
});

describe.each(failing)('while the key server is in the state "%s"', (mood) => {
  test('a new server refuses tokens with provider_unavailable, reports it once, and recovers', async () => {
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
    await expectAccepted(token);
  });

  test('the cached keys stay in use for days, and only tokens with unknown keys are refused', async () => {
    const token = await first.sign('kim');
    await expectAccepted(token);
    keys.mood = mood;
    keys.published = [...keyOf(first), ...keyOf(second)];
    for (const pause of [5 * MINUTE, 2 * SECOND, DAY, 30 * DAY]) {
      clock.now += pause;
      await expectAccepted(await first.sign('kim'));
      await waitUntil(() => reports === 1);
    }
    // The key may be new, so the token is not unauthorized.
    await expectRefused(await second.sign('kim'), unavailable);
    const asked = keys.asked;
    clock.now += SECOND;
    for (let i = 0; i < 20; i++) await expectAccepted(await first.sign('kim'));
    await expectRefused(await second.sign('kim'), unavailable);
    expect(keys.asked).toBe(asked);

    keys.mood = 'well';
    clock.now += 2 * SECOND;
    await expectAccepted(await second.sign('kim'));
    expect(reports).toBe(1);
  });
});

describe('a provider that does not answer', () => {
  test('makes a new server wait until the timeout', async () => {
    start(20);
    keys.mood = 'silent';
    const token = await first.sign('kim');
    await Promise.all(Array.from({ length: 10 }, () => expectRefused(token, unavailable)));
    expect(reports).toBe(1);
    // With such a short timeout, the request may not even have arrived.
    expect(keys.asked).toBeLessThanOrEqual(1);
  });

  test('does not delay a server that has cached keys', async () => {
    const token = await first.sign('kim');
    await expectAccepted(token);
    keys.mood = 'silent';
    keys.published = keyOf(second);
    clock.now += 5 * MINUTE;
    for (let i = 0; i < 5; i++) await expectAccepted(token);
    await waitUntil(() => keys.asked === 2);
    await expectAccepted(token);

    keys.mood = 'well';
    keys.speak();
    await expect.poll(() => outcomeOf(token), { interval: 1 }).toBe('unauthorized');
    expect(keys.asked).toBe(2);
  });
});
