// The hosted billing portal, where a subscriber manages the subscription and the card.
import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { decideRenewals } from '../billing/bank.ts';
import { readCard } from '../billing/cards.ts';
import { confirmPayment, findUnconfirmed } from '../billing/collecting.ts';
import { endNow, isEnding, unscheduleEnd, periodEndOf, scheduleEnd } from '../billing/ending.ts';
import { addCard } from '../billing/subscribing.ts';
import type { Payments } from '../world/payments.ts';
import { sellerName } from '../shapes/account.ts';
import { noCall } from '../shapes/event.ts';
import { known, type Work } from '../work/work.ts';
import { authenticationPage } from './authentication-view.ts';
import { closedPage } from './checkout-view.ts';
import { postedForm, sendPage } from './html-answer.ts';
import { openPortal, reports } from './portal-entry.ts';
import { cancelPage, cardPage, portalPage, type PortalState } from './portal-view.ts';
import { openTries, triedQuery } from './tries.ts';

function replaceCard(
  work: Work,
  state: PortalState,
  read: Extract<ReturnType<typeof readCard>, { ok: true }>,
): void {
  const customer = known(work.store.find('customer', state.customer.id));
  const owner = { customer: customer.id, email: customer.email };
  const method = addCard(work, owner, read.card, read.behaviour.outcome);
  customer.invoice_settings.default_payment_method = method.id;
  work.store.save(customer);
  work.emit('customer.updated', customer);
  // The renewal outcome was set for the old card's bank.
  decideRenewals(work.store, customer.id, 'pay');
  // A flow changes only the customer's default card: subscriptions keep their own card.
  if (state.flow !== null) return;
  for (const subscription of state.subscriptions) {
    const { default_payment_method } = subscription;
    subscription.default_payment_method = method.id;
    work.store.save(subscription);
    work.emit('customer.subscription.updated', subscription, { default_payment_method });
  }
}

export function portalPages(payments: Payments) {
  const tries = openTries();

  const { enter, refuse, redirectAfter } = openPortal(payments);

  function findCancellable(state: PortalState, id: string): Stripe.Subscription | undefined {
    if (!state.features.subscription_cancel.enabled) return undefined;
    return state.subscriptions.find((each) => each.id === id);
  }

  function findWaiting(state: PortalState, id: string) {
    const subscription = state.subscriptions.find((each) => each.id === id);
    const waiting = subscription && findUnconfirmed(payments, subscription);
    return subscription && waiting && { subscription, ...waiting };
  }

  return async (app: FastifyInstance): Promise<void> => {
    type Open = { Params: { token: string }; Querystring: { done?: string } };
    app.get<Open>('/portal/session/:token', async (request, reply) => {
      const state = enter(request.params.token);
      if (typeof state !== 'object') return refuse(reply, state);
      const { done = '' } = request.query;
      const report = Object.hasOwn(reports, done) ? reports[done] : undefined;
      return sendPage(reply, 200, portalPage(state, report));
    });

    app.get<Open>('/portal/session/:token/done', async (request, reply) => {
      const state = enter(request.params.token);
      if (typeof state !== 'object') return refuse(reply, state);
      const message = state.flow?.after_completion.hosted_confirmation?.custom_message;
      const { done = '' } = request.query;
      const report = Object.hasOwn(reports, done) ? reports[done] : undefined;
      const link =
        state.returnUrl === null
          ? null
          : { href: state.returnUrl, label: `Return to ${sellerName}` };
      return sendPage(reply, 200, closedPage('All done', message ?? report ?? '', link));
    });

    type Of = { Params: { token: string; id: string } };
    const cancelPath = '/portal/session/:token/subscriptions/:id/cancel';
    app.get<Of>(cancelPath, async (request, reply) => {
      const state = enter(request.params.token);
      if (typeof state !== 'object') return refuse(reply, state);
      const subscription = findCancellable(state, request.params.id);
      if (subscription === undefined) return reply.redirect(state.here, 303);
      return sendPage(reply, 200, cancelPage(state, subscription));
    });

    app.post<Of>(cancelPath, async (request, reply) => {
      const state = enter(request.params.token);
      if (typeof state !== 'object') return refuse(reply, state);
      const subscription = findCancellable(state, request.params.id);
      if (subscription === undefined) return reply.redirect(state.here, 303);
      payments.act(noCall, (work) => {
        if (state.features.subscription_cancel.mode === 'immediately') {
          endNow(work, subscription, 'cancellation_requested');
        } else if (!isEnding(subscription)) {
          // Under flexible billing the portal sets the time and leaves the flag false.
          scheduleEnd(work, subscription, { at: periodEndOf(subscription), flag: false });
        }
      });
      return redirectAfter(reply, state, 'cancelled');
    });

    app.post<Of>('/portal/session/:token/subscriptions/:id/renew', async (request, reply) => {
      const state = enter(request.params.token);
      if (typeof state !== 'object') return refuse(reply, state);
      const subscription = findCancellable(state, request.params.id);
      if (subscription === undefined) return reply.redirect(state.here, 303);
      payments.act(noCall, (work) => unscheduleEnd(work, subscription));
      return redirectAfter(reply, state, 'renewed');
    });

    const confirmPath = '/portal/session/:token/subscriptions/:id/confirm';
    app.get<Of>(confirmPath, async (request, reply) => {
      const state = enter(request.params.token);
      if (typeof state !== 'object') return refuse(reply, state);
      const waiting = findWaiting(state, request.params.id);
      if (waiting === undefined) return reply.redirect(state.here, 303);
      const { amount_due: amount, currency } = waiting.invoice;
      const action = `${state.here}/subscriptions/${waiting.subscription.id}/confirm`;
      return sendPage(reply, 200, authenticationPage({ action, amount, currency }));
    });

    app.post<Of>(confirmPath, async (request, reply) => {
      const state = enter(request.params.token);
      if (typeof state !== 'object') return refuse(reply, state);
      const waiting = findWaiting(state, request.params.id);
      if (waiting === undefined) return reply.redirect(state.here, 303);
      const passed = postedForm(request.body).get('outcome') === 'complete';
      if (!passed) return redirectAfter(reply, state, 'unconfirmed');
      payments.act(noCall, (work) => confirmPayment(work, waiting.subscription, waiting));
      return redirectAfter(reply, state, 'confirmed');
    });

    type Card = { Params: { token: string }; Querystring: { tried?: string } };
    app.get<Card>('/portal/session/:token/card', async (request, reply) => {
      const { token } = request.params;
      const state = enter(token);
      if (typeof state !== 'object') return refuse(reply, state);
      if (!state.features.payment_method_update.enabled) return reply.redirect(state.here, 303);
      const tried = request.query.tried === undefined ? undefined : tries.find(token);
      return sendPage(reply, 200, cardPage(state, tried ?? { values: {}, errors: {} }));
    });

    app.post<Open>('/portal/session/:token/card', async (request, reply) => {
      const { token } = request.params;
      const state = enter(token);
      if (typeof state !== 'object') return refuse(reply, state);
      if (!state.features.payment_method_update.enabled) return reply.redirect(state.here, 303);
      const form = postedForm(request.body);
      const values = {
        cardNumber: form.get('cardNumber') ?? '',
        cardExpiry: form.get('cardExpiry') ?? '',
        cardCvc: form.get('cardCvc') ?? '',
        billingName: form.get('billingName') ?? '',
      };
      const read = readCard(values, payments.clock.seconds());
      if (!read.ok || !read.savable) {
        tries.keep(
          token,
          read.ok
            ? { values, errors: {}, refusal: read.behaviour.refusal ?? undefined }
            : { values, errors: read.errors },
        );
        return reply.redirect(`${state.here}/card${triedQuery}`, 303);
      }
      tries.forget(token);
      payments.act(noCall, (work) => replaceCard(work, state, read));
      return redirectAfter(reply, state, 'card');
    });
  };
}
