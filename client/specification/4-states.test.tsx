// Section 4: guards, activation, toasts, and the completion of a book, with fake timers.
import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  completionOf,
  beFamily,
  notSubscribed,
  record,
  subscribed,
} from '../test-support/people.ts';
import {
  address,
  button,
  findButton,
  isReady,
  message,
  open,
  pass,
  settle,
  stopClock,
} from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';
import { userToken } from '../api/tokens.ts';

const STATUS = 'GET /api/subscription/status';
const COMPLETE = 'POST /api/progress/{bookId}/complete';
const polls = () => server.sent(STATUS).length;

describe("Post-payment activation: when success=true is present, an 'activating' flag is set. While it is set, subscription status is polled every 2 seconds. It ends when hasSubscription becomes true … or after 30 seconds, when, if still inactive, the toast 'Subscription activating' / 'Your subscription is being processed. Please refresh the page in a moment.' appears.", () => {
  test('who is not active yet waits 30 seconds, asking every two, and no longer', async () => {
    beFamily({ status: notSubscribed });
    stopClock();
    open('/?success=true');
    await settle();
    // The flag prevents the redirect, although the status says that there is no subscription.
    expect(screen.getByText('Opening your library')).toBeVisible();
    expect(polls()).toBe(1);
    for (let poll = 1; poll <= 14; poll++) {
      await pass(1_999);
      expect(polls()).toBe(poll);
      await pass(1);
      expect(polls()).toBe(poll + 1);
    }
    await pass(1_999);
    expect(screen.getByText('Opening your library')).toBeVisible();
    expect(message()).not.toContain('Subscription activating');
    await pass(1);
    expect(message()).toContain('Subscription activating');
    expect(message()).toContain(
      'Your subscription is being processed. Please refresh the page in a moment.',
    );
    // Without the flag, the guard redirects again.
    expect(address()).toBe('/subscribe');
    const pollsSent = polls();
    await pass(20_000);
    expect(polls()).toBe(pollsSent);
  });

  test('who becomes active is let in, and nobody asks on', async () => {
    beFamily({ status: notSubscribed });
    stopClock();
    open('/?success=true');
    await settle();
    server.answer(STATUS, subscribed);
    await pass(2_000);
    expect(message()).toContain(
      'Welcome to the library! Your subscription is now active. Happy reading!',
    );
    expect(screen.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
    await pass(40_000);
    expect(polls()).toBe(2);
    expect(message()).not.toContain('Subscription activating');
  });
});

describe("Dashboard guards: when not activating and the subscription status says no subscription, the user is sent to /subscribe. When signed in and subscribed but the user record lacks parentFirstName, parentLastName or firstName, the user is sent to /complete-profile. An unauthenticated visitor sees a destructive toast 'Unauthorized' / 'Please sign in to continue...' and is redirected to / after 500 ms.", () => {
  for (const missing of ['firstName', 'parentFirstName', 'parentLastName'] as const) {
    test(`without ${missing} to /complete-profile`, async () => {
      beFamily({ user: { ...record, [missing]: null } });
      open('/');
      await screen.findByRole('heading', { name: 'Almost there' });
      expect(address()).toBe('/complete-profile');
    });
  }

  test('who is not known any more is told, and led to the landing screen', async () => {
    beFamily();
    server.refuse(STATUS, 401, { code: 'unauthorized', message: 'Unauthorized' });
    const status = server.hold(STATUS);
    stopClock();
    open('/');
    await settle();
    expect(button('Logout')).toBeVisible();
    status.release();
    await settle();
    expect(message()).toContain('Unauthorized');
    expect(message()).toContain('Please sign in to continue...');
    expect(screen.getByText('Unauthorized').closest('.border-loss')).not.toBeNull();
    await pass(499);
    expect(button('Logout')).toBeVisible();
    await pass(1);
    await settle();
    expect(button('Sign In With Google')).toBeVisible();
    expect(address()).toBe('/');
    expect(userToken.read()).toBeNull();
  });
});

describe('Busy state: while a submission is running, its buttons are disabled and show busy text.', () => {
  test("'Mark Complete' is busy until it is answered, and two taps in one moment are one", async () => {
    beFamily();
    server.answer(COMPLETE, completionOf());
    const call = server.hold(COMPLETE);
    open('/reading/sam-and-the-wet-hat');
    const complete = await findButton('Mark Complete');
    act(() => {
      complete.click();
      complete.click();
    });
    expect(isReady(await findButton(/^Finishing\.\.\./))).toBe(false);
    expect(screen.queryByRole('button', { name: 'Mark Complete' })).toBeNull();
    call.release();
    expect(await screen.findByText('You earned 1 gold star!')).toBeVisible();
    expect(server.sent(COMPLETE)).toHaveLength(1);
  });
});

/** Shows a toast and stops the clock: a subscriber who opens /subscribe is redirected with a toast. */
async function showToast(): Promise<void> {
  beFamily();
  stopClock();
  open('/subscribe');
  await settle();
  expect(message()).toContain('Already subscribed');
}

test('the display time is 5000 ms by default', async () => {
  await showToast();
  await pass(4_999);
  expect(message()).toContain('Already subscribed');
  await pass(1);
  expect(message()).toBe('');
});

test('Toasts: at most one toast is visible at a time', async () => {
  beFamily();
  stopClock();
  // Triggers two toasts at once: the payment has arrived, and the subscription is active.
  open('/?success=true');
  await settle();
  expect(message()).toContain('Welcome to the library!');
  expect(screen.getByText(/^Welcome to the library!/).closest('ol')?.children).toHaveLength(1);
});
