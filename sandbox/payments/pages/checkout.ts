// The hosted checkout page: shows the session, takes the card, and redirects back to the site.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type Stripe from 'stripe';
import { readCard, type CardForm } from '../billing/cards.ts';
import { applyPromotion, promotions } from '../billing/discounts.ts';
import { completeCheckout, leaveIncomplete } from '../billing/subscribing.ts';
import type { Payments } from '../world/payments.ts';
import { sellerName } from '../shapes/account.ts';
import { noCall } from '../shapes/event.ts';
import type { Work } from '../work/work.ts';
import { authenticationPage } from './authentication-view.ts';
import { closedPage, payPage } from './checkout-view.ts';
import type { FormState } from './fields.ts';
import { postedForm, sendPage } from './html-answer.ts';
import { openTries, triedQuery } from './tries.ts';

type Session = Stripe.Checkout.Session;

/** The result of a form post, decided inside its transaction. */
type Outcome =
  | { then: 'pay'; session: Session; state: FormState }
  | { then: 'authenticate' | 'success' | 'closed'; session: Session };

function successUrl(session: Session): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function readEmail(given: string): { email: string; error?: string } {
  const email = given.trim();
  if (email === '') return { email, error: 'Enter your email address.' };
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) {
    return { email, error: 'Your email address is incomplete.' };
  }
  return { email };
}

function pay(work: Work, session: Session, form: URLSearchParams): Outcome {
  if (session.status !== 'open') return { then: 'closed', session };
  const card: CardForm = {
    cardNumber: form.get('cardNumber') ?? '',
    cardExpiry: form.get('cardExpiry') ?? '',
    cardCvc: form.get('cardCvc') ?? '',
    billingName: form.get('billingName') ?? '',
  };
  const { email, error } = readEmail(form.get('email') ?? '');
  const values = { email, ...card };
  const read = readCard(card, work.now);
  if (!read.ok || error !== undefined) {
    const errors = { ...(error !== undefined && { email: error }), ...(!read.ok && read.errors) };
    return { then: 'pay', session, state: { values, errors } };
  }
  const { refusal, requiresAction, outcome } = read.behaviour;
  if (refusal !== null) {
    return { then: 'pay', session, state: { values, errors: {}, refusal } };
  }
  if (requiresAction) {
    const hidden = work.store.hidden('checkout.session', session.id);
    work.store.saveHidden('checkout.session', session.id, {
      ...hidden,
      pendingCard: { ...read.card, outcome, email },
    });
    return { then: 'authenticate', session };
  }
  completeCheckout(work, session, { ...read.card, outcome }, email);
  return { then: 'success', session };
}

function takeCode(work: Work, session: Session, given: string, values: FormState): Outcome {
  if (session.status !== 'open' || session.allow_promotion_codes !== true) {
    return { then: 'closed', session };
  }
  const code = given.trim();
  const promotion = promotions.find((each) => each.code === code.toUpperCase());
  if (code !== '' && promotion === undefined) {
    return { then: 'pay', session, state: { ...values, refusedCode: code } };
  }
  applyPromotion(work, session, promotion);
  return { then: 'pay', session, state: values };
}

/** Whether the 3-D Secure page can be left with an incomplete subscription: only when an amount is due. */
const canLeave = ({ amount_total }: Session): boolean => (amount_total ?? 0) > 0;

type Authentication = 'complete' | 'leave' | 'fail';

function authenticate(work: Work, session: Session, outcome: Authentication): Outcome {
  if (session.status !== 'open') return { then: 'closed', session };
  const hidden = work.store.hidden('checkout.session', session.id);
  const card = hidden.pendingCard;
  if (card === null) {
    return { then: 'pay', session, state: { values: {}, errors: {} } };
  }
  if (outcome === 'leave' && canLeave(session)) {
    leaveIncomplete(work, session, card, card.email);
    return { then: 'pay', session, state: { values: { email: card.email }, errors: {} } };
  }
  if (outcome === 'complete') {
    completeCheckout(work, session, card, card.email);
    return { then: 'success', session };
  }
  work.store.saveHidden('checkout.session', session.id, { ...hidden, pendingCard: null });
  return {
    then: 'pay',
    session,
    state: {
      values: { email: card.email, billingName: card.name },
      errors: {},
      refusal:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    },
  };
}

export function checkoutPages(payments: Payments) {
  const { store } = payments;
  const tries = openTries();

  function find(id: string): Session | undefined {
    payments.settle();
    const found = store.find('checkout.session', id);
    return typeof found === 'object' ? found : undefined;
  }

  function prefilled(session: Session): string {
    if (typeof session.customer !== 'string') return session.customer_email ?? '';
    const customer = store.find('customer', session.customer);
    return typeof customer === 'object' ? (customer.email ?? '') : '';
  }

  const fresh = (session: Session): FormState => ({
    values: { email: prefilled(session) },
    errors: {},
  });

  function showClosed(reply: FastifyReply, session: Session | undefined): FastifyReply {
    if (session?.status === 'complete') {
      const page = closedPage('You are all done here', 'This checkout has already been paid.', {
        href: successUrl(session),
        label: `Continue to ${sellerName}`,
      });
      return sendPage(reply, 200, page);
    }
    const back =
      typeof session?.cancel_url === 'string'
        ? { href: session.cancel_url, label: `Back to ${sellerName}` }
        : null;
    const page =
      session === undefined
        ? closedPage('Page not found', 'There is no checkout at this address.', null)
        : closedPage(
            'This checkout has expired',
            'Nothing was charged. Please go back and start again.',
            back,
          );
    return sendPage(reply, session === undefined ? 404 : 410, page);
  }

  function showForm(reply: FastifyReply, session: Session, state: FormState): FastifyReply {
    const { lineItems } = store.hidden('checkout.session', session.id);
    return sendPage(reply, 200, payPage(session, lineItems, state));
  }

  function show(reply: FastifyReply, outcome: Outcome): FastifyReply {
    const { session } = outcome;
    if (outcome.then !== 'pay') tries.forget(session.id);
    switch (outcome.then) {
      case 'pay':
        tries.keep(session.id, outcome.state);
        return reply.redirect(`/checkout/pay/${session.id}${triedQuery}`, 303);
      case 'authenticate':
        return reply.redirect(`/checkout/pay/${session.id}/authenticate`, 303);
      case 'success':
        return reply.redirect(successUrl(session), 303);
      case 'closed':
        return showClosed(reply, session);
    }
  }

  return async (app: FastifyInstance): Promise<void> => {
    type Pay = { Params: { id: string }; Querystring: { tried?: string } };
    app.get<Pay>('/checkout/pay/:id', async (request, reply) => {
      const session = find(request.params.id);
      if (session?.status !== 'open') return showClosed(reply, session);
      const tried = request.query.tried === undefined ? undefined : tries.find(session.id);
      return showForm(reply, session, tried ?? fresh(session));
    });

    app.post<{ Params: { id: string } }>('/checkout/pay/:id', async (request, reply) => {
      const session = find(request.params.id);
      if (session === undefined) return showClosed(reply, session);
      const form = postedForm(request.body);
      return show(
        reply,
        payments.act(noCall, (work) => pay(work, session, form)),
      );
    });

    app.post<{ Params: { id: string } }>('/checkout/pay/:id/code', async (request, reply) => {
      const session = find(request.params.id);
      if (session === undefined) return showClosed(reply, session);
      const code = postedForm(request.body).get('promotionCode') ?? '';
      return show(
        reply,
        payments.act(noCall, (work) => takeCode(work, session, code, fresh(session))),
      );
    });

    const authenticatePath = '/checkout/pay/:id/authenticate';
    app.get<{ Params: { id: string } }>(authenticatePath, async (request, reply) => {
      const session = find(request.params.id);
      if (session?.status !== 'open') return showClosed(reply, session);
      const { pendingCard } = store.hidden('checkout.session', session.id);
      if (pendingCard === null) return reply.redirect(`/checkout/pay/${session.id}`, 303);
      const page = authenticationPage({
        action: `/checkout/pay/${session.id}/authenticate`,
        amount: session.amount_total ?? 0,
        currency: session.currency ?? 'aud',
        canLeave: canLeave(session),
      });
      return sendPage(reply, 200, page);
    });

    app.post<{ Params: { id: string } }>(authenticatePath, async (request, reply) => {
      const session = find(request.params.id);
      if (session === undefined) return showClosed(reply, session);
      const given = postedForm(request.body).get('outcome');
      const outcome = given === 'complete' || given === 'leave' ? given : 'fail';
      return show(
        reply,
        payments.act(noCall, (work) => authenticate(work, session, outcome)),
      );
    });
  };
}
