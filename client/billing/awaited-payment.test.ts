import { beforeEach, expect, test, vi } from 'vitest';
import { awaitedPayment, withoutPaymentMark } from './awaited-payment.ts';
import { createStorage } from '../test-support/storage.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

beforeEach(() => vi.stubGlobal('sessionStorage', createStorage()));

test('no payment is expected before one was noted', () => {
  expect(awaitedPayment.isExpected(NOW)).toBe(false);
});

test('a payment is expected for an hour', () => {
  awaitedPayment.note(NOW);
  expect(awaitedPayment.isExpected(NOW + HOUR - 1)).toBe(true);
  expect(awaitedPayment.isExpected(NOW + HOUR)).toBe(false);
});

test('a payment is no longer expected after drop()', () => {
  awaitedPayment.note(NOW);
  awaitedPayment.drop();
  expect(awaitedPayment.isExpected(NOW)).toBe(false);
});

test.each([
  ['?success=true', ''],
  ['?success=true&session_id=cs_1', '?session_id=cs_1'],
  ['?a=1', '?a=1'],
  ['', ''],
])('%j without the success parameter is %j', (search, rest) => {
  expect(withoutPaymentMark(search)).toBe(rest);
});
