// The owner's session as the browser holds it: entered with a token, left when the server says so.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../../../../contracts/pages.ts';
import { ApiError, callAsOwner } from '../../../api/api.ts';
import { adminToken } from '../../../api/tokens.ts';
import { toast } from '../../../ui/toast.tsx';
import { dropDrafts } from '../drafts/drafts.ts';

/** Where the owner was when her session ended, in the state of the login's entry in the history. */
export function placeBefore(): string {
  const { from } = (history.state ?? {}) as { from?: unknown };
  const isHers = typeof from === 'string' && /^\/admin(?!\/login)(?=[/#]|$)/.test(from);
  return isHers ? from : pages.admin;
}

/** Whether the server does not know the owner (any more). */
export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

const ENDED = 'Your session has ended. Please sign in again.';

/**
 * `leave` is for a session the server has ended, and says what failed for it, if anything did;
 * `logOut` is the owner's own wish.
 */
export function useAdminSession() {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();

  const forget = useCallback(
    (from?: string) => {
      adminToken.remove();
      queryClient.removeQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/admin/'),
      });
      navigate(pages.adminLogin, { replace: true, state: { from } });
    },
    [queryClient, navigate],
  );

  const leave = useCallback(
    (failure?: string) => {
      // Signed in again, she goes on where she was.
      forget(location.pathname + location.hash);
      const said = failure === undefined ? { title: ENDED } : { title: failure, text: ENDED };
      toast({ ...said, destructive: true });
    },
    [forget],
  );

  // Whatever the server answers, the token is gone from this browser.
  const logOut = useMutation({
    mutationFn: () => callAsOwner('POST /api/admin/logout'),
    onSettled: () => {
      dropDrafts();
      forget();
    },
  });
  return { leave, logOut };
}
