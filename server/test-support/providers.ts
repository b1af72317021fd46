// Fake providers for route tests: identity with its own signing key, and payments in memory. e2e/ tests the real
// SDKs.
import { generateKeyPair, type KeyObject, randomUUID, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet } from 'jose';
import type { Subscription } from '../../domain/subscription.ts';
import { type IdentityAccounts, signInAgain } from '../providers/identity/accounts.ts';
import { type IdentityProvider, verifier } from '../providers/identity/identity.ts';
import type { Payment } from '../providers/payments/figures.ts';
import type { PaymentProvider } from '../providers/payments/payments.ts';
import { Problem } from '../problems/problem.ts';

export const PROJECT = 'test-project';

export interface TestIdentity extends IdentityProvider {
  /** The published key set. */
  published: JSONWebKeySet;
  publicKey: KeyObject;
  /** Returns a token for the uid. `changes` override claims or header fields of a valid token. */
  sign(uid: string, changes?: TokenChanges): Promise<string>;
}

export interface TokenChanges {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  /** Whether to sign with an unpublished key. */
  foreignKey?: boolean;
}

const newKeys = () => promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
/** Cached by name within a process, because generating a key takes longer than most tests. */
const keysByName = new Map<string, ReturnType<typeof newKeys>>();

function keysOf(name: string): ReturnType<typeof newKeys> {
  const keys = keysByName.get(name) ?? newKeys();
  keysByName.set(name, keys);
  return keys;
}

export const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** `kid` is the id of the published key. */
export async function createTestIdentity(now: () => number, kid = 'key-1'): Promise<TestIdentity> {
  const [own, foreign] = await Promise.all([keysOf(kid), keysOf('of another provider')]);
  const published = { ...own.publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' };
  const keySet = { keys: [published] };
  const verify = verifier(PROJECT, createLocalJWKSet(keySet), now);
  return {
    published: keySet,
    publicKey: own.publicKey,
    verify: async (token) => (await verify(token)).identity,
    forget: () => undefined,
    async sign(uid, { claims = {}, header = {}, foreignKey = false } = {}) {
      const seconds = Math.floor(now() / 1000);
      const payload = {
        iss: `https://securetoken.google.com/${PROJECT}`,
        aud: PROJECT,
        sub: uid,
        iat: seconds,
        auth_time: seconds,
        exp: seconds + 3600,
        email: `${uid}@example.com`,
        email_verified: true,
        ...claims,
      };
      const signed = `${encode({ alg: 'RS256', typ: 'JWT', kid, ...header })}.${encode(payload)}`;
      const key = (foreignKey ? foreign : own).privateKey;
      return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
    },
  };
}

export interface TestIdentityAccounts extends IdentityAccounts {
  /** The uids of deleted accounts. */
  gone: Set<string>;
  /** How the next deletion fails. */
  refusal: 'away' | 'lost' | 'sign-in-again' | 'killed' | null;
  /** While true, the provider is unavailable. */
  down: boolean;
  /** Runs during a deletion. */
  duringRemoval: (() => Promise<void>) | null;
}

const unavailable = () =>
  new Problem('provider_unavailable', 'The provider cannot be reached right now.');

/** An in-memory accounts port. Every uid has an account until it is deleted. */
export function createTestIdentityAccounts(): TestIdentityAccounts {
  const uidOf = (token: string) => String(decodeJwt(token).sub);
  const accounts: TestIdentityAccounts = {
    gone: new Set(),
    refusal: null,
    down: false,
    duringRemoval: null,
    async exists(token) {
      if (accounts.down) throw unavailable();
      return !accounts.gone.has(uidOf(token));
    },
    async remove(token) {
      if (accounts.down) throw unavailable();
      const { refusal, duringRemoval } = accounts;
      Object.assign(accounts, { refusal: null, duringRemoval: null });
      await duringRemoval?.();
      if (refusal === 'away') throw unavailable();
      if (refusal === 'sign-in-again') throw signInAgain();
      accounts.gone.add(uidOf(token));
      // The deletion succeeds, but the response is lost.
      if (refusal === 'lost') throw unavailable();
      if (refusal === 'killed') throw new Error('The process ended here');
    },
  };
  return accounts;
}

export interface TestPayments extends PaymentProvider {
  /** The provider's data, by customer id. */
  customers: Map<string, { uid: string; subscriptions: Subscription[] }>;
  /** Deleted customers, whose old subscriptions are still listed. */
  deleted: Set<string>;
  /** What owners have given. */
  credits: { customerId: string; press: string; amount: number; currency: string }[];
  /** What was paid and refunded. */
  paid: Payment[];
  /** The port methods called so far. */
  calls: string[];
  /** While true, every call fails as if the provider were unavailable. */
  down: boolean;
  /** While true, refunds are declined. */
  refusesRefunds: boolean;
  /** Runs once, after the subscriptions are read and before they are returned. */
  duringReading: (() => Promise<void>) | null;
  /** Runs once, after a payer is removed and before the call returns. */
  duringRemoval: (() => Promise<void>) | null;
}

/** An in-memory payment port. Its map has the data of "Stripe". */
export function createTestPayments(): TestPayments {
  const pages = new Map<string, string>();
  /** The presses of owners that have ended a subscription, by its id. */
  const endedBy = new Map<string, string>();
  const record = (call: string) => {
    payments.calls.push(call);
    if (payments.down) {
      throw new Problem('provider_unavailable', 'The payment page cannot be reached right now.');
    }
  };
  const payments: TestPayments = {
    customers: new Map(),
    deleted: new Set(),
    paid: [],
    credits: [],
    calls: [],
    down: false,
    refusesRefunds: false,
    duringReading: null,
    duringRemoval: null,
    keyDigest: 'test key',
    account: async () => 'acct_test/test',
    async ensureCustomer({ uid }, gone) {
      record('ensureCustomer');
      const known = [...payments.customers].find(
        ([id, customer]) => customer.uid === uid && id !== gone,
      );
      if (known) return known[0];
      const id = `cus_${randomUUID()}`;
      payments.customers.set(id, { uid, subscriptions: [] });
      return id;
    },
    getProduct: async () => 'prod_test',
    olderProducts: [],
    async listSubscriptions(customerId) {
      record('listSubscriptions');
      const found = payments.customers.get(customerId)?.subscriptions;
      const reading = found ? structuredClone(found) : null;
      const interrupt = payments.duringReading;
      payments.duringReading = null;
      await interrupt?.();
      return reading;
    },
    async getCheckoutHistory(customerId) {
      record('getCheckoutHistory');
      if (!payments.customers.has(customerId) || payments.deleted.has(customerId)) return null;
      return { openUrl: pages.get(customerId) ?? null, outdated: [], lastId: null };
    },
    async openCheckout(customerId) {
      record('openCheckout');
      if (!payments.customers.has(customerId) || payments.deleted.has(customerId)) return null;
      const url = pages.get(customerId) ?? `https://pay.example.com/${randomUUID()}`;
      pages.set(customerId, url);
      return url;
    },
    async openPortal(customerId) {
      record('openPortal');
      if (!payments.customers.has(customerId)) return null;
      return `https://pay.example.com/portal/${customerId}`;
    },
    async payLate() {
      record('payLate');
      return false;
    },
    async revoke(subscriptionId, since) {
      record(`revoke ${subscriptionId} since ${since}`);
      for (const { subscriptions } of payments.customers.values()) {
        const revoked = subscriptions.find(({ id }) => id === subscriptionId);
        if (revoked) revoked.status = 'canceled';
      }
      const payment = `pi_of_${subscriptionId}`;
      return payments.refusesRefunds
        ? { refunded: [], kept: [{ payment, reason: 'charge_disputed' }], clearing: [] }
        : { refunded: [payment], kept: [], clearing: [] };
    },
    async removePayer({ uid, refundSince }, known) {
      record('removePayer');
      const interrupt = payments.duringRemoval;
      payments.duringRemoval = null;
      const ids = new Set(known);
      for (const [id, customer] of payments.customers) if (customer.uid === uid) ids.add(id);
      for (const id of ids) {
        const subscriptions = payments.customers.get(id)?.subscriptions ?? [];
        for (const one of subscriptions) record(`revoke ${one.id} since ${refundSince}`);
        payments.customers.delete(id);
      }
      await interrupt?.();
      return { customers: [...ids], kept: [] };
    },
    async readBilling(customerId, subscriptionId) {
      record('readBilling');
      const { subscriptions } = payments.customers.get(customerId) ?? { subscriptions: [] };
      const found = subscriptions.find(({ id }) => id === subscriptionId);
      if (found === undefined) return null;
      const credit = payments.credits.reduce(
        (sum, one) => sum + (one.customerId === customerId ? one.amount : 0),
        0,
      );
      const price = found.amount ?? 0;
      const at = found.endsAt === null ? found.periodEndsAt : null;
      return {
        ...{ currency: 'aud', since: found.createdAt, endedAt: null, lastPayment: null },
        ...{ failed: null, credit },
        nextPayment: at === null ? null : { at, amount: Math.max(0, price - credit), price },
      };
    },
    async endSubscription(subscriptionId, when, press) {
      record(`endSubscription ${subscriptionId} ${when}`);
      for (const { subscriptions } of payments.customers.values()) {
        const ended = subscriptions.find(({ id }) => id === subscriptionId);
        if (ended?.status === 'canceled') return payments.isEndedBy(subscriptionId, press);
        if (ended && when === 'now') ended.status = 'canceled';
        else if (ended) ended.endsAt = ended.periodEndsAt;
      }
      endedBy.set(subscriptionId, press);
      return true;
    },
    async isEndedBy(subscriptionId, press) {
      record('isEndedBy');
      return endedBy.get(subscriptionId) === press;
    },
    async findCredit(customerId, press) {
      record('findCredit');
      const found = payments.credits.find(
        (one) => one.customerId === customerId && one.press === press,
      );
      return found ? { amount: found.amount, currency: found.currency } : null;
    },
    async giveCredit(customerId, credit, press) {
      record('giveCredit');
      if (await payments.findCredit(customerId, press)) return;
      payments.credits.push({ ...credit, customerId, press });
    },
    customerPage: async (customerId) => `https://pay.example.com/customers/${customerId}`,
    async listAllSubscriptions() {
      record('listAllSubscriptions');
      return [...payments.customers].flatMap(([family, { subscriptions }]) =>
        subscriptions.map(({ createdAt, endsAt, status }) => {
          const endedAt = status === 'canceled' ? endsAt : null;
          return { family, startedAt: createdAt, endedAt, status };
        }),
      );
    },
    async listPayments(_products, { from, to }) {
      record('listPayments');
      return payments.paid.filter(({ at }) => at >= from && at < to);
    },
    readEvent(rawBody, signature) {
      if (signature !== 'good')
        throw new Problem('invalid_request', 'The webhook signature is not valid');
      return { createdAt: 0, ...JSON.parse(rawBody.toString()) };
    },
  };
  return payments;
}

export const active = (changes: Partial<Subscription> = {}): Subscription => ({
  id: `sub_${randomUUID()}`,
  status: 'active',
  createdAt: 0,
  periodEndsAt: null,
  endsAt: null,
  pastDueUntil: null,
  pause: null,
  amount: 499,
  ...changes,
});
