import { expect, test, vi } from 'vitest';
import { beFamily, subscribed } from '../test-support/people.ts';
import { pass, stopClock } from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';
import { call, setTokenSource } from './api.ts';
import { isOffline, noteAnswered, watchReconnection } from './connection.ts';
import { userToken } from './tokens.ts';

const STATUS = 'GET /api/subscription/status';
const ask = () => call(STATUS).catch(() => {});

test('a call without an answer says that there is no network, and any answer that there is one', async () => {
  beFamily();
  setTokenSource(async () => userToken.read());
  server.lose(STATUS);
  await ask();
  expect(isOffline()).toBe(true);
  server.refuse(STATUS, 500, { code: 'internal', message: 'Something went wrong' });
  await ask();
  expect(isOffline()).toBe(false);
});

test.each([200, 511])("a captive portal's page with status %d is no answer", async (status) => {
  beFamily();
  server.refuse(STATUS, status, '<!doctype html><title>Hotel</title>');
  await ask();
  expect(isOffline()).toBe(true);
  server.answer(STATUS, subscribed);
  await ask();
  expect(isOffline()).toBe(false);
});

test('a call that takes too long is not answered', async () => {
  beFamily();
  stopClock();
  server.hold(STATUS);
  const asked = ask();
  await pass(15_000);
  await asked;
  expect(isOffline()).toBe(true);
});

test('an answer that was on its way when the network was lost says nothing', async () => {
  beFamily();
  setTokenSource(async () => userToken.read());
  server.answer(STATUS, subscribed);
  const held = server.hold(STATUS);
  const asked = ask();
  await vi.waitFor(() => expect(server.sent(STATUS)).toHaveLength(1), { timeout: 15_000 });
  dispatchEvent(new Event('offline'));
  held.release();
  await asked;
  expect(isOffline()).toBe(true);
  // What is answered now shows that the browser is mistaken, as where the library is on the same machine.
  await ask();
  expect(isOffline()).toBe(false);
});

test('an identity provider that cannot be reached is no answer', async () => {
  setTokenSource(() => Promise.reject(new Error('offline')));
  await ask();
  expect(isOffline()).toBe(true);
  setTokenSource(async () => userToken.read());
});

test('the change to a library that answers is reported once', () => {
  const listener = vi.fn();
  const stop = watchReconnection(listener);
  for (const isAnswered of [false, false, true, true]) noteAnswered(isAnswered);
  expect(listener).toHaveBeenCalledOnce();
  stop();
});
