// The one place where subscription state is read from the payment provider and kept. Webhooks, the
// return from checkout and the status poll all end in `sync`; no event's payload is believed.
import { isEntitled, isOverdue, pickSubscription } from '../../domain/subscription.ts';
import type { Database } from '../database/open.ts';
import { withStudent } from '../database/open.ts';
import { Problem } from '../errors.ts';
import type { PaymentProvider } from '../providers/payments.ts';
import { accountMemory } from './account.ts';
import {
  deleteCustomer,
  getSubscription,
  getSubscriptionOfCustomer,
  saveCustomer,
  saveReading,
  type SubscriptionRow,
} from './store.ts';

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
  /** Reads the provider and stores what it says; null when the student never had a customer. */
  sync(userId: string): Promise<SubscriptionRow | null>;
  /** The same for a webhook's customer; null when the customer is not ours. */
  syncCustomer(customerId: string): Promise<SubscriptionRow | null>;
  /** The student's customer, created when there is none. */
  ensureCustomer(payer: Payer): Promise<string>;
  /** A new customer in place of one that was deleted at the provider. */
  replaceCustomer(payer: Payer, gone: string): Promise<string>;
}

/** Readings overtaken by another sync's write before this gives up and lets the caller retry. */
const ATTEMPTS = 5;
/** Milliseconds for which a stored state is served from memory; a write in this process ends it. */
const REMEMBERED_MS = 10_000;
const REMEMBERED = 50_000;

export function createSubscriptions(
  database: Database,
  payments: PaymentProvider,
  now: () => number,
  report: (error: unknown) => void,
): Subscriptions {
  const { db } = database;
  const getAccount = accountMemory(db, payments);
  const remembered = new Map<string, { row: SubscriptionRow; until: number }>();

  /** Counts the writes: what was loaded before one must not be remembered after it. */
  let writes = 0;

  function forget(userId: string): void {
    writes++;
    remembered.delete(userId);
  }

  async function load(userId: string): Promise<SubscriptionRow | null> {
    const before = writes;
    const row = (await getSubscription(db, userId, await getAccount())) ?? null;
    // A refusal is never remembered: another process may hear of the payment first.
    if (row && opens(row) && writes === before) {
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(userId, { row, until: now() + REMEMBERED_MS });
    }
    return row;
  }

  async function get(userId: string): Promise<SubscriptionRow | null> {
    const known = remembered.get(userId);
    if (known && known.until > now()) return known.row;
    const stored = await load(userId);
    return stored && isOverdue(toReading(stored), now()) ? readAgain(stored) : stored;
  }

  /** What the provider says now; what is stored while it cannot be asked. */
  async function readAgain(stored: SubscriptionRow): Promise<SubscriptionRow | null> {
    try {
      return await sync(stored.user_id);
    } catch (error) {
      report(error);
      return stored;
    }
  }

  async function sync(userId: string): Promise<SubscriptionRow | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const row = await load(userId);
      if (!row) return null;
      const found = await payments.listSubscriptions(row.customer_id);
      const saved = await withStudent(database, userId, now(), async (transaction) => {
        if (found) return saveReading(transaction, row, pickSubscription(found), now());
        await deleteCustomer(transaction, row);
        return true;
      });
      forget(userId);
      if (saved) return load(userId);
    }
    throw new Problem(
      'unavailable',
      'Your subscription is changing. Please try again in a moment.',
    );
  }

  async function createCustomer(payer: Payer, gone: string | null): Promise<string> {
    const account = await getAccount();
    const created = await payments.ensureCustomer(payer, gone);
    const customerId = await withStudent(database, payer.uid, now(), (transaction) =>
      saveCustomer(transaction, payer.uid, account, created),
    );
    forget(payer.uid);
    return customerId;
  }

  return {
    get,
    sync,

    async syncCustomer(customerId) {
      const row = await getSubscriptionOfCustomer(db, customerId, await getAccount());
      return row ? sync(row.user_id) : null;
    },

    async ensureCustomer(payer) {
      return (await load(payer.uid))?.customer_id ?? createCustomer(payer, null);
    },

    async replaceCustomer(payer, gone) {
      const row = await load(payer.uid);
      if (row && row.customer_id !== gone) return row.customer_id;
      if (row) {
        await withStudent(database, payer.uid, now(), (transaction) =>
          deleteCustomer(transaction, row),
        );
      }
      return createCustomer(payer, gone);
    },
  };
}

function toReading({ status, period_ends_at: periodEndsAt, ends_at: endsAt }: SubscriptionRow) {
  return { status, periodEndsAt, endsAt };
}

/** Whether this stored state opens the library. */
export function opens(row: SubscriptionRow | null): boolean {
  return isEntitled(row?.status ?? null);
}
