import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { beFamily, notSubscribed, subscribed } from '../test-support/people.ts';
import {
  address,
  findButton,
  findMessage,
  findScreen,
  isReady,
  message,
  open,
  pass,
  press,
  settle,
  stopClock,
  tap,
} from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';

const SUBSCRIBE = 'Subscribe Now - $4.99 AUD/month';
const CHECKOUT = 'POST /api/create-checkout-session';
const PAGE = 'https://pay.example.com/checkout/1';

test("Explains the benefits (full library access across 9 phonics levels, progress tracking with stars, regular updates), the price '$4.99 AUD/month', 'Cancel anytime', secure card payment, instant access.", async () => {
  beFamily({ status: notSubscribed });
  open('/subscribe');
  await findButton(SUBSCRIBE);
  for (const text of [
    'Full library access',
    'Every book, across 9 phonics levels.',
    'Progress tracking with stars',
    'Regular updates',
    'Cancel anytime',
    'Secure card payment',
    'Instant access',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  const paragraphs = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(paragraphs).toContain('$4.99 AUD/month');
});

test("Button 'Subscribe Now - $4.99 AUD/month' ('Redirecting to checkout...' while busy).", async () => {
  beFamily({ status: notSubscribed });
  server.answer(CHECKOUT, { url: PAGE });
  const call = server.hold(CHECKOUT);
  open('/subscribe');
  await findButton(SUBSCRIBE);
  await press(SUBSCRIBE);
  expect(isReady(await findButton(/^Redirecting to checkout\.\.\./))).toBe(false);
  expect(location.assign).not.toHaveBeenCalled();
  call.release();
  await settle();
  expect(location.assign).toHaveBeenCalledExactlyOnceWith(PAGE);
});

test('A Sign Out button. Redirects to / when not signed in', async () => {
  beFamily({ status: notSubscribed });
  open('/subscribe');
  await findButton('Sign Out');
  await press('Sign Out');
  await findButton('Sign In With Google');
  expect(address()).toBe('/');
});

test('Redirects to / when not signed in', async () => {
  open('/subscribe');
  await findButton('Sign In With Google');
  expect(address()).toBe('/');
});

test("Redirects to / … when already subscribed (toast 'Already subscribed' / 'You already have an active subscription!').", async () => {
  beFamily();
  open('/subscribe');
  await findScreen("Kim's Library");
  expect(address()).toBe('/');
  await findMessage('Already subscribed');
  expect(message()).toContain('You already have an active subscription!');
});

describe("Redirects to / when not signed in, or when already subscribed (toast 'Already subscribed' / 'You already have an active subscription!').", () => {
  test('who is still waiting for her payment is not asked for it again without a word', async () => {
    beFamily({ status: notSubscribed });
    stopClock();
    open('/?success=true');
    await settle();
    expect(message()).toContain('Payment successful!');
    await pass(31_000);
    expect(address()).toBe('/subscribe');
    expect(screen.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible();
    tap('Check again');
    await settle();
    expect(
      screen.getByText('It is not confirmed yet. Please try again in a minute or two.'),
    ).toBeVisible();

    server.answer('GET /api/subscription/status', subscribed);
    tap('Check again');
    await settle();
    expect(screen.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
  });
});
