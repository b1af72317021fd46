// Deletes a student's account in three steps: payments, the sign-in at the identity provider, the data. A
// deletion that is interrupted can be repeated. If it is not, `finishInterrupted` finishes it later, unless
// the student has signed in again by then.
import type { Database } from '../../../database/open.ts';
import { problemOf } from '../../../problems/problem-of.ts';
import { accountDeleted, Problem } from '../../../problems/problem.ts';
import { type IdentityAccounts, signInAgain } from '../../../providers/identity/accounts.ts';
import type { Identity, IdentityProvider } from '../../../providers/identity/identity.ts';
import type { PaymentProvider } from '../../../providers/payments/payments.ts';
import { getStudent } from '../../students/store.ts';
import { cachePaymentAccount } from '../../subscriptions/payment-account.ts';
import { bumpSubscriptions } from '../../subscriptions/versions.ts';
import type { Subscriptions } from '../../subscriptions/subscriptions.ts';
import {
  deleteCustomers,
  removeDeletion,
  deleteStudent,
  getDeletion,
  type DeletionRow,
  listCustomers,
  listDeletions,
  saveDeletion,
} from './store.ts';
import type { Db } from '../../../database/tables.ts';
import { withStudent } from '../../students/lock.ts';

type DeletedCaller = Identity & { token: string };

export interface AccountDeletion {
  /**
   * Authorises a caller whose account exists; throws `account_deleted` otherwise. A caller who has signed in
   * again after asking for the deletion cancels it, unless the account is being deleted right now.
   */
  requireAccount(caller: DeletedCaller): Promise<void>;
  /**
   * Authorises a caller who is going to pay. In an interrupted deletion the account may be gone while the data
   * is still here, and the caller would pay for a library they can never open: then it throws
   * `account_deleted`. While the account is being deleted it throws `unavailable`. Otherwise it cancels an
   * interrupted deletion.
   */
  requirePayer(caller: DeletedCaller): Promise<void>;
  /**
   * Deletes the caller's account and all data about them; safe to repeat. Throws `sign_in_again` when the
   * account exists and the sign-in is not recent. Errors thrown after payments have ended say so.
   */
  deleteAccount(caller: DeletedCaller): Promise<void>;
  /**
   * Finishes deletions that were recorded at least two hours ago and interrupted, and removes the records of
   * finished ones, because all tokens have expired by then. A student who has signed in again since has no
   * record any more. A customer or an open checkout page alone does not cancel a deletion; what was paid
   * since is refunded. `now` is in epoch milliseconds. Returns the number of students whose data was deleted.
   * Tries all of them, then throws the first failure.
   */
  finishInterrupted(now: number): Promise<number>;
}

/**
 * Maximum age of a sign-in that may delete an account. It is one minute less than the identity provider
 * allows, because the provider is called after payments have ended.
 */
const RECENT_MS = 4 * 60_000;
/** Tokens expire after one hour. The second hour allows for clocks that differ. */
const TOKENS_LIVE_MS = 2 * 3_600_000;
/**
 * How long after a deletion was recorded the identity provider may still be deleting the account, even if its
 * response was lost. Until then, an account that still exists may be gone a moment later.
 */
const REMOVAL_MS = 30_000;
/** How often `deleteData` is tried when another tab creates a new customer meanwhile. */
const ATTEMPTS = 3;

const SIGN_IN_UNCHECKED =
  'We cannot check your sign-in right now, so nothing was deleted. Please try again in a moment.';
const PAYMENTS_UNAVAILABLE =
  'We cannot reach the payment service to end your subscription, so nothing was deleted. Please try again in a few minutes.';
const PAYMENTS_REFUSED =
  'The payment service refuses to end your subscription, so nothing was deleted. Please let the library know.';
const BEING_DELETED =
  'Your account is just being deleted, so nothing can be paid for it now. Please try again in a minute.';
const REAUTHENTICATE =
  'Any subscription has ended. Please confirm once more that it is you, so that your account can be deleted too.';
const HALF_DONE =
  'Any subscription has ended, but your account could not be deleted yet. Please try again in a few minutes.';

export function createAccountDeletion(services: {
  database: Database;
  identity: Pick<IdentityProvider, 'forget'>;
  identityAccounts: IdentityAccounts;
  payments: PaymentProvider;
  subscriptions: Pick<Subscriptions, 'invalidate'>;
  now: () => number;
  /** Reports what the owner should look at. */
  report: (error: unknown, message: string) => void;
}): AccountDeletion {
  const { database, identity, identityAccounts, payments, subscriptions, report } = services;
  const { db } = database;
  const getAccount = cachePaymentAccount(db, payments);

  /**
   * Ends all subscriptions at the payment provider and refunds what was paid since the deletion was requested.
   * Returns the ids of the deleted customers.
   */
  async function removePayments(
    { user_id: uid, noted_at: refundSince }: DeletionRow,
    emails: readonly (string | null)[],
  ): Promise<string[]> {
    const customers = await listCustomers(db, uid);
    const account = await getAccount();
    for (const { customer_id: id, account: other } of customers) {
      if (other === account) continue;
      const message = `Customer ${id} of ${other} cannot be reached with the current keys`;
      report(new Error(message), 'Someone leaves whom another payment account knows as well');
    }
    const known = customers.filter((customer) => customer.account === account);
    const payer = { uid, emails: emails.filter((email) => email !== null), refundSince };
    const { customers: removed, kept } = await payments.removePayer(
      payer,
      known.map(({ customer_id }) => customer_id),
    );
    for (const { payment, reason } of kept) {
      const message = `Payment ${payment} was not given back (${reason})`;
      report(
        new Error(message),
        'A payment was made while the account was being deleted: refund this by hand',
      );
    }
    return removed;
  }

  /** Ends the payments. Records the deletion and removes the deleted customers in one transaction. */
  async function endPayments(deletion: DeletionRow, emails: readonly (string | null)[]) {
    const { user_id: uid, noted_at: now } = deletion;
    const account = await explainBeforeDeletion(PAYMENTS_UNAVAILABLE, getAccount);
    const removed = await explainBeforeDeletion(PAYMENTS_UNAVAILABLE, () =>
      removePayments(deletion, emails),
    );
    await explainAfterPaymentsEnded(() =>
      withStudent(database, uid, now, async (transaction) => {
        await saveDeletion(transaction, deletion);
        await deleteCustomers(transaction, uid, account, removed);
        await bumpSubscriptions(transaction);
      }),
    );
    subscriptions.invalidate(uid);
  }

  /** Deletes the account at the identity provider. When the response is lost, checks whether it is gone. */
  async function removeSignIn(token: string): Promise<void> {
    try {
      await identityAccounts.remove(token);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'provider_unavailable') throw error;
      if (await identityAccounts.exists(token).catch(() => true)) throw error;
    }
  }

  /** Whether the account still exists although no attempt to delete it can be running any more. */
  const hasSurvived = async (deletion: DeletionRow, token: string) =>
    services.now() - deletion.noted_at > REMOVAL_MS && (await identityAccounts.exists(token));

  /**
   * Deletes all data except the record of the deletion. Returns false when the student has a customer other
   * than those `removed`, because another tab has opened a checkout since payments were ended, or when
   * `isCancelled` returns true.
   */
  async function deleteData(
    deletion: DeletionRow,
    removed: readonly string[] = [],
    isCancelled: (transaction: Db) => Promise<boolean> = async () => false,
  ): Promise<boolean> {
    const { user_id: uid, noted_at: now } = deletion;
    const account = await getAccount();
    const isDeleted = await withStudent(database, uid, now, async (transaction) => {
      await deleteCustomers(transaction, uid, account, removed);
      const customers = await listCustomers(transaction, uid);
      if (customers.some((customer) => customer.account === account)) return false;
      if (await isCancelled(transaction)) return false;
      await saveDeletion(transaction, deletion);
      await deleteStudent(transaction, uid);
      return true;
    });
    identity.forget(uid);
    subscriptions.invalidate(uid);
    return isDeleted;
  }

  /** Returns whether it deleted the student's data. */
  async function finish(deletion: DeletionRow, now: number): Promise<boolean> {
    const { user_id: uid } = deletion;
    const hasChanged = async (transaction: Db) =>
      (await getDeletion(transaction, uid))?.noted_at !== deletion.noted_at;
    if (await hasChanged(db)) return false;
    const student = await getStudent(db, uid);
    const removed = await removePayments(deletion, [student?.email ?? null]);
    if (!student) {
      await removeDeletion(db, deletion);
      return false;
    }
    return deleteData({ ...deletion, noted_at: now }, removed, hasChanged);
  }

  return {
    async requireAccount(caller) {
      const deletion = await getDeletion(db, caller.uid);
      if (!deletion) return;
      const isNewSignIn = caller.signedInAt > deletion.signed_in_at;
      if (await getStudent(db, caller.uid)) {
        if (isNewSignIn && (await hasSurvived(deletion, caller.token))) {
          await removeDeletion(db, deletion);
        }
        return;
      }
      // The data is deleted last, so the deletion is finished.
      if (!isNewSignIn || !(await identityAccounts.exists(caller.token))) throw accountDeleted();
      await removeDeletion(db, deletion);
    },

    async requirePayer({ uid, token }) {
      const deletion = await getDeletion(db, uid);
      if (!deletion) return;
      if (!(await identityAccounts.exists(token))) throw accountDeleted();
      const wait = deletion.noted_at + REMOVAL_MS - services.now();
      if (wait >= 0) {
        const retryAfter = Math.ceil(wait / 1000) + 1;
        throw new Problem('unavailable', BEING_DELETED, { retryAfter, isReported: true });
      }
      await removeDeletion(db, deletion);
    },

    async deleteAccount({ uid, email, signedInAt, token }) {
      const now = services.now();
      // Checked before anything is deleted: an identity provider that is unavailable would leave it half done.
      const isThere = await explainBeforeDeletion(SIGN_IN_UNCHECKED, () =>
        identityAccounts.exists(token),
      );
      // If the account is gone already, this call repeats an interrupted deletion, and nobody can sign in again.
      if (isThere && now - signedInAt > RECENT_MS) throw signInAgain();
      const deletion = { user_id: uid, signed_in_at: signedInAt, noted_at: now };
      const emails = [email, (await getStudent(db, uid))?.email ?? null];
      await endPayments(deletion, emails);
      await explainAfterPaymentsEnded(async () => {
        await removeSignIn(token);
        for (let attempt = 1; !(await deleteData(deletion)); attempt++) {
          if (attempt === ATTEMPTS) throw new Problem('unavailable', HALF_DONE);
          await endPayments(deletion, emails);
        }
      });
    },

    async finishInterrupted(now) {
      let finished = 0;
      const failures: unknown[] = [];
      for (const deletion of await listDeletions(db, now - TOKENS_LIVE_MS)) {
        try {
          if (await finish(deletion, now)) finished += 1;
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
      return finished;
    },
  };
}

/** Explains a provider's failure to the parent at a time when nothing has been deleted yet. */
async function explainBeforeDeletion<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code } = error;
    if (code === 'payment_refused') throw new Problem(code, PAYMENTS_REFUSED, { cause: error });
    if (code !== 'provider_unavailable') throw error;
    throw new Problem(code, message, { cause: error });
  }
}

/** Rethrows a failure after payments have ended with the same code and a message that says so. */
async function explainAfterPaymentsEnded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code } = problemOf(error as Error);
    // Another call has finished the deletion meanwhile.
    if (code === 'account_deleted') throw error;
    throw new Problem(code, code === 'sign_in_again' ? REAUTHENTICATE : HALF_DONE, {
      cause: error,
    });
  }
}
