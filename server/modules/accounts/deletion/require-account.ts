// Whether a caller whose deletion is recorded has an account. The identity provider knows.
import { accountDeleted, Problem } from '../../../problems/problem.ts';
import type { SignedIn } from '../../../http/caller.ts';
import { getStudent } from '../../students/service.ts';
import type { DeletionContext } from './context.ts';
import { type DeletionRow, getDeletion, removeDeletion } from './store.ts';

/**
 * How long after a deletion was recorded the identity provider may still be deleting the account, even if its
 * response was lost. Until then, an account that still exists may be gone a moment later.
 */
const REMOVAL_MS = 30_000;

const BEING_DELETED =
  'Your account is being deleted, so you cannot subscribe right now. Please try again in a minute.';

/**
 * Authorises a caller whose account exists; throws `account_deleted` otherwise. A caller who has signed in
 * again after asking for the deletion cancels it, unless the account is being deleted right now.
 */
export async function requireAccount(context: DeletionContext, caller: SignedIn): Promise<void> {
  const { identityAccounts } = context;
  const { db } = context.database;
  const deletion = await getDeletion(db, caller.uid);
  if (!deletion) return;
  const isNewSignIn = caller.signedInAt > deletion.signed_in_at;
  if (await getStudent(db, caller.uid)) {
    if (isNewSignIn && (await hasSurvived(context, deletion, caller.token))) {
      await removeDeletion(db, deletion);
    }
    return;
  }
  // The data is deleted last, so the deletion is finished.
  if (!isNewSignIn || !(await identityAccounts.exists(caller.token))) throw accountDeleted();
  await removeDeletion(db, deletion);
}

/** Whether the account still exists although no attempt to delete it can be running any more. */
const hasSurvived = async (
  { identityAccounts, now }: DeletionContext,
  deletion: DeletionRow,
  token: string,
) => now() - deletion.noted_at > REMOVAL_MS && (await identityAccounts.exists(token));

/**
 * Authorises a caller who is going to pay. In an interrupted deletion the account may be gone while the data
 * is still here, and the caller would pay for a library they can never open: then it throws
 * `account_deleted`. While the account is being deleted it throws `unavailable`. Otherwise it cancels an
 * interrupted deletion.
 */
export async function requirePayer(
  { database: { db }, identityAccounts, now }: DeletionContext,
  { uid, token }: SignedIn,
): Promise<void> {
  const deletion = await getDeletion(db, uid);
  if (!deletion) return;
  if (!(await identityAccounts.exists(token))) throw accountDeleted();
  const wait = deletion.noted_at + REMOVAL_MS - now();
  if (wait >= 0) {
    const retryAfter = Math.ceil(wait / 1000) + 1;
    throw new Problem('unavailable', BEING_DELETED, { retryAfter, isReported: true });
  }
  await removeDeletion(db, deletion);
}
