// Deleting the account: the parent proves who they are, the server deletes, the browser forgets.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call, errorBodyOf, messageOf } from '../../api/api.ts';
import type { Proof } from '../../auth/identity.ts';
import { isWrongPassword } from '../../auth/identity-errors.ts';
import { outbox } from '../../offline/outbox.ts';
import { statusQuery } from '../../api/queries.ts';
import { useSession } from '../../auth/session.tsx';
import { toast } from '../../ui/toast.tsx';
import { handleUnauthorized } from '../../api/unauthorized.ts';

/** A proof of this age, in milliseconds, will do for the server until it is asked. */
const FRESH = 3 * 60_000;

/** What screens keep here for one person stands under a key that ends with their id. */
function forgetHere(uid: string): void {
  outbox.forget(uid);
  for (const key of Object.keys(localStorage)) {
    if (key.endsWith(`:${uid}`)) localStorage.removeItem(key);
  }
}

const isGone = (error: unknown) => errorBodyOf(error)?.code === 'account_deleted';

export interface Leaving {
  /** While `deleting` there is no way back. */
  phase: 'idle' | 'proving' | 'deleting';
  /** The parent need not prove anything more. */
  isProven: boolean;
  /** What went wrong, as a sentence, and whether it is about the password. */
  problem: { about: 'password' | 'deletion'; text: string } | null;
  /** Does it, or says why not. It never rejects. */
  leave(password: string): Promise<void>;
}

export function useLeaving(proof: Proof): Leaving {
  const { proveByPassword, proveByGoogle, provenAt, depart, identity } = useSession();
  const queryClient = useQueryClient();
  const [phase, setPhase] = useState<Leaving['phase']>('idle');
  const [problem, setProblem] = useState<Leaving['problem']>(null);
  // A password is asked for each time: the tablet may have been left lying about.
  const [isProven, setIsProven] = useState(
    () => proof === 'google' && Date.now() - (provenAt() ?? 0) < FRESH,
  );
  const isRunning = useRef(false);
  /** A parent who has closed the question meanwhile is not taken at their earlier word. */
  const isWanted = useRef(true);
  useEffect(() => {
    isWanted.current = true;
    return () => void (isWanted.current = false);
  }, []);

  async function prove(password: string): Promise<boolean> {
    setPhase('proving');
    try {
      if (proof === 'password') await proveByPassword(password);
      else await proveByGoogle(() => isWanted.current);
      setIsProven(true);
      return true;
    } catch (error) {
      setProblem(
        isWrongPassword(error)
          ? { about: 'password', text: 'That password is not right. Please try again.' }
          : {
              about: 'deletion',
              text: messageOf(error, 'We could not check that it is you. Please try again.'),
            },
      );
      return false;
    }
  }

  /** Asks for what may have changed, and so learns whether there is anybody to ask for. */
  async function isGoneNow(): Promise<boolean> {
    try {
      queryClient.setQueryData(statusQuery().queryKey, await call('GET /api/subscription/status'));
      return false;
    } catch (error) {
      return isGone(error);
    }
  }

  async function remove(): Promise<void> {
    setPhase('deleting');
    try {
      await call('DELETE /api/auth/user');
    } catch (error) {
      // Perhaps only the answer was lost, now or the time before.
      if (!isGone(error) && !(await isGoneNow())) {
        if (handleUnauthorized(error)) return;
        if (errorBodyOf(error)?.code === 'sign_in_again') setIsProven(false);
        const text = messageOf(error, 'Failed to delete your account. Please try again.');
        setProblem({ about: 'deletion', text });
        return;
      }
    }
    if (identity !== null) forgetHere(identity.uid);
    await depart();
    toast({
      title: 'Your account is deleted',
      text: 'Thank you for reading with us. Goodbye, and happy reading!',
    });
  }

  return {
    phase,
    isProven,
    problem,
    async leave(password) {
      if (isRunning.current) return;
      isRunning.current = true;
      setProblem(null);
      if ((isProven || (await prove(password))) && isWanted.current) await remove();
      setPhase('idle');
      isRunning.current = false;
    },
  };
}
