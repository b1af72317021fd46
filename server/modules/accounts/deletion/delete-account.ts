import type { SignedIn } from '../../../http/caller.ts';
import { Problem } from '../../../problems/problem.ts';
import { signInAgain } from '../../../providers/identity/accounts.ts';
import { getStudent } from '../../students/service.ts';
import type { DeletionContext } from './context.ts';
import { deleteData } from './delete-data.ts';
import { endPayments } from './end-payments.ts';
import { explainAfterPaymentsEnded, explainBeforeDeletion, HALF_DONE } from './failures.ts';

/**
 * Maximum age of a sign-in that may delete an account. It is one minute less than the identity provider
 * allows, because the provider is called after payments have ended.
 */
const RECENT_MS = 4 * 60_000;
/** How often `deleteData` is tried when another tab creates a new customer meanwhile. */
const ATTEMPTS = 3;

const SIGN_IN_UNCHECKED =
  'We cannot check your sign-in right now, so nothing was deleted. Please try again in a moment.';

/**
 * Deletes the caller's account and all data about them; safe to repeat. Throws `sign_in_again` when the
 * account exists and the sign-in is not recent. Errors thrown after payments have ended say so.
 */
export async function deleteAccount(
  context: DeletionContext,
  { uid, email, signedInAt, token }: SignedIn,
): Promise<void> {
  const { database, identityAccounts } = context;
  const now = context.now();
  // Checked before anything is deleted: an identity provider that is unavailable would leave it half done.
  const isThere = await explainBeforeDeletion(SIGN_IN_UNCHECKED, () =>
    identityAccounts.exists(token),
  );
  // If the account is gone already, this call repeats an interrupted deletion, and nobody can sign in again.
  if (isThere && now - signedInAt > RECENT_MS) throw signInAgain();
  const deletion = { user_id: uid, signed_in_at: signedInAt, noted_at: now };
  const emails = [email, (await getStudent(database.db, uid))?.email ?? null];
  await endPayments(context, deletion, emails);
  await explainAfterPaymentsEnded(async () => {
    await removeSignIn(context, token);
    for (let attempt = 1; !(await deleteData(context, deletion)); attempt++) {
      if (attempt === ATTEMPTS) throw new Problem('unavailable', HALF_DONE);
      await endPayments(context, deletion, emails);
    }
  });
}

/** Deletes the account at the identity provider. When the response is lost, checks whether it is gone. */
async function removeSignIn({ identityAccounts }: DeletionContext, token: string): Promise<void> {
  try {
    await identityAccounts.remove(token);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'provider_unavailable') throw error;
    if (await identityAccounts.exists(token).catch(() => true)) throw error;
  }
}
