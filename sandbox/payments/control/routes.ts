// The stand-in's control: time, the bank, webhooks and the API, at the hand of a person or a test.
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
  type Read,
} from './orders.ts';
import { isOwnPage } from './own-page.ts';
import { controlPage, refusedPage } from './view.ts';

export function controlRoutes(payments: Payments) {
  const { store } = payments;

  function carryOut<T>(read: Read<T>, act: (order: T) => void): string | undefined {
    if (read.ok) act(read.order);
    return read.ok ? undefined : read.error;
  }

  /** Each carries out what a form asks for, and answers what is wrong with it, if anything. */
  const orders: Record<string, (form: URLSearchParams) => string | undefined> = {
    clock: (form) =>
      carryOut(readClock(form, payments.clock.seconds()), (ms) => payments.advance(ms)),
    renewals: (form) =>
      carryOut(readRenewals(form, store.all('customer')), ({ customers, outcome }) =>
        payments.act(noCall, () => {
          for (const { id } of customers) decideRenewals(store, id, outcome);
        }),
      ),
    retries: (form) => carryOut(readRetries(form), (then) => payments.decideAfterLastRetry(then)),
    webhooks: (form) =>
      carryOut(readWebhooks(form), (changes) => Object.assign(payments.faults, changes)),
    api: (form) => carryOut(readApiFault(form), (fault) => Object.assign(payments.apiFault, fault)),
    resend: (form) =>
      carryOut(
        readResend(form, (id) => typeof store.find('event', id) === 'object'),
        (event) => payments.deliveries.resend(event),
      ),
  };

  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Querystring: { done?: string } }>('/control', async (request, reply) => {
      payments.settle();
      return sendPage(reply, 200, controlPage(payments, request.query.done), 'same-origin');
    });

    for (const [name, obey] of Object.entries(orders)) {
      app.post(`/control/${name}`, async (request: FastifyRequest, reply: FastifyReply) => {
        if (!isOwnPage(request.headers, payments.origin)) {
          return sendPage(reply, 403, refusedPage('Only this page’s own forms may do that.'));
        }
        const error = obey(postedForm(request.body));
        if (error !== undefined) return sendPage(reply, 400, refusedPage(error));
        return reply.redirect(`/control?done=${name}#${name}`, 303);
      });
    }
  };
}
