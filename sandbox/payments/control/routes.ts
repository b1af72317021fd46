// The routes of the control page, by which a person or a test controls time, the bank, webhooks and the API.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decideRenewals } from '../billing/bank.ts';
import { postedForm, sendPage } from '../pages/html-answer.ts';
import type { Payments } from '../world/payments.ts';
import { noCall } from '../shapes/event.ts';
import {
  readApiFault,
  readClock,
  readRenewals,
  readResend,
  readRetries,
  readWebhooks,
  type Parsed,
} from './orders.ts';
import { isOwnPage } from './own-page.ts';
import { controlPage, refusedPage } from './view.ts';

export function controlRoutes(payments: Payments) {
  const { store } = payments;

  function applyForm<T>(parsed: Parsed<T>, apply: (value: T) => void): string | undefined {
    if (parsed.ok) apply(parsed.value);
    return parsed.ok ? undefined : parsed.error;
  }

  /** Each handler applies a form and returns its error, if any. */
  const handlers: Record<string, (form: URLSearchParams) => string | undefined> = {
    clock: (form) =>
      applyForm(readClock(form, payments.clock.seconds()), (ms) => payments.advance(ms)),
    renewals: (form) =>
      applyForm(readRenewals(form, store.all('customer')), ({ customers, outcome }) =>
        payments.act(noCall, () => {
          for (const { id } of customers) decideRenewals(store, id, outcome);
        }),
      ),
    retries: (form) => applyForm(readRetries(form), (then) => payments.decideAfterLastRetry(then)),
    webhooks: (form) =>
      applyForm(readWebhooks(form), (changes) => Object.assign(payments.faults, changes)),
    api: (form) =>
      applyForm(readApiFault(form), (fault) => Object.assign(payments.apiFault, fault)),
    resend: (form) =>
      applyForm(
        readResend(form, (id) => typeof store.find('event', id) === 'object'),
        (event) => payments.deliveries.resend(event),
      ),
  };

  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Querystring: { done?: string } }>('/control', async (request, reply) => {
      payments.settle();
      return sendPage(reply, 200, controlPage(payments, request.query.done), 'same-origin');
    });

    for (const [name, handle] of Object.entries(handlers)) {
      app.post(`/control/${name}`, async (request: FastifyRequest, reply: FastifyReply) => {
        if (!isOwnPage(request.headers, payments.origin)) {
          return sendPage(reply, 403, refusedPage('Only this page’s own forms may do that.'));
        }
        const error = handle(postedForm(request.body));
        if (error !== undefined) return sendPage(reply, 400, refusedPage(error));
        return reply.redirect(`/control?done=${name}#${name}`, 303);
      });
    }
  };
}
