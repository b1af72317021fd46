// The way to the payment page, when it is slow or fails.
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import { beFamily, notSubscribed } from '../../test-support/people.ts';
import {
  button,
  findButton,
  isReady,
  message,
  open,
  pass,
  settle,
  stopClock,
  tap,
} from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';

const CHECKOUT = 'POST /api/create-checkout-session';
const PAGE = 'https://pay.example.com/checkout/1';

async function openWithStoppedClock(): Promise<void> {
  beFamily({ status: notSubscribed });
  server.answer(CHECKOUT, { url: PAGE });
  stopClock();
  open('/subscribe');
  await settle();
}

test('the button is ready again when the payment page does not open', async () => {
  await openWithStoppedClock();
  tap(/^Subscribe Now/);
  await settle();
  expect(location.assign).toHaveBeenCalledExactlyOnceWith(PAGE);
  await pass(9_999);
  expect(isReady(button(/^Redirecting to checkout\.\.\./))).toBe(false);
  await pass(1);
  expect(isReady(button(/^Subscribe Now/))).toBe(true);
});

test('after a timeout the parent reads that nothing was charged, and can try again', async () => {
  await openWithStoppedClock();
  const checkout = server.hold(CHECKOUT);
  tap(/^Subscribe Now/);
  await settle();
  await pass(14_999);
  expect(isReady(button(/^Redirecting to checkout\.\.\./))).toBe(false);
  await pass(1);
  expect(message()).toContain(
    'The payment page is taking too long to open. Nothing was charged. Please try again in a moment.',
  );
  checkout.release();
  tap(/^Subscribe Now/);
  await settle();
  expect(location.assign).toHaveBeenCalledExactlyOnceWith(PAGE);
});

const FREE_DAYS =
  'The first 14 days are free for new families. Nothing is charged if you cancel before then.';
const CHARGED_LATER =
  'New families pay nothing in the first 14 days. After that, unless you cancel, 4.99 in Australian dollars a month. There is nothing else to buy.';
const CHARGED_TODAY =
  'Today, and then once a month: 4.99 in Australian dollars. There is nothing else to buy.';

test('a family that has never subscribed sees the free days and when the first payment is due', async () => {
  const config = document.createElement('script');
  Object.assign(config, { id: 'client-config', type: 'application/json' });
  config.textContent = JSON.stringify({ trialDays: 14 });
  document.head.append(config);
  try {
    beFamily({ status: notSubscribed });
    open('/subscribe');
    expect(await screen.findByText(FREE_DAYS)).toBeVisible();
    expect(screen.getByText(CHARGED_LATER)).toBeVisible();
    cleanup();
    beFamily({ status: { ...notSubscribed, status: 'canceled' } });
    queryClient.clear();
    open('/subscribe');
    await findButton(/^Subscribe Now/);
    expect(screen.queryByText(FREE_DAYS)).toBeNull();
    expect(screen.getByText(CHARGED_TODAY)).toBeVisible();
  } finally {
    config.remove();
  }
});
