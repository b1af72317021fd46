// Changes that time causes: sessions expire; subscriptions renew, fail to renew, and end.
import type Stripe from 'stripe';
import type { StoredObject } from '../shapes/kinds.ts';
import { known, type Work } from '../work/work.ts';
import { askBank } from './bank.ts';
import { startProcessing } from './charging.ts';
import { finishDebit, payAndActivate, setStatus } from './collecting.ts';
import { endNow } from './ending.ts';
import { createDraft, createInvoice, failPlannedAttempt, writeOff } from './invoicing.ts';
import { beginNextPeriod } from './next-period.ts';
import { resumeCollection } from './pausing.ts';
import type { PaymentsStore } from '../store/store.ts';
import { dueAt } from '../store/due.ts';
import { expireCheckout } from './subscribing.ts';

/** The status of a subscription after its last retry has failed. At Stripe this is a setting of the account. */
export const afterLastRetry = ['canceled', 'unpaid', 'past_due'] as const;
export type AfterLastRetry = (typeof afterLastRetry)[number];
export const afterLastRetrySetting = 'after_last_retry';

function charge(work: Work, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  const decision = askBank(work, subscription);
  if (decision.result === 'pays') payAndActivate(work, subscription, invoice, decision.card);
  else if (decision.result === 'clears') startProcessing(work, invoice, decision.card);
  else if (failPlannedAttempt(work, invoice, decision)) setStatus(work, subscription, 'past_due');
  else {
    const status = work.store.setting(afterLastRetrySetting);
    if (status === 'unpaid' || status === 'past_due') setStatus(work, subscription, status);
    else endNow(work, subscription, 'payment_failed');
  }
}

function renew(work: Work, subscription: Stripe.Subscription): void {
  const previousStart = subscription.items.data[0]?.current_period_start ?? work.now;
  const previousItems = structuredClone(subscription.items);
  beginNextPeriod(subscription, work.now);
  const previousInvoice = subscription.latest_invoice;
  const behavior = subscription.pause_collection?.behavior;
  // New invoices of an unpaid subscription stay drafts.
  const isDraft = subscription.status === 'unpaid' || behavior === 'keep_as_draft';
  if (isDraft) createDraft(work, subscription, previousStart);
  const invoice = isDraft
    ? null
    : createInvoice(work, subscription, 'subscription_cycle', previousStart);
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

function processSubscription(work: Work, subscription: Stripe.Subscription): void {
  if (subscription.status === 'incomplete') return expireIncomplete(work, subscription);
  const resumesAt = subscription.pause_collection?.resumes_at ?? null;
  if (resumesAt !== null && resumesAt <= work.now) return resumeCollection(work, subscription);
  const { cancel_at } = subscription;
  if (subscription.cancel_at_period_end || (cancel_at !== null && cancel_at <= work.now)) {
    return endNow(work, subscription, 'cancellation_requested');
  }
  renew(work, subscription);
}

/**
 * Processes every object that is due up to `until` (epoch seconds), each at its own due time. Throws when an object
 * stays due at the same time.
 */
export function processDueUntil(
  until: number,
  store: PaymentsStore,
  process: (moment: number, object: StoredObject) => void,
): void {
  for (let object = store.firstDue(until); object; object = store.firstDue(until)) {
    const moment = dueAt(object) ?? until;
    process(moment, object);
    // Prevents an endless loop when processing leaves the due time unchanged.
    const next = store.firstDue(until);
    if (next !== undefined && next.id === object.id && dueAt(next) === moment) {
      throw new Error(`Time does not pass for ${object.id}`);
    }
  }
}

/** Processes one due object. `work.now` is the time at which it was due. */
export function processDue(work: Work, object: StoredObject): void {
  if (object.object === 'checkout.session') expireCheckout(work, object);
  else if (object.object === 'subscription') processSubscription(work, object);
  else if (object.object === 'payment_intent') finishDebit(work, object);
  else if (object.object === 'invoice') {
    const id = object.parent?.subscription_details?.subscription;
    charge(work, known(work.store.find('subscription', String(id))), object);
  } else throw new Error(`Nothing happens to ${object.object} by itself`);
}
