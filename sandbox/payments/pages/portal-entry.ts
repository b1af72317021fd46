// Opens a portal session, loads its state, and redirects after a completed step.
import type { FastifyReply } from 'fastify';
import type Stripe from 'stripe';
import { findUnconfirmed } from '../billing/collecting.ts';
import type { Payments } from '../world/payments.ts';
import { sellerName } from '../shapes/account.ts';
import { known } from '../work/work.ts';
import { closedPage } from './checkout-view.ts';
import { sendPage } from './html-answer.ts';
import type { PortalState } from './portal-view.ts';

const minute = 60;
const unusedFor = 5 * minute;
const idleFor = 60 * minute;

const running = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

/** The messages shown after a redirect to the portal, by the value of its `done` parameter. */
export const reports: Record<string, string> = {
  cancelled: 'Your subscription has been cancelled.',
  renewed: 'Your subscription has been renewed.',
  card: 'Your payment method has been updated.',
  confirmed: 'Thank you. Your payment has gone through.',
  unconfirmed: 'Your bank did not confirm the payment.',
};

/** The flow that each step completes. */
const flowOfStep: Record<string, Stripe.BillingPortal.Session.Flow.Type> = {
  cancelled: 'subscription_cancel',
  card: 'payment_method_update',
};

export function openPortal(payments: Payments) {
  const { store } = payments;

  return {
    /** Returns the state of the portal session with this token; undefined for an unknown token. */
    enter(token: string): PortalState | 'expired' | undefined {
      payments.settle();
      const session = store.byToken('billing_portal.session', token);
      if (session === undefined) return undefined;
      const now = payments.clock.seconds();
      const { lastUsed } = store.hidden('billing_portal.session', session.id);
      const ends = lastUsed === null ? session.created + unusedFor : lastUsed + idleFor;
      const customer = store.find('customer', session.customer);
      if (now > ends || typeof customer !== 'object') return 'expired';
      store.saveHidden('billing_portal.session', session.id, { lastUsed: now });

      const subscriptions = store
        .all('subscription', customer.id)
        .filter((each) => running.includes(each.status));
      const cardId =
        subscriptions[0]?.default_payment_method ??
        customer.invoice_settings.default_payment_method;
      const card = typeof cardId === 'string' ? store.find('payment_method', cardId) : undefined;
      const configuration = known(
        store.find('billing_portal.configuration', String(session.configuration)),
      );
      return {
        here: `/portal/session/${token}`,
        returnUrl: session.return_url,
        flow: session.flow,
        customer,
        subscriptions,
        unconfirmed: new Set(
          subscriptions.filter((each) => findUnconfirmed(payments, each)).map(({ id }) => id),
        ),
        card: typeof card === 'object' ? card : null,
        invoices: store.all('invoice', customer.id),
        features: configuration.features,
        productName: (price) => {
          const product = store.find('product', String(price.product));
          return typeof product === 'object' ? product.name : sellerName;
        },
      };
    },

    refuse(reply: FastifyReply, why: 'expired' | undefined): FastifyReply {
      const [status, heading, text] =
        why === 'expired'
          ? [410, 'This page has expired', `Please go back to ${sellerName} and open it again.`]
          : [404, 'Page not found', 'There is no billing page at this address.'];
      return sendPage(reply, Number(status), closedPage(String(heading), String(text), null));
    },

    /** Redirects after a completed step: to the portal's first page, or as the flow's `after_completion` says. */
    redirectAfter(reply: FastifyReply, state: PortalState, done: string): FastifyReply {
      const after =
        flowOfStep[done] === state.flow?.type ? state.flow?.after_completion : undefined;
      if (after?.redirect != null) return reply.redirect(after.redirect.return_url, 303);
      const address = after?.type === 'hosted_confirmation' ? `${state.here}/done` : state.here;
      return reply.redirect(`${address}?done=${done}`, 303);
    },
  };
}
