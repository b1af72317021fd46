// A student leaves for good: first nothing may be charged any more, then nobody can sign in with the
// account, then the data go. Whatever is broken off half-way she can repeat; what she does not
// repeat `finishLeavings` brings to its end, unless she has come back by then.
import type { Database } from '../../../database/open.ts';
import { problemOf } from '../../../problems/problem-of.ts';
import { accountDeleted, Problem } from '../../../problems/problem.ts';
import { type IdentityAccounts, signInAgain } from '../../../providers/identity/accounts.ts';
import type { Identity, IdentityProvider } from '../../../providers/identity/identity.ts';
import type { PaymentProvider } from '../../../providers/payments/payments.ts';
import { getStudent } from '../../students/store.ts';
import { accountMemory } from '../../subscriptions/account.ts';
import { countSubscriptionChange } from '../../subscriptions/news.ts';
import type { Subscriptions } from '../../subscriptions/subscriptions.ts';
import {
  deleteCustomers,
  deleteLeaving,
  deleteStudent,
  getLeaving,
  type LeavingRow,
  listCustomers,
  listLeavings,
  saveLeaving,
} from './store.ts';
import type { Db } from '../../../database/tables.ts';
import { withStudent } from '../../students/lock.ts';

type Leaver = Identity & { token: string };

export interface Leaving {
  /**
   * Lets a caller through whose account is there. One who has signed in anew since she asked to
   * leave stays after all, unless her account is just being deleted. Throws `account_deleted` for one
   * who has left.
   */
  admit(caller: Leaver): Promise<void>;
  /**
   * Lets a caller through who is going to pay. While a leaving is not finished her account may be gone
   * and her data still here: she would pay for what she can never open. Throws `account_deleted` then, and
   * `unavailable` while her account is just being deleted. Who is let through stays after all.
   */
  admitPayer(caller: Leaver): Promise<void>;
  /**
   * Deletes the caller's account and everything kept about her; safe to repeat. Throws
   * `sign_in_again` where her account is there and her sign-in is not recent. What it throws once
   * something has ended says so.
   */
  leave(caller: Leaver): Promise<void>;
  /**
   * Finishes what was begun two hours ago or earlier and broken off, and forgets those whose last
   * token has expired. Whoever has come back since took her note away: a customer or an open page
   * alone keeps nobody's data, and what was paid since is given back. `now` in epoch milliseconds; answers how many students' data went. Throws the first
   * failure once it has tried them all.
   */
  finishLeavings(now: number): Promise<number>;
}

/**
 * How old a sign-in may be that deletes an account: a minute less than the identity provider allows,
 * which is asked once payments have ended.
 */
const RECENT_MS = 4 * 60_000;
/** Tokens live an hour; the rest is for clocks that differ. */
const TOKENS_LIVE_MS = 2 * 3_600_000;
/**
 * For so long after a leaving was noted the deletion of the sign-in may still be under way, its answer lost
 * included: an account that is there now need not be there in a moment.
 */
const REMOVAL_MS = 30_000;
/** How often a customer may appear that another tab has made meanwhile. */
const ATTEMPTS = 3;

const SIGN_IN_UNCHECKED =
  'We cannot check your sign-in right now, so nothing was deleted. Please try again in a moment.';
const PAYMENTS_AWAY =
  'We cannot reach the payment service to end your subscription, so nothing was deleted. Please try again in a few minutes.';
const PAYMENTS_REFUSED =
  'The payment service refuses to end your subscription, so nothing was deleted. Please let the library know.';
const BEING_DELETED =
  'Your account is just being deleted, so nothing can be paid for it now. Please try again in a minute.';
const PROVE_AGAIN =
  'Any subscription has ended. Please confirm once more that it is you, so that your account can be deleted too.';
const HALF_DONE =
  'Any subscription has ended, but your account could not be deleted yet. Please try again in a few minutes.';

export function createLeaving(services: {
  database: Database;
  identity: Pick<IdentityProvider, 'forget'>;
  identityAccounts: IdentityAccounts;
  payments: PaymentProvider;
  subscriptions: Pick<Subscriptions, 'forget'>;
  now: () => number;
  /** Told of what the owner should look at. */
  report: (error: unknown, message: string) => void;
}): Leaving {
  const { database, identity, identityAccounts, payments, subscriptions, report } = services;
  const { db } = database;
  const getAccount = accountMemory(db, payments);

  /**
   * Ends at the provider all that she pays; answers which of her customers are gone. What was paid since she
   * asked to leave is given back.
   */
  async function removePayments(
    { user_id: uid, noted_at: refundSince }: LeavingRow,
    emails: readonly (string | null)[],
  ): Promise<string[]> {
    const customers = await listCustomers(db, uid);
    const account = await getAccount();
    for (const { customer_id: id, account: other } of customers) {
      if (other === account) continue;
      const where = `Customer ${id} of ${other} is out of reach of the present keys`;
      report(new Error(where), 'Someone leaves whom another payment account knows as well');
    }
    const known = customers.filter((customer) => customer.account === account);
    const payer = { uid, emails: emails.filter((email) => email !== null), refundSince };
    const { customers: removed, kept } = await payments.removePayer(
      payer,
      known.map(({ customer_id }) => customer_id),
    );
    for (const { payment, reason } of kept) {
      const what = `Payment ${payment} was not given back (${reason})`;
      report(new Error(what), 'Somebody paid while her account was deleted: refund this by hand');
    }
    return removed;
  }

  /** Ends what she pays, and in one piece with what is known of that notes that she is leaving. */
  async function endPayments(leaving: LeavingRow, emails: readonly (string | null)[]) {
    const { user_id: uid, noted_at: now } = leaving;
    const account = await saying(PAYMENTS_AWAY, getAccount);
    const removed = await saying(PAYMENTS_AWAY, () => removePayments(leaving, emails));
    await sinceEnded(() =>
      withStudent(database, uid, now, async (transaction) => {
        await saveLeaving(transaction, leaving);
        await deleteCustomers(transaction, uid, account, removed);
        await countSubscriptionChange(transaction);
      }),
    );
    subscriptions.forget(uid);
  }

  /** Deletes the sign-in. Where the answer is lost, the provider is asked what became of it. */
  async function removeSignIn(token: string): Promise<void> {
    try {
      await identityAccounts.remove(token);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'provider_unavailable') throw error;
      if (await identityAccounts.exists(token).catch(() => true)) throw error;
    }
  }

  /** Whether her account was there at a moment at which nobody was deleting it any more. */
  const isStaying = async (leaving: LeavingRow, token: string) =>
    services.now() - leaving.noted_at > REMOVAL_MS && (await identityAccounts.exists(token));

  /**
   * Deletes the data and leaves the note alone behind. False where she has a customer other than those
   * `removed`: another tab has begun to subscribe since her payments were ended. `unless` may find another
   * reason.
   */
  async function erase(
    leaving: LeavingRow,
    removed: readonly string[] = [],
    unless: (transaction: Db) => Promise<boolean> = async () => false,
  ): Promise<boolean> {
    const { user_id: uid, noted_at: now } = leaving;
    const account = await getAccount();
    const isErased = await withStudent(database, uid, now, async (transaction) => {
      await deleteCustomers(transaction, uid, account, removed);
      const customers = await listCustomers(transaction, uid);
      if (customers.some((customer) => customer.account === account)) return false;
      if (await unless(transaction)) return false;
      await saveLeaving(transaction, leaving);
      await deleteStudent(transaction, uid);
      return true;
    });
    identity.forget(uid);
    subscriptions.forget(uid);
    return isErased;
  }

  async function finish(leaving: LeavingRow, now: number): Promise<boolean> {
    const { user_id: uid } = leaving;
    const hasChanged = async (on: Db) => (await getLeaving(on, uid))?.noted_at !== leaving.noted_at;
    if (await hasChanged(db)) return false;
    const student = await getStudent(db, uid);
    const removed = await removePayments(leaving, [student?.email ?? null]);
    if (!student) {
      await deleteLeaving(db, leaving);
      return false;
    }
    return erase({ ...leaving, noted_at: now }, removed, hasChanged);
  }

  return {
    async admit(caller) {
      const leaving = await getLeaving(db, caller.uid);
      if (!leaving) return;
      const isNew = caller.signedInAt > leaving.signed_in_at;
      if (await getStudent(db, caller.uid)) {
        if (isNew && (await isStaying(leaving, caller.token))) await deleteLeaving(db, leaving);
        return;
      }
      // Her data went last: nothing is under way any more.
      if (!isNew || !(await identityAccounts.exists(caller.token))) throw accountDeleted();
      await deleteLeaving(db, leaving);
    },

    async admitPayer({ uid, token }) {
      const leaving = await getLeaving(db, uid);
      if (!leaving) return;
      if (!(await identityAccounts.exists(token))) throw accountDeleted();
      const wait = leaving.noted_at + REMOVAL_MS - services.now();
      if (wait >= 0) {
        const retryAfter = Math.ceil(wait / 1000) + 1;
        throw new Problem('unavailable', BEING_DELETED, { retryAfter, isReported: true });
      }
      await deleteLeaving(db, leaving);
    },

    async leave({ uid, email, signedInAt, token }) {
      const now = services.now();
      // Asked before anything is given up: a provider that is away now would leave it half done.
      const isThere = await saying(SIGN_IN_UNCHECKED, () => identityAccounts.exists(token));
      // Whose account went with an answer that was lost cannot sign in any more, and only repeats it.
      if (isThere && now - signedInAt > RECENT_MS) throw signInAgain();
      const leaving = { user_id: uid, signed_in_at: signedInAt, noted_at: now };
      const emails = [email, (await getStudent(db, uid))?.email ?? null];
      await endPayments(leaving, emails);
      await sinceEnded(async () => {
        await removeSignIn(token);
        for (let attempt = 1; !(await erase(leaving)); attempt++) {
          if (attempt === ATTEMPTS) throw new Problem('unavailable', HALF_DONE);
          await endPayments(leaving, emails);
        }
      });
    },

    async finishLeavings(now) {
      let finished = 0;
      const failures: unknown[] = [];
      for (const leaving of await listLeavings(db, now - TOKENS_LIVE_MS)) {
        try {
          if (await finish(leaving, now)) finished += 1;
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
      return finished;
    },
  };
}

/** What a provider's failure means for her who leaves, while nothing has ended. */
async function saying<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code } = error;
    if (code === 'payment_refused') throw new Problem(code, PAYMENTS_REFUSED, { cause: error });
    if (code !== 'provider_unavailable') throw error;
    throw new Problem(code, sentence, { cause: error });
  }
}

/** Whatever fails once payments have ended keeps its code, and says that they have. */
async function sinceEnded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code } = problemOf(error as Error);
    // Another call has brought it to its end meanwhile.
    if (code === 'account_deleted') throw error;
    throw new Problem(code, code === 'sign_in_again' ? PROVE_AGAIN : HALF_DONE, { cause: error });
  }
}
