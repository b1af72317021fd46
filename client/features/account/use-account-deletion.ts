// Deletes the account: reauthenticates the parent, deletes on the server, and clears this browser.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call, errorBodyOf, messageOf } from '../../api/api.ts';
import type { Reauthentication } from '../../auth/identity.ts';
import { isWrongPassword } from '../../auth/identity-errors.ts';
import { outbox } from '../../offline/outbox.ts';
import { statusQuery } from '../../api/queries.ts';
import { useSession } from '../../auth/session.tsx';
import { toast } from '../../ui/toast.tsx';
import { handleUnauthorized } from '../../api/unauthorized.ts';

/**
 * How long an earlier sign-in counts as recent, in milliseconds. The server accepts a slightly
 * older one, which covers the time until the request arrives.
 */
const RECENT = 3 * 60_000;

/**
 * Clears what this browser stores for one user: the outbox, and the keys that end with the user's
 * id.
 */
function clearStoredData(uid: string): void {
  outbox.forget(uid);
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.endsWith(`:${uid}`)) storage.removeItem(key);
    }
  }
}

const isAccountDeleted = (error: unknown) => errorBodyOf(error)?.code === 'account_deleted';

export interface AccountDeletion {
  /** While `deleting`, the parent cannot cancel. */
  phase: 'idle' | 'reauthenticating' | 'deleting';
  /** Whether the parent has been reauthenticated. */
  isReauthenticated: boolean;
  /** What went wrong, as a sentence, and whether it is about the password. */
  problem: { about: 'password' | 'deletion'; text: string } | null;
  /** Deletes the account, or sets `problem`. Never rejects. */
  deleteAccount(password: string): Promise<void>;
}

export function useAccountDeletion(method: Reauthentication): AccountDeletion {
  const {
    reauthenticateWithPassword,
    reauthenticateWithGoogle,
    authenticatedAt,
    signOutDeleted,
    identity,
  } = useSession();
  const queryClient = useQueryClient();
  const [phase, setPhase] = useState<AccountDeletion['phase']>('idle');
  const [problem, setProblem] = useState<AccountDeletion['problem']>(null);
  // A password is required each time, because the tablet may have been left unattended.
  const [isReauthenticated, setIsReauthenticated] = useState(
    () => method === 'google' && Date.now() - (authenticatedAt() ?? 0) < RECENT,
  );
  const isRunning = useRef(false);
  /** False once the parent has closed the dialog: then nothing is deleted. */
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  async function reauthenticate(password: string): Promise<boolean> {
    setPhase('reauthenticating');
    try {
      if (method === 'password') await reauthenticateWithPassword(password);
      else await reauthenticateWithGoogle(() => isOpen.current);
      setIsReauthenticated(true);
      return true;
    } catch (error) {
      setProblem(
        isWrongPassword(error)
          ? { about: 'password', text: 'That password is not right. Please try again.' }
          : {
              about: 'deletion',
              text: messageOf(error, 'We could not confirm that it is you. Please try again.'),
            },
      );
      return false;
    }
  }

  /** Fetches the subscription status, to find out whether the account still exists. */
  async function checkAccountDeleted(): Promise<boolean> {
    try {
      queryClient.setQueryData(statusQuery().queryKey, await call('GET /api/subscription/status'));
      return false;
    } catch (error) {
      return isAccountDeleted(error);
    }
  }

  async function deleteOnServer(): Promise<void> {
    setPhase('deleting');
    try {
      await call('DELETE /api/auth/user');
    } catch (error) {
      // The account may be deleted already, and only the response was lost, now or on an earlier
      // attempt.
      if (!isAccountDeleted(error) && !(await checkAccountDeleted())) {
        if (handleUnauthorized(error)) return;
        if (errorBodyOf(error)?.code === 'sign_in_again') setIsReauthenticated(false);
        const text = messageOf(error, 'Failed to delete your account. Please try again.');
        setProblem({ about: 'deletion', text });
        return;
      }
    }
    if (identity !== null) clearStoredData(identity.uid);
    await signOutDeleted();
    toast({
      title: 'Your account is deleted',
      text: 'Thank you for reading with us. Goodbye, and happy reading!',
    });
  }

  return {
    phase,
    isReauthenticated,
    problem,
    async deleteAccount(password) {
      if (isRunning.current) return;
      isRunning.current = true;
      setProblem(null);
      if ((isReauthenticated || (await reauthenticate(password))) && isOpen.current)
        await deleteOnServer();
      setPhase('idle');
      isRunning.current = false;
    },
  };
}
