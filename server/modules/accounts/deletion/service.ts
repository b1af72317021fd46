// Deletes a student's account in three steps: payments, the sign-in at the identity provider, the data. A
// deletion that is interrupted can be repeated. If it is not, `finishInterrupted` finishes it later, unless
// the student has signed in again by then.
import type { DeletionContext } from './context.ts';
import { deleteAccount } from './delete-account.ts';
import { finishInterrupted } from './finish-interrupted.ts';
import { type DeletedCaller, requireAccount, requirePayer } from './require-account.ts';

/** Each function says in its own file what it does and throws. */
export interface AccountDeletion {
  requireAccount(caller: DeletedCaller): Promise<void>;
  requirePayer(caller: DeletedCaller): Promise<void>;
  deleteAccount(caller: DeletedCaller): Promise<void>;
  finishInterrupted(now: number): Promise<number>;
}

export function createAccountDeletion(context: DeletionContext): AccountDeletion {
  return {
    requireAccount: (caller) => requireAccount(context, caller),
    requirePayer: (caller) => requirePayer(context, caller),
    deleteAccount: (caller) => deleteAccount(context, caller),
    finishInterrupted: (now) => finishInterrupted(context, now),
  };
}
