// The customers with their subscriptions and the outcomes of their renewals.
import type Stripe from 'stripe';
import { html, type Html } from '../../common/page.ts';
import { renewalOutcomeOf, type RenewalOutcome } from '../billing/bank.ts';
import {
  afterLastRetry,
  afterLastRetrySetting,
  type AfterLastRetry,
} from '../billing/passing-time.ts';
import { isEnding, periodEndOf } from '../billing/ending.ts';
import type { Payments } from '../world/payments.ts';
import { dateAndTime, state, type StateColour } from './formats.ts';

const SHOWN = 20;

const colours: Record<string, StateColour> = {
  active: 'good',
  trialing: 'good',
  past_due: 'soon',
  incomplete: 'soon',
  unpaid: 'bad',
};

function nextDate(subscription: Stripe.Subscription): string {
  const { cancel_at, created, ended_at, status } = subscription;
  if (ended_at !== null) return `ended ${dateAndTime(ended_at)}`;
  if (status === 'incomplete') return `begun ${dateAndTime(created)}`;
  const end = dateAndTime(cancel_at ?? periodEndOf(subscription));
  return isEnding(subscription) ? `ends ${end}` : `renews ${end}`;
}

const outcomes: Record<RenewalOutcome, string> = {
  pay: 'Yes, if the card is good',
  fail: 'No',
  authenticate: 'Ask the owner first',
  clear: 'Take three days to clear',
};

function customerCard(payments: Payments, customer: Stripe.Customer): Html {
  const name = customer.email ?? customer.id;
  const subscriptions = payments.store.all('subscription', customer.id);
  const decided = renewalOutcomeOf(payments.store, customer.id);
  return html`<li id="${customer.id}">
    <h3>${name}</h3>
    <p class="hint">${customer.id}</p>
    ${
      subscriptions.length === 0
        ? html`<p class="hint">No subscription.</p>`
        : subscriptions.map(
            (each) =>
              html`<p class="hint">
                ${state(each.status, colours[each.status] ?? '')} ${nextDate(each)}
              </p>`,
          )
    }
    <form method="post" action="/control/renewals">
      <input type="hidden" name="customer" value="${customer.id}" />
      <div class="inline" role="group" aria-label="The bank’s answer to renewals of ${name}">
        <span>The bank’s answer to renewals</span>
        ${Object.entries(outcomes).map(
          ([outcome, label]) =>
            html`<button
              class="plain"
              name="outcome"
              value="${outcome}"
              aria-pressed="${String(outcome === decided)}"
            >
              ${label}
            </button>`,
        )}
      </div>
    </form>
  </li>`;
}

export function customers(payments: Payments): Html {
  const all = payments.store.all('customer');
  if (all.length === 0) {
    return html`<p>Nobody yet. A customer appears here with the first visit to the checkout.</p>`;
  }
  return html`<ul class="cards">
      ${all.slice(0, SHOWN).map((each) => customerCard(payments, each))}
    </ul>
    ${all.length > SHOWN ? html`<p class="hint">The ${SHOWN} newest of ${all.length}.</p>` : null}`;
}

/** The account's setting for a subscription after the last retry of a renewal. */
export function retries(payments: Payments): Html {
  const settled = payments.store.setting(afterLastRetrySetting) ?? 'canceled';
  const words: Record<AfterLastRetry, string> = {
    canceled: 'canceled',
    unpaid: 'unpaid',
    past_due: 'late for ever',
  };
  return html`<form method="post" action="/control/retries">
    <div class="inline" role="group" aria-label="After the last retry of a refused renewal">
      <span>After the last retry, 15 days on, a subscription is</span>
      ${afterLastRetry.map(
        (then) =>
          html`<button
            class="plain"
            name="then"
            value="${then}"
            aria-pressed="${String(settled === then)}"
          >
            ${words[then]}
          </button>`,
      )}
    </div>
  </form>`;
}
