// Test support: a stand-in on a free port, the official SDK as its client, and a receiver of its webhooks.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import Stripe from 'stripe';
import { afterFile } from '../../../test-support/after-file.ts';
import { freePort } from '../../../test-support/free-port.ts';
import { decideRenewals } from '../billing/bank.ts';
import { openPayments, type Payments, type PaymentsOptions } from '../world/payments.ts';
import { paymentsPlugin } from '../plugin.ts';
import type { Scheduler } from '../webhooks/scheduler.ts';

export const secretKey = 'sk_test_local_stand_in';
export const webhookSecret = 'whsec_local_stand_in';
export const priceId = 'price_local_monthly';
export const day = 24 * 3600 * 1000;

/** Runs nothing: tests call `deliveries.runDue()` and `advance()` themselves. */
const manualScheduler: Scheduler = { after: () => () => undefined };

export interface World {
  stripe: Stripe;
  payments: Payments;
  origin: string;
  dataDir: string;
  /** The machine's clock in epoch milliseconds, which the test sets. */
  time: { now: number };
  close(): Promise<void>;
}

export function sdk(origin: string, key: string = secretKey): Stripe {
  const { hostname, port } = new URL(origin);
  return new Stripe(key, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'payments-'));
  afterFile(() => rmSync(folder, { recursive: true }));
  return folder;
}

export async function openWorld(
  given: {
    dataDir?: string;
    webhookUrl?: string;
    time?: { now: number };
    scheduler?: Scheduler;
  } = {},
): Promise<World> {
  const dataDir = given.dataDir ?? freshFolder();
  const time = given.time ?? { now: Date.now() };
  const app = Fastify({ forceCloseConnections: true });
  // Responses contain the origin, so the port must be known before the stand-in opens.
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const options: PaymentsOptions = {
    dataDir,
    origin,
    secretKey,
    priceId,
    webhook: { url: given.webhookUrl ?? 'http://localhost:9/none', secret: webhookSecret },
    now: () => time.now,
  };
  const payments = openPayments(options, { scheduler: given.scheduler ?? manualScheduler });
  await app.register(paymentsPlugin(payments));
  await app.listen({ port, host: 'localhost' });
  return {
    stripe: sdk(origin),
    payments,
    origin,
    dataDir,
    time,
    close: () => app.close(),
  };
}

/** Returns the SDK's error. Throws when `work` succeeds or throws something else. */
export async function refusal(work: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error(`Expected an error of Stripe, got ${String(error)}`);
}

export const goodCard = {
  email: 'parent@example.com',
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: '12 / 40',
  cardCvc: '123',
  billingName: 'A Parent',
};

export async function postForm(
  url: string,
  fields: Record<string, string>,
): Promise<{ status: number; location: string | null; text: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    text: await answer.text(),
  };
}

export async function getPage(url: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(url, { redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
}

export function newSession(
  stripe: Stripe,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: priceId, quantity: 1 }],
    success_url: 'http://localhost:3000/?success=true&session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/subscribe',
    ...more,
  });
}

/** Creates a customer with an open checkout session. */
export async function openCheckout(
  world: World,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<{ id: string; url: string; customer: string }> {
  const { id: customer } = await world.stripe.customers.create({ email: 'parent@example.com' });
  const { id, url } = await newSession(world.stripe, { customer, ...more });
  return { id, url: url ?? '', customer };
}

/** Creates a customer and pays a checkout session. */
export async function subscribe(
  world: World,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<{
  customer: string;
  session: Stripe.Checkout.Session;
  subscription: Stripe.Subscription;
}> {
  const { id, url, customer } = await openCheckout(world, more);
  const paid = await postForm(url, goodCard);
  if (paid.status !== 303) throw new Error(`The card was refused: ${paid.text}`);
  const session = await world.stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] });
  return { customer, session, subscription: session.subscription as Stripe.Subscription };
}

/** Sets whether the bank declines the customer's next off-session charges. */
export function declineRenewals(world: World, customer: string, declines: boolean): void {
  decideRenewals(world.payments.store, customer, declines ? 'fail' : 'pay');
}

export interface Receiver {
  url: string;
  /** The events whose signature the SDK accepted. Other requests get 400. */
  events: Stripe.Event[];
  /** The same events as sent, before the SDK parsed them. */
  bodies: { type: string }[];
  /** The status of the next responses. */
  answer: number;
  /** Resolves when `count` events have arrived in total. */
  received(count: number): Promise<void>;
  close(): Promise<void>;
}

export async function openReceiver(port = 0): Promise<Receiver> {
  const waiting: { count: number; resolve: () => void }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = request.headers['stripe-signature'] ?? '';
      try {
        const body = Buffer.concat(chunks);
        receiver.events.push(Stripe.webhooks.constructEvent(body, signature, webhookSecret));
        receiver.bodies.push(JSON.parse(body.toString()) as { type: string });
      } catch {
        response.writeHead(400).end();
        return;
      }
      response.writeHead(receiver.answer).end();
      for (const each of waiting) if (receiver.events.length >= each.count) each.resolve();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const receiver: Receiver = {
    url: `http://localhost:${(server.address() as AddressInfo).port}/hook`,
    events: [],
    bodies: [],
    answer: 200,
    received: (count) =>
      new Promise((resolve) => {
        if (receiver.events.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return receiver;
}
