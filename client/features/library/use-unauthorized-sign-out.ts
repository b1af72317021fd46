// Ends a session that the server no longer accepts, and shows the landing screen (specification,
// section 4).
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../../../contracts/pages.ts';
import { useSession } from '../../auth/session.tsx';
import { toast } from '../../ui/toast.tsx';

/** Pause before the redirect, in milliseconds. */
const REDIRECT_DELAY = 500;

export function useUnauthorizedSignOut(unauthorized: boolean): void {
  const { signOut } = useSession();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!unauthorized) return;
    toast({ title: 'Unauthorized', text: 'Please sign in to continue...', destructive: true });
    const timer = setTimeout(() => {
      void signOut();
      navigate(pages.home);
    }, REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [unauthorized, signOut, navigate]);
}
