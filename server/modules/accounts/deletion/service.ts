// Deletes a student's account in three steps: payments, the sign-in at the identity provider, the data. A
// deletion that is interrupted can be repeated. If it is not, `finishInterrupted` finishes it later, unless
// the student has signed in again by then.
import type { SignedIn } from '../../../http/caller.ts';
import type { DeletionContext } from './context.ts';
import { deleteAccount } from './delete-account.ts';
import { finishInterrupted } from './finish-interrupted.ts';
import { requireAccount, requirePayer } from './require-account.ts';

/** Each function says in its own file what it does and throws. */
export const createAccountDeletion = (context: DeletionContext) => ({
  requireAccount: (caller: SignedIn) => requireAccount(context, caller),
  requirePayer: (caller: SignedIn) => requirePayer(context, caller),
  deleteAccount: (caller: SignedIn) => deleteAccount(context, caller),
  finishInterrupted: (now: number) => finishInterrupted(context, now),
});

export type AccountDeletion = ReturnType<typeof createAccountDeletion>;
