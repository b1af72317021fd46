import { describe, expect, test } from 'vitest';
import {
  type CountedSubscription,
  countFlows,
  countState,
  membershipsOf,
} from './daily-figures.ts';

const DAY = 86_400_000;
const dayAt = (at: number) => new Date(at).toISOString().slice(0, 10);
/** Noon of a day of January 1970, counted from 1. */
const noon = (day: number) => (day - 0.5) * DAY;
const days = ['1970-01-02', '1970-01-03', '1970-01-04'];

const subscription = (
  from: number,
  to: number | null = null,
  rest: Partial<CountedSubscription> = {},
): CountedSubscription => ({
  ...{ family: 'a', status: to === null ? 'active' : 'canceled' },
  ...{ startedAt: noon(from), endedAt: to === null ? null : noon(to), ...rest },
});
const flowsOf = (...subscriptions: CountedSubscription[]) =>
  countFlows(membershipsOf(subscriptions, dayAt), days).map(({ families, started, ended }) => [
    families,
    started,
    ended,
  ]);
const stateOf = (day: number, ...subscriptions: CountedSubscription[]) =>
  Object.values(countState(membershipsOf(subscriptions, dayAt), `1970-01-0${day}`));

describe('families, beginnings and ends by day', () => {
  test.each<[string, CountedSubscription[], number[][]]>([
    [
      'one that began before',
      [subscription(1)],
      [
        [1, 0, 0],
        [1, 0, 0],
        [1, 0, 0],
      ],
    ],
    [
      'one that begins',
      [subscription(3)],
      [
        [0, 0, 0],
        [1, 1, 0],
        [1, 0, 0],
      ],
    ],
    [
      'one that ends',
      [subscription(1, 3)],
      [
        [1, 0, 0],
        [0, 0, 1],
        [0, 0, 0],
      ],
    ],
    [
      'one that ended before',
      [subscription(1, 1)],
      [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
    ],
    [
      'one that ends as it begins',
      [subscription(3, 3)],
      [
        [0, 0, 0],
        [0, 1, 1],
        [0, 0, 0],
      ],
    ],
    [
      'one that comes back',
      [subscription(1, 2), subscription(4)],
      [
        [0, 0, 1],
        [0, 0, 0],
        [1, 1, 0],
      ],
    ],
    [
      'a duplicate that ends',
      [subscription(1), subscription(2, 3)],
      [
        [1, 0, 0],
        [1, 0, 0],
        [1, 0, 0],
      ],
    ],
    [
      'a duplicate that stays',
      [subscription(3), subscription(2, 4)],
      [
        [1, 1, 0],
        [1, 0, 0],
        [1, 0, 0],
      ],
    ],
    [
      'one within another',
      [subscription(2, 4), subscription(2, 3)],
      [
        [1, 1, 0],
        [1, 0, 0],
        [0, 0, 1],
      ],
    ],
    [
      'two families',
      [subscription(2), subscription(2, null, { family: 'b' })],
      [
        [2, 2, 0],
        [2, 0, 0],
        [2, 0, 0],
      ],
    ],
  ])('%s', (_, subscriptions, flows) => {
    expect(flowsOf(...subscriptions)).toEqual(flows);
  });
});

describe('families, trials and failed payments as a day ends', () => {
  test.each<[string, CountedSubscription[], number[]]>([
    ['one that pays', [subscription(1)], [1, 0, 0]],
    ['one in trial', [subscription(2, null, { status: 'trialing' })], [1, 1, 0]],
    ['one whose payment fails', [subscription(1, null, { status: 'past_due' })], [1, 0, 1]],
    ['one that is paused', [subscription(1, null, { status: 'paused' })], [0, 0, 0]],
    ['one that was given up', [subscription(1, null, { status: 'unpaid' })], [0, 0, 0]],
    ['one that begins later', [subscription(3)], [0, 0, 0]],
    ['one that ends later', [subscription(1, 3)], [1, 0, 0]],
    ['one that has ended', [subscription(1, 2)], [0, 0, 0]],
    [
      'one that pays twice, once in vain',
      [subscription(1, null, { status: 'past_due' }), subscription(1)],
      [1, 0, 0],
    ],
    [
      'one in trial beside a payment that fails',
      [
        subscription(1, null, { status: 'past_due' }),
        subscription(1, null, { status: 'trialing' }),
      ],
      [1, 1, 0],
    ],
  ])('%s', (_, subscriptions, state) => {
    expect(stateOf(2, ...subscriptions)).toEqual(state);
  });
});
