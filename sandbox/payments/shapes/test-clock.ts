import type Stripe from 'stripe';

export interface NewTestClock {
  id: string;
  created: number;
  frozenTime: number;
  name: string | null;
  deletesAfter: number;
}

export function testClock(given: NewTestClock): Stripe.TestHelpers.TestClock {
  return {
    id: given.id,
    object: 'test_helpers.test_clock',
    created: given.created,
    deletes_after: given.deletesAfter,
    frozen_time: given.frozenTime,
    livemode: false,
    name: given.name,
    status: 'ready',
    status_details: {},
  };
}
