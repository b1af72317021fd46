// @vitest-environment happy-dom
// The start of a page while a release waits, and a page whose release another window takes. Each test is a page of its own.
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';

/** Holds a lock until its work has ended. */
const request = vi.fn((_name: string, _options: object, work: (lock: object) => unknown) =>
  Promise.resolve(work({})),
);
const getRegistration = vi.fn();
const reload = vi.fn();
const waiting = { postMessage: vi.fn() } as unknown as ServiceWorker;
let serviceWorker: EventTarget;
let listen: MockInstance<typeof addEventListener>;

beforeEach(() => {
  listen = vi.spyOn(globalThis, 'addEventListener');
  vi.resetModules();
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  serviceWorker = Object.assign(new EventTarget(), { getRegistration });
  const added = { serviceWorker: { value: serviceWorker }, locks: { value: { request } } };
  vi.stubGlobal('navigator', Object.create(navigator, added));
});
afterEach(() => {
  for (const [type, listener] of listen.mock.calls) removeEventListener(type, listener);
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const takeAtStart = async () => (await import('./take-at-start.ts')).takeAtStart();

/** Begins the start of a page. Returns whether the page is shown by now. */
async function start(): Promise<() => boolean> {
  await import('./new-version.ts');
  let isShown = false;
  const { takeAtStart } = await import('./take-at-start.ts');
  void takeAtStart().then(() => (isShown = true));
  return () => isShown;
}

/** Another window takes a release. */
async function takeElsewhere(): Promise<void> {
  const { followReleases } = await import('./new-version.ts');
  followReleases(new EventTarget() as ServiceWorkerRegistration);
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  await pass(0);
}

test('a browser that does not answer holds the first screen up for three seconds at most', async () => {
  getRegistration.mockReturnValue(new Promise(() => {}));
  const isShown = await start();
  await pass(2_999);
  expect(isShown()).toBe(false);
  await pass(1);
  expect(isShown()).toBe(true);
});

test('a worker that takes over later holds it up no longer, and the page follows then', async () => {
  const found = Promise.withResolvers<unknown>();
  getRegistration.mockReturnValue(found.promise);
  const isShown = await start();
  await pass(2_000);
  found.resolve({ waiting });
  await pass(999);
  expect(waiting.postMessage).toHaveBeenCalledOnce();
  expect(isShown()).toBe(false);
  await pass(1);
  expect(isShown()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  await pass(0);
  expect(reload).toHaveBeenCalledOnce();
});

test('while a release is taken, nothing that the page has asked for ahead is on its way', async () => {
  const abort = vi.fn(() => expect(waiting.postMessage).not.toHaveBeenCalled());
  const { putAhead } = await import('../api/ahead.ts');
  putAhead('/api/books', {
    headers: new Promise(() => {}),
    response: new Promise(() => {}),
    abort,
  });
  getRegistration.mockResolvedValue(undefined);
  await start();
  await pass(3_000);
  expect(abort).not.toHaveBeenCalled();
  getRegistration.mockResolvedValue({ waiting });
  await start();
  await pass(0);
  expect(abort).toHaveBeenCalledOnce();
  expect(waiting.postMessage).toHaveBeenCalledOnce();
});

test('a release that is found too late is not taken', async () => {
  const found = Promise.withResolvers<unknown>();
  getRegistration.mockReturnValue(found.promise);
  await start();
  await pass(3_000);
  found.resolve({ waiting });
  await pass(1_000);
  expect(waiting.postMessage).not.toHaveBeenCalled();
});

test('a book that is opened while a release is taken stays open until it is left', async () => {
  const { takeVersion } = await import('./new-version.ts');
  const outcome = takeVersion(waiting, 10_000);
  await pass(1_000);
  history.replaceState(null, '', '/reading/sam');
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(await outcome).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
  history.replaceState(null, '', '/');
  dispatchEvent(new Event('replaceState'));
  expect(reload).toHaveBeenCalledOnce();
});

test('a window that opens in a book says so before it looks for a release', async () => {
  history.replaceState(null, '', '/reading/sam');
  let isTold = false;
  getRegistration.mockImplementation(async () => {
    isTold = request.mock.calls.some(([name]) => name === 'in-use');
    return undefined;
  });
  await takeAtStart();
  expect(isTold).toBe(true);
});

test('a window says that books are being fetched, and when that ends', async () => {
  getRegistration.mockResolvedValue(undefined);
  await takeAtStart();
  const { beginAsked, endAsked } = await import('./keep-state.ts');
  const signal = beginAsked('sam');
  expect(request).toHaveBeenCalledExactlyOnceWith('in-use', { mode: 'shared' }, expect.anything());
  const released = vi.fn();
  void (request.mock.results[0]?.value as Promise<unknown>).then(released);
  await pass(1_000);
  expect(released).not.toHaveBeenCalled();
  endAsked('sam', signal);
  await pass(0);
  expect(released).toHaveBeenCalledOnce();
});

test('a page follows when another window has taken a release', async () => {
  getRegistration.mockResolvedValue(undefined);
  await takeAtStart();
  await takeElsewhere();
  expect(reload).toHaveBeenCalledOnce();
});

test('also where it was taken before this page knew of releases', async () => {
  Object.assign(serviceWorker, { controller: {} });
  getRegistration.mockResolvedValue(undefined);
  // Part of the first script (app/main.tsx).
  await import('../browser/controller.ts');
  await takeAtStart();
  Object.assign(serviceWorker, { controller: {} });
  const { followReleases } = await import('./new-version.ts');
  followReleases(new EventTarget() as ServiceWorkerRegistration);
  await pass(0);
  expect(reload).toHaveBeenCalledOnce();
});

test('the answer of a payment page is not opened twice: it follows from the next page on', async () => {
  history.replaceState(null, '', '/?payment=success');
  await takeAtStart();
  expect(getRegistration).not.toHaveBeenCalled();
  history.replaceState(null, '', '/');
  await takeElsewhere();
  expect(reload).not.toHaveBeenCalled();
  history.replaceState(null, '', '/account');
  dispatchEvent(new Event('pushState'));
  expect(reload).toHaveBeenCalledOnce();
});
