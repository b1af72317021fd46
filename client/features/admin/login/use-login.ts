// The owner's sign-in: the call, and where it leads.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { z } from 'zod';
import type { adminLoginBody } from '../../../../contracts/admin.ts';
import { ApiError, callAsOwner, errorBodyOf, messageOf, UNREACHABLE } from '../../../api/api.ts';
import { adminToken } from '../../../api/tokens.ts';
import { toast } from '../../../ui/toast.tsx';
import { forgetAnswers, returnPath } from './use-admin-session.ts';

export type Login = z.output<typeof adminLoginBody>;

const REFUSED = 'Invalid admin credentials';

/** Only status 400 and 401 are about the credentials. Other errors carry their own message. */
function reasonOf(error: unknown): string {
  const isRefusal = error instanceof ApiError && (error.status === 400 || error.status === 401);
  return isRefusal ? REFUSED : messageOf(error, UNREACHABLE);
}

/**
 * Signs in and opens the workshop. `onCodeRequired` receives the right password of somebody who has a second factor; it is a
 * step and no failure. `onRefused` follows the toast about any other refusal.
 */
export function useLogin({
  onCodeRequired,
  onRefused,
}: {
  onCodeRequired?: (login: Login) => void;
  onRefused: (error: unknown) => void;
}) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (body: Login) => callAsOwner('POST /api/admin/login', { body }),
    // The password stays in no cache.
    gcTime: 0,
    onSuccess: ({ sessionToken }) => {
      adminToken.store(sessionToken);
      forgetAnswers(queryClient);
      // Replaces the history entry, so that 'Back' does not lead to this form, which would redirect again.
      navigate(returnPath(), { replace: true });
    },
    onError: (error, login) => {
      if (onCodeRequired !== undefined && errorBodyOf(error)?.code === 'code_required') {
        return onCodeRequired(login);
      }
      toast({ title: 'Login Failed', text: reasonOf(error), destructive: true });
      onRefused(error);
    },
  });
}
