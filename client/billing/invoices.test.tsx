// The invoices of a subscription that has ended, in the payment provider's portal.
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { beFamily, notSubscribed, subscribed } from '../test-support/people.ts';
import {
  findButton,
  findMessage,
  findScreen,
  isReady,
  message,
  open,
  press,
  settle,
} from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';

const PORTAL = 'POST /api/create-portal-session';
const INVOICES = 'Invoices and receipts';
const ended = { ...notSubscribed, status: 'canceled' as const };

describe.each([
  ['/account', 'Subscription'],
  ['/subscribe', 'Your subscription has ended'],
])('%s', (path, heading) => {
  const openPage = async (status = ended) => {
    beFamily({ status });
    open(path);
    await screen.findByRole('heading', { name: heading });
  };

  test('opens the portal for a family whose subscription has ended', async () => {
    await openPage();
    server.answer(PORTAL, { url: 'https://pay.example.com/portal/1' });
    const call = server.hold(PORTAL);
    await press(INVOICES);
    expect(isReady(await findButton(/^Opening\.\.\./))).toBe(false);
    call.release();
    await settle();
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('https://pay.example.com/portal/1');
  });

  test('says when the portal does not open, and can be asked again', async () => {
    await openPage();
    server.refuse(PORTAL, 503, { code: 'provider_unavailable', message: 'Later.' });
    await press(INVOICES);
    await findMessage('Error');
    expect(message()).toContain('Failed to open subscription management');
    expect(isReady(await findButton(INVOICES))).toBe(true);
  });
});

test('a family that never subscribed has no invoices to open', async () => {
  beFamily({ status: notSubscribed });
  open('/account');
  await screen.findByRole('link', { name: 'Subscribe Now' });
  expect(screen.queryByRole('button', { name: INVOICES })).toBeNull();
});

test('nor has one the page of a subscriber: they are under Manage Subscription', async () => {
  beFamily({ status: subscribed });
  open('/account');
  await findButton('Manage Subscription');
  expect(screen.queryByRole('button', { name: INVOICES })).toBeNull();
  expect(await findScreen('My Account')).toBeVisible();
});
