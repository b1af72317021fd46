// @vitest-environment happy-dom
// Each test is a page of its own.
import { beforeEach, expect, test, vi } from 'vitest';

const register = vi.fn<() => Promise<ServiceWorkerRegistration>>();
const fetched = vi.fn<() => Promise<Response>>();
let serviceWorker: EventTarget & { controller: EventTarget | null };

let { registerWorker, workerStore } = await import('./worker.ts');
let { noteAnswered } = await import('../api/connection.ts');

beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.stubGlobal('caches', {});
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async () => new Response());
  register.mockReset();
  serviceWorker = Object.assign(new EventTarget(), { controller: null, register });
  const added = { serviceWorker: { value: serviceWorker } };
  vi.stubGlobal('navigator', Object.create(navigator, added));
  vi.resetModules();
  ({ registerWorker, workerStore } = await import('./worker.ts'));
  ({ noteAnswered } = await import('../api/connection.ts'));
});

const isRefused = () => workerStore.getState().isRefused;
const logged = () => vi.waitFor(() => expect(console.info).toHaveBeenCalled(), { timeout: 15_000 });
const scriptURL = new URL('/service-worker.js', location.href).href;

/** The browser fetches the worker, which then does not find room or the library's files. */
async function failToInstall(): Promise<void> {
  const worker = Object.assign(new EventTarget(), { state: 'redundant', scriptURL });
  const registration = Object.assign(new EventTarget(), { installing: worker, waiting: null });
  register.mockResolvedValue(registration as unknown as ServiceWorkerRegistration);
  void registerWorker();
  await vi.waitFor(
    () => {
      registration.dispatchEvent(new Event('updatefound'));
      worker.dispatchEvent(new Event('statechange'));
      expect(console.info).toHaveBeenCalled();
    },
    { timeout: 15_000 },
  );
}

/** The library can be reached again, until the worker is registered once more. */
const reachAgain = () =>
  vi.waitFor(
    () => {
      noteAnswered(false);
      noteAnswered(true);
      expect(register).toHaveBeenCalledTimes(2);
    },
    { timeout: 15_000 },
  );

test('a worker that could not be fetched is no refusal, and is fetched when the library can be reached again', async () => {
  register.mockRejectedValue(new TypeError('Failed to fetch'));
  void registerWorker();
  await logged();
  noteAnswered(false);
  await Promise.resolve();
  expect(register).toHaveBeenCalledOnce();
  expect(isRefused()).toBe(false);
  noteAnswered(true);
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2), { timeout: 15_000 });
});

test('a browser that forbids the worker keeps nothing', async () => {
  register.mockRejectedValue(new DOMException('Not in a private window', 'SecurityError'));
  void registerWorker();
  await logged();
  expect(isRefused()).toBe(true);
});

test('a device that does not install the worker while the library answers keeps nothing, until it does', async () => {
  await failToInstall();
  await vi.waitFor(() => expect(isRefused()).toBe(true), { timeout: 15_000 });
  serviceWorker.controller = Object.assign(new EventTarget(), { scriptURL });
  await reachAgain();
  await vi.waitFor(
    () => expect(workerStore.getState()).toEqual({ canKeep: true, isRefused: false }),
    { timeout: 15_000 },
  );
});

test.each([
  ['is known not to answer', false],
  ['turns out not to answer', true],
])('a worker that is not installed while the library %s is no refusal', async (_, wasReachable) => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  noteAnswered(wasReachable);
  await failToInstall();
  await reachAgain();
  expect(fetched).toHaveBeenCalledTimes(wasReachable ? 1 : 0);
  expect(isRefused()).toBe(false);
});
