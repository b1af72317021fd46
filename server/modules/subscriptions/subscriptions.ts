// The one place where subscription state is read from the payment provider and kept. Webhooks, the
// returns from checkout and portal, the status poll and the hourly sweep all end in `sync`; no event's
// payload is believed.
import type { FastifyBaseLogger } from 'fastify';
import {
  hasBegun,
  isEntitled,
  isOverdue,
  sortOut,
  statusAt,
  type Subscription,
} from '../../../domain/subscription.ts';
import type { Database } from '../../database/open.ts';
import { Problem } from '../../problems/problem.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import { subscriptionChanging } from '../../providers/payments/checkout-pages.ts';
import type { PaymentProvider, WebhookEvent } from '../../providers/payments/payments.ts';
import { accountMemory } from './account.ts';
import { createMemory } from './memory.ts';
import { countSubscriptionChange } from './news.ts';
import { productMemory } from './products.ts';
import { createReadings } from './readings.ts';
import {
  deleteCustomer,
  deleteEvents,
  getStale,
  getSubscriptionOfCustomer,
  isEventProcessed,
  opens,
  saveCustomer,
  saveEvent,
  saveReading,
  saveWatch,
  type SubscriptionRow,
} from './store.ts';
import { surplusTurns, type Turn } from './surplus.ts';
import type { Db } from '../../database/tables.ts';
import { withStudent } from '../students/lock.ts';

/** A student as the payment provider should know her. */
export interface Payer {
  uid: string;
  email: string | null;
}

export interface Subscriptions {
  /**
   * What is stored for the student; null without a customer. Kept in memory for a moment, and read
   * from the provider again once it may have ended.
   */
  get(userId: string): Promise<SubscriptionRow | null>;
  /**
   * Reads the provider and stores what it says; null when the student never had a customer. A second
   * subscription that she pays for beside the first is given back and ended.
   */
  sync(userId: string): Promise<SubscriptionRow | null>;
  /**
   * The same for someone at a screen: where the provider takes long, cannot be read, or was read a moment
   * ago, what is stored. The reading goes on, and whoever asks next finds it stored.
   */
  syncSoon(userId: string): Promise<SubscriptionRow | null>;
  /** A webhook: one sync of the student it is about, once for each event. Says what became of it. */
  hear(event: WebhookEvent): Promise<'synced' | 'repeated' | 'not about a student'>;
  /** Status calls read the provider for a while: she is on her way to its page for managing. */
  watch(userId: string): Promise<void>;
  /** Syncs whoever was not for a day, so that no lost webhook counts for longer. */
  sweep(): Promise<void>;
  /** The student's customer, created when there is none. */
  ensureCustomer(payer: Payer): Promise<string>;
  /** A new customer in place of one that was deleted at the provider. */
  replaceCustomer(payer: Payer, gone: string): Promise<string>;
  /** Keeps nothing in memory about this student. */
  forget(userId: string): void;
}

/** Readings that were overtaken, or found a surplus once more, before the caller is to try again. */
const ATTEMPTS = 5;
/** An overdue subscription is read again once in this time, however much is read meanwhile. */
const REREAD_MS = 60_000;
const ASKED_REMEMBERED = 50_000;
/** How long someone at a screen waits for a reading of the provider. */
const READING_PATIENCE_MS = 3_000;
/** How long a return from the provider's page for managing is awaited. */
const WATCHED_MS = 3_600_000;
/** Less than a day: a sweep that begins a little earlier than yesterday's leaves nobody out. */
const STALE_MS = 20 * 3_600_000;
/** A sweep that fails so often in a row waits for the next: the provider is down. */
const FAILURES_ALLOWED = 3;
/** The provider delivers an event for three days at most. */
const EVENTS_KEPT_MS = 30 * 24 * 3_600_000;

const nothing = async () => {};

export function createSubscriptions(
  database: Database,
  payments: PaymentProvider,
  now: () => number,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
  metrics: Metrics,
  readingPatience = READING_PATIENCE_MS,
): Subscriptions {
  const { db } = database;
  const getAccount = accountMemory(db, payments);
  const listProducts = productMemory({ db, payments, getAccount, now, log });
  const { load, recall, forget } = createMemory(database, getAccount, now);
  const takeTurn = surplusTurns({ db, payments, now, log, metrics });
  const readings = createReadings(tryToSync, now, readingPatience);
  /** When an overdue subscription was last asked for, with or without an answer. */
  const askedAt = new Map<string, number>();
  /** Where the last sweep came to: who cannot be read keeps nobody after her from being swept. */
  let sweptTo = '';

  async function get(userId: string): Promise<SubscriptionRow | null> {
    const stored = await recall(userId);
    if (!stored || !isOverdue(toReading(stored), now())) return stored;
    // The provider itself takes about an hour from a period's end to the next payment.
    const asked = Math.max(stored.synced_at ?? 0, askedAt.get(userId) ?? 0);
    if (now() - asked < REREAD_MS) return stored;
    if (askedAt.size >= ASKED_REMEMBERED) askedAt.clear();
    askedAt.set(userId, now());
    return syncSoon(userId);
  }

  async function syncSoon(userId: string): Promise<SubscriptionRow | null> {
    await readings.wait(userId);
    return load(userId);
  }

  /** False while the provider cannot be read; the log says why. */
  async function tryToSync(userId: string): Promise<boolean> {
    try {
      await sync(userId);
      return true;
    } catch (error) {
      log.warn({ err: error }, 'A subscription could not be read again');
      return false;
    }
  }

  /**
   * `beside` is written in the same transaction as the reading, once nothing is left to be done
   * about it.
   */
  async function sync(
    userId: string,
    beside: (transaction: Db) => Promise<void> = nothing,
  ): Promise<SubscriptionRow | null> {
    try {
      return await readAndStore(userId, beside);
    } catch (error) {
      const isHers = error instanceof Problem && error.code === 'account_deleted';
      if (!isHers) metrics.syncFailed('payments');
      throw error;
    }
  }

  async function readAndStore(
    userId: string,
    beside: (transaction: Db) => Promise<void>,
  ): Promise<SubscriptionRow | null> {
    let overtaken = 0;
    let turn: Turn | null = null;
    let isLateTried = false;
    /** Nothing more can be done about these before their payment has cleared. */
    const clearing = new Set<string>();
    try {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const row = await load(userId);
        if (!row) return null;
        // Whoever wrote the second time had loaded the first writing, and so has read after this began.
        if (overtaken === 2 && !turn) {
          await beside(db);
          return row;
        }
        const found = await payments.listSubscriptions(row.customer_id, {
          products: await listProducts(),
          countedId: row.subscription_id,
        });
        if (found && !isLateTried && (await payLate(row, found))) {
          isLateTried = true;
          continue;
        }
        isLateTried = true;
        const sorted = sortOut(found ?? [], row.subscription_id, now());
        const { counts } = sorted;
        const surplus = sorted.surplus.filter(({ id }) => !clearing.has(id));
        const isDone = surplus.length === 0;
        const saved = await withStudent(database, userId, now(), async (transaction) => {
          if (found && !(await saveReading(transaction, row, counts, now()))) return false;
          if (!found) await deleteCustomer(transaction, row);
          const isClosed = opens(row, now()) && !entitles(counts);
          if (isClosed) await countSubscriptionChange(transaction);
          if (isDone) await beside(transaction);
          return true;
        });
        forget(userId);
        if (saved) noteActivation(row, counts);
        if (!saved) overtaken++;
        else if (isDone || !counts) return load(userId);
        // She is in by what was stored. Read anew in its turn, nothing is ended by what another has ended since.
        else if (turn) {
          for (const { id } of await turn.endAll(surplus, counts)) clearing.add(id);
        } else turn = await takeTurn(row.customer_id);
      }
      throw subscriptionChanging();
    } finally {
      await turn?.leave();
    }
  }

  /**
   * A parent who comes back from the provider's page has perhaps another card there: what is open is paid with
   * it now, and not with the next retry in some days. Whether it was.
   */
  async function payLate(row: SubscriptionRow, found: readonly Subscription[]): Promise<boolean> {
    const late = found.find(
      ({ id, status }) => id === row.subscription_id && status === 'past_due',
    );
    if (!late || (row.watched_until ?? 0) <= now()) return false;
    return payments.payLate(row.customer_id, late.id);
  }

  const entitles = (one: Subscription | null) => one !== null && isEntitled(statusAt(one, now()));

  /** Whoever stores a reading has alone seen what it changes: no activation counts twice. */
  function noteActivation(before: SubscriptionRow, counts: Subscription | null): void {
    if (!counts || !entitles(counts) || opens(before, now())) return;
    const began = before.subscription_id === counts.id ? null : counts.createdAt;
    const seconds = began === null ? null : Math.max(0, (now() - began) / 1000);
    metrics.activated(hasBegun(before.status) ? 'returning' : 'new', seconds);
  }

  async function createCustomer(payer: Payer, gone: string | null): Promise<string> {
    const account = await getAccount();
    const created = await payments.ensureCustomer(payer, gone);
    const customerId = await withStudent(database, payer.uid, now(), (transaction) =>
      saveCustomer(transaction, payer.uid, account, created),
    ).catch(async (error: unknown) => {
      // She has left meanwhile: her address must not stay behind at the provider.
      if (error instanceof Problem && error.code === 'account_deleted') {
        await payments.removePayer({ uid: payer.uid, emails: [], refundSince: now() }, [created]);
      }
      throw error;
    });
    forget(payer.uid);
    return customerId;
  }

  return {
    get,
    async sync(userId) {
      readings.renew(userId);
      return sync(userId);
    },
    syncSoon,
    forget,

    async hear({ id, type, customerId }) {
      if (await isEventProcessed(db, id)) return 'repeated';
      const row =
        customerId === null
          ? undefined
          : await getSubscriptionOfCustomer(db, customerId, await getAccount());
      const note = (transaction: Db) => saveEvent(transaction, id, type, now());
      if (row && (await sync(row.user_id, note))) return 'synced';
      await note(db);
      return 'not about a student';
    },

    async watch(userId) {
      const account = await getAccount();
      await db.transaction().execute(async (transaction) => {
        await saveWatch(transaction, userId, account, now() + WATCHED_MS);
        await countSubscriptionChange(transaction);
      });
      forget(userId);
      readings.renew(userId);
    },

    async sweep() {
      const account = await getAccount();
      const syncedBefore = now() - STALE_MS;
      let failures = 0;
      for (const after of new Set([sweptTo, ''])) {
        if (failures < FAILURES_ALLOWED) sweptTo = after;
        while (failures < FAILURES_ALLOWED) {
          const row = await getStale(db, account, { syncedBefore, after: sweptTo });
          if (!row) break;
          failures = (await tryToSync(row.user_id)) ? 0 : failures + 1;
          sweptTo = row.user_id;
        }
      }
      await deleteEvents(db, now() - EVENTS_KEPT_MS);
    },

    async ensureCustomer(payer) {
      return (await load(payer.uid))?.customer_id ?? createCustomer(payer, null);
    },

    async replaceCustomer(payer, gone) {
      const row = await load(payer.uid);
      if (row && row.customer_id !== gone) return row.customer_id;
      if (row) {
        await withStudent(database, payer.uid, now(), async (transaction) => {
          await deleteCustomer(transaction, row);
          await countSubscriptionChange(transaction);
        });
      }
      return createCustomer(payer, gone);
    },
  };
}

const toReading = (row: SubscriptionRow) => ({
  status: row.status,
  periodEndsAt: row.period_ends_at,
  endsAt: row.ends_at,
  pastDueUntil: row.past_due_until,
  resumesAt: row.resumes_at,
});
