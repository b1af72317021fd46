import { describe, expect, it } from 'vitest';
import {
  advance,
  beginActivation,
  deadlineOf,
  notices,
  POLL_INTERVAL,
  WAIT_LIMIT,
  type Activation,
} from './activation.ts';

const start = 1_700_000_000_000;
const activating: Activation = { phase: 'activating', startedAt: start };

describe('the return from the payment page', () => {
  it.each([
    ['?success=true', 'activating'],
    ['?lang=en&success=true', 'activating'],
    ['?success=false', 'off'],
    ['?success=', 'off'],
    ['?canceled=true', 'off'],
    ['', 'off'],
  ])('a page load with the query %j begins in phase %s', (search, phase) => {
    expect(beginActivation(search, start).phase).toBe(phase);
  });
});

describe('the wait for the subscription', () => {
  it.each<[Activation, boolean, number, Activation['phase']]>([
    [activating, false, 0, 'activating'],
    [activating, false, POLL_INTERVAL, 'activating'],
    [activating, false, WAIT_LIMIT - 1, 'activating'],
    [activating, false, WAIT_LIMIT, 'late'],
    [activating, false, WAIT_LIMIT * 10, 'late'],
    [activating, true, 0, 'welcome'],
    [activating, true, WAIT_LIMIT, 'welcome'],
    [{ phase: 'off' }, true, 0, 'off'],
    [{ phase: 'off' }, false, WAIT_LIMIT, 'off'],
    [{ phase: 'welcome' }, false, WAIT_LIMIT, 'welcome'],
    [{ phase: 'late' }, true, WAIT_LIMIT + 1, 'late'],
  ])('%j, subscribed %s, %d ms later is %s', (before, hasSubscription, later, phase) => {
    expect(advance(before, { hasSubscription, now: start + later }).phase).toBe(phase);
  });

  it('returns the same object while the wait goes on', () => {
    expect(advance(activating, { hasSubscription: false, now: start + 1 })).toBe(activating);
  });

  it.each<[Activation, number | null]>([
    [activating, start + WAIT_LIMIT],
    [{ phase: 'off' }, null],
    [{ phase: 'welcome' }, null],
    [{ phase: 'late' }, null],
  ])('%j ends at %j', (activation, deadline) => {
    expect(deadlineOf(activation)).toBe(deadline);
  });
});

it('each notice has the text of the specification', () => {
  expect(notices).toEqual({
    off: null,
    activating: { title: 'Payment successful! Activating your subscription...' },
    welcome: { title: 'Welcome to the library! Your subscription is now active. Happy reading!' },
    late: {
      title: 'Subscription activating',
      text: 'Your subscription is being processed. Please refresh the page in a moment.',
    },
  });
});
