// The owner's session in the browser. It starts with a token and ends when the server rejects the token or the owner
// logs out.
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../../../../contracts/pages.ts';
import { ApiError, callAsOwner, errorBodyOf } from '../../../api/api.ts';
import { adminToken } from '../../../api/tokens.ts';
import { toast } from '../../../ui/toast.tsx';
import { discardDrafts } from '../drafts/drafts.ts';

/** Returns the path where the owner's session ended, from the history state of the login screen. Defaults to /admin. */
export function returnPath(): string {
  const { from } = (history.state ?? {}) as { from?: unknown };
  const isAdminPath = typeof from === 'string' && /^\/admin(?!\/login)(?=[/#]|$)/.test(from);
  return isAdminPath ? from : pages.admin;
}

/** Whether the server rejected the owner's session token. A password or a code that is wrong ends no session. */
export function isSessionOver(error: unknown): boolean {
  const isRejected = error instanceof ApiError && error.status === 401;
  return isRejected && !isWrongCredential(error);
}

/** Whether the server refused the password, or the code, that was typed. */
export const isWrongCredential = (error: unknown): boolean =>
  errorBodyOf(error)?.code === 'invalid_credentials';

/** Removes what the last owner of this browser was shown. */
export function forgetAnswers(queryClient: QueryClient): void {
  queryClient.removeQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/admin/'),
  });
}

/** Calls `endSession` once a query has failed because the session is over. */
export function useSessionEnd(error: unknown, endSession: () => void): void {
  const isOver = isSessionOver(error);
  useEffect(() => {
    if (isOver) endSession();
  }, [isOver, endSession]);
}

const ENDED = 'Your session has ended. Please sign in again.';

/**
 * `endSession` handles a session that the server has ended; its parameter is the title of the action that failed, if any.
 * `logOut` is called by the owner.
 */
export function useAdminSession() {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();

  const clearSession = useCallback(
    (from?: string) => {
      adminToken.remove();
      forgetAnswers(queryClient);
      // What was typed into the forms of the workshop.
      queryClient.getMutationCache().clear();
      navigate(pages.adminLogin, { replace: true, state: { from } });
    },
    [queryClient, navigate],
  );

  const endSession = useCallback(
    (failure?: string) => {
      // Another call has found it out: the way back is kept, and it is told once.
      if (location.pathname === pages.adminLogin) return;
      // After signing in again, the owner returns to this path.
      clearSession(location.pathname + location.hash);
      const message = failure === undefined ? { title: ENDED } : { title: failure, text: ENDED };
      toast({ ...message, destructive: true });
    },
    [clearSession],
  );

  // Removes the token from this browser even if the request fails.
  const logOut = useMutation({
    mutationFn: () => callAsOwner('POST /api/admin/logout'),
    onSettled: () => {
      discardDrafts();
      clearSession();
    },
  });
  return { endSession, logOut };
}
