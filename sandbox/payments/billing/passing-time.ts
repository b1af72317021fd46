// What time does by itself: sessions expire, subscriptions renew, fail, and end.
import type Stripe from 'stripe';
import { recurringOf } from '../shapes/catalogue.ts';
import type { StoredObject } from '../shapes/kinds.ts';
import { known, type Work } from '../work/work.ts';
import { askBank } from './bank.ts';
import { awaitClearing } from './charging.ts';
import { clear, payAndGoOn, setStatus } from './collecting.ts';
import { endNow } from './ending.ts';
import { draftOf, drawUpInvoice, refuseInvoice, writeOff } from './invoicing.ts';
import { collectAgain } from './pausing.ts';
import { periodEnd } from './period.ts';
import type { PaymentsStore } from '../store/store.ts';
import { dueAt } from '../store/due.ts';
import { deleteCustomer } from './leaving.ts';
import { expireCheckout } from './subscribing.ts';
import { arrive, clockIdOf } from './test-clocks.ts';

/** What becomes of a subscription when the last retry has failed; an account's setting at Stripe. */
export const afterLastRetry = ['canceled', 'unpaid', 'past_due'] as const;
export type AfterLastRetry = (typeof afterLastRetry)[number];
export const afterLastRetrySetting = 'after_last_retry';

function charge(work: Work, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  const answer = askBank(work, subscription);
  if (answer.says === 'pays') payAndGoOn(work, subscription, invoice, answer.card);
  else if (answer.says === 'clears') awaitClearing(work, invoice, answer.card);
  else if (refuseInvoice(work, invoice, answer)) setStatus(work, subscription, 'past_due');
  else {
    const then = work.store.setting(afterLastRetrySetting);
    if (then === 'unpaid' || then === 'past_due') setStatus(work, subscription, then);
    else endNow(work, subscription, 'payment_failed');
  }
}

function renew(work: Work, subscription: Stripe.Subscription): void {
  const previousStart = subscription.items.data[0]?.current_period_start ?? work.now;
  const previousItems = structuredClone(subscription.items);
  for (const item of subscription.items.data) {
    if (item.current_period_end > work.now) continue;
    item.current_period_start = item.current_period_end;
    item.current_period_end = periodEnd(
      subscription.billing_cycle_anchor,
      item.current_period_start,
      recurringOf(item.price),
    );
  }
  const previousInvoice = subscription.latest_invoice;
  const behavior = subscription.pause_collection?.behavior;
  // Nobody is asked to pay what an unpaid subscription goes on to cost.
  const isDraft = subscription.status === 'unpaid' || behavior === 'keep_as_draft';
  if (isDraft) draftOf(work, subscription, previousStart);
  const invoice = isDraft
    ? null
    : drawUpInvoice(work, subscription, 'subscription_cycle', previousStart);
  work.store.save(subscription);
  work.emit('customer.subscription.updated', subscription, {
    items: previousItems,
    latest_invoice: previousInvoice,
  });
  if (invoice === null) return;
  if (invoice.status === 'paid') return setStatus(work, subscription, 'active');
  if (behavior === 'void') writeOff(work, invoice, 'void');
  else if (behavior === 'mark_uncollectible') writeOff(work, invoice, 'uncollectible');
  else charge(work, subscription, invoice);
}

function expireIncomplete(work: Work, subscription: Stripe.Subscription): void {
  if (typeof subscription.latest_invoice === 'string') {
    writeOff(work, known(work.store.find('invoice', subscription.latest_invoice)), 'void');
  }
  subscription.ended_at = work.now;
  setStatus(work, subscription, 'incomplete_expired');
}

function passSubscription(work: Work, subscription: Stripe.Subscription): void {
  if (subscription.status === 'incomplete') return expireIncomplete(work, subscription);
  const resumesAt = subscription.pause_collection?.resumes_at ?? null;
  if (resumesAt !== null && resumesAt <= work.now) return collectAgain(work, subscription);
  const { cancel_at } = subscription;
  if (subscription.cancel_at_period_end || (cancel_at !== null && cancel_at <= work.now)) {
    return endNow(work, subscription, 'cancellation_requested');
  }
  renew(work, subscription);
}

/** Lets happen what was due on one clock (null: the common one) up to `until`, each at its moment. */
export function passTimeUntil(
  until: number,
  clock: string | null,
  store: PaymentsStore,
  live: (moment: number, object: StoredObject) => void,
): void {
  for (let object = store.firstDue(until, clock); object; object = store.firstDue(until, clock)) {
    const moment = dueAt(object) ?? until;
    live(moment, object);
    // Without this a rule that forgets to move on would spin for ever.
    const next = store.firstDue(until, clock);
    if (next !== undefined && next.id === object.id && dueAt(next) === moment) {
      throw new Error(`Time does not pass for ${object.id}`);
    }
  }
}

/** Removes a test clock and everybody on it. */
export function deleteTestClock(work: Work, clock: Stripe.TestHelpers.TestClock): void {
  for (const customer of work.store.all('customer')) {
    if (clockIdOf(customer) === clock.id) deleteCustomer(work, customer);
  }
  work.store.remove(clock.id);
  work.emit('test_helpers.test_clock.deleted', clock);
}

function passClock(work: Work, clock: Stripe.TestHelpers.TestClock): void {
  const target = clock.status_details.advancing?.target_frozen_time;
  if (target === undefined) return deleteTestClock(work, clock);
  passTimeUntil(target, clock.id, work.store, (moment, object) =>
    passTime(work.at(moment), object),
  );
  arrive(work, clock);
}

/** Lets one object live through the moment it was due at, which is the work's `now`. */
export function passTime(work: Work, object: StoredObject): void {
  if (object.object === 'checkout.session') expireCheckout(work, object);
  else if (object.object === 'subscription') passSubscription(work, object);
  else if (object.object === 'test_helpers.test_clock') passClock(work, object);
  else if (object.object === 'payment_intent') clear(work, object);
  else if (object.object === 'invoice') {
    const id = object.parent?.subscription_details?.subscription;
    charge(work, known(work.store.find('subscription', String(id))), object);
  } else throw new Error(`Nothing happens to ${object.object} by itself`);
}
