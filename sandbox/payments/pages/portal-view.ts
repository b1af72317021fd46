import type Stripe from 'stripe';
import { html, page, type Html } from '../../common/page.ts';
import { isEnding, periodEndOf } from '../billing/ending.ts';
import { sellerName } from '../shapes/account.ts';
import { recurringOf } from '../shapes/catalogue.ts';
import { cardFields, refusalOf, testCards, type FormState } from './fields.ts';
import { cardName, date, money, rhythm } from './format.ts';
import { seller, style } from './style.ts';

export interface PortalState {
  /** The portal's path; every link and form adds to it. */
  here: string;
  returnUrl: string | null;
  /** The flow that the session was opened for, if any. */
  flow: Stripe.BillingPortal.Session.Flow | null;
  customer: Stripe.Customer;
  /** The running subscriptions, newest first. */
  subscriptions: Stripe.Subscription[];
  /** The ids of the subscriptions whose open invoice waits for the cardholder's confirmation. */
  unconfirmed: ReadonlySet<string>;
  card: Stripe.PaymentMethod | null;
  invoices: Stripe.Invoice[];
  features: Stripe.BillingPortal.Configuration.Features;
  productName: (price: Stripe.Price) => string;
}

const standIn = html`<p class="note">
  This is a local stand-in for Stripe’s customer portal. No money moves.
</p>`;

function frame(
  title: string,
  state: Pick<PortalState, 'returnUrl'>,
  body: Html,
  note = standIn,
): string {
  return page(
    { title: `${title} – ${sellerName}` },
    html`${style}
      <div class="narrow">
        ${
          state.returnUrl === null
            ? null
            : html`<p><a class="back" href="${state.returnUrl}">← Return to ${sellerName}</a></p>`
        }
        ${seller(sellerName)} ${body} ${note}
      </div>`,
  );
}

function endOf(subscription: Stripe.Subscription): string {
  return date(subscription.cancel_at ?? periodEndOf(subscription));
}

function nextPayment(state: PortalState, subscription: Stripe.Subscription): Html {
  if (isEnding(subscription)) {
    return html`<p><span class="tag">Cancels ${endOf(subscription)}</span></p>
      <p>Your subscription will end on ${endOf(subscription)}. You will not be charged again.</p>`;
  }
  if (subscription.status === 'trialing') {
    return html`<p>Your free trial ends on ${date(periodEndOf(subscription))}.</p>`;
  }
  if (subscription.status === 'active') {
    return html`<p>Your next payment is on ${date(periodEndOf(subscription))}.</p>`;
  }
  if (state.unconfirmed.has(subscription.id)) {
    return html`<p class="error">Your bank wants you to confirm your last payment.</p>
      <a class="button" href="${state.here}/subscriptions/${subscription.id}/confirm"
        >Confirm your payment</a
      >`;
  }
  const open = state.invoices.find((each) => each.next_payment_attempt !== null);
  return html`<p class="error">
    Your last payment did not go
    through.${
      open === undefined ? '' : ` We will try again on ${date(open.next_payment_attempt ?? 0)}.`
    }
    Please check your payment method.
  </p>`;
}

function plan(state: PortalState, subscription: Stripe.Subscription): Html {
  const form = `${state.here}/subscriptions/${subscription.id}`;
  return html`<div class="panel">
    ${subscription.items.data.map(
      ({ price, quantity = 1 }) =>
        html`<p><strong>${state.productName(price)}</strong></p>
          <p>
            ${money((price.unit_amount ?? 0) * quantity, price.currency)}
            ${rhythm(recurringOf(price))}
          </p>`,
    )}
    ${nextPayment(state, subscription)}
    ${
      !state.features.subscription_cancel.enabled
        ? null
        : isEnding(subscription)
          ? html`<form method="post" action="${form}/renew">
              <button>Renew subscription</button>
            </form>`
          : html`<a class="button plain" href="${form}/cancel">Cancel subscription</a>`
    }
  </div>`;
}

const statusWords: Record<string, string> = {
  paid: 'Paid',
  open: 'Open',
  void: 'Void',
  uncollectible: 'Uncollectible',
  draft: 'Draft',
};

function history(invoices: Stripe.Invoice[]): Html {
  if (invoices.length === 0) return html`<p>No invoices yet.</p>`;
  return html`<table aria-label="Invoice history">
    <tr>
      <th scope="col">Date</th>
      <th scope="col">Amount</th>
      <th scope="col">Status</th>
    </tr>
    ${invoices.map(
      (each) =>
        html`<tr>
          <td>${date(each.created)}</td>
          <td>${money(each.total, each.currency)}</td>
          <td>${statusWords[each.status ?? 'draft'] ?? each.status}</td>
        </tr>`,
    )}
  </table>`;
}

export function portalPage(state: PortalState, done: string | undefined): string {
  const { card, features, here, invoices, subscriptions } = state;
  return frame(
    'Your subscription',
    state,
    html`<h1>Manage your ${sellerName} billing</h1>
      ${done === undefined ? null : html`<p class="done" role="status">${done}</p>`}
      <h2>Current subscription</h2>
      ${
        subscriptions.length === 0
          ? html`<div class="panel"><p>You have no subscription at present.</p></div>`
          : subscriptions.map((each) => plan(state, each))
      }
      <h2>Payment method</h2>
      <div class="panel">
        ${
          card === null
            ? html`<p>No card on file.</p>`
            : html`<p><strong>${cardName(card)}</strong></p>
                <p>
                  Expires
                  ${String(card.card?.exp_month).padStart(2, '0')}/${String(card.card?.exp_year)}
                </p>`
        }
        ${
          features.payment_method_update.enabled
            ? html`<a class="button plain" href="${here}/card">Update payment method</a>`
            : null
        }
      </div>
      ${
        features.invoice_history.enabled
          ? html`<h2>Invoice history</h2>
              ${history(invoices)}`
          : null
      }`,
  );
}

export function cancelPage(state: PortalState, subscription: Stripe.Subscription): string {
  const atOnce = state.features.subscription_cancel.mode === 'immediately';
  return frame(
    'Cancel subscription',
    state,
    html`<h1>Cancel your subscription?</h1>
      <p>
        ${
          atOnce
            ? 'Your subscription will end now.'
            : `Your subscription stays open until ${endOf(subscription)}. You will not be charged again, and you can renew it until then.`
        }
      </p>
      <form method="post" action="${state.here}/subscriptions/${subscription.id}/cancel">
        <button class="danger">Cancel subscription</button>
      </form>
      <a class="button plain" href="${state.here}">Go back</a>`,
  );
}

export function cardPage(state: PortalState, form: FormState): string {
  return frame(
    'Update payment method',
    state,
    html`<h1>Update payment method</h1>
      ${refusalOf(form)}
      <form method="post" action="${state.here}/card" novalidate>
        ${cardFields(form)}
        <button>Save card</button>
      </form>
      <a class="button plain" href="${state.here}">Go back</a>`,
    testCards,
  );
}
