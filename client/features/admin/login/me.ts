// Who is signed in to the workshop, and as what.
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AdminSelf } from '../../../../contracts/admin.ts';
import { ApiError, callAsOwner, errorBodyOf, messageOf } from '../../../api/api.ts';
import { toast } from '../../../ui/toast.tsx';

/** An older release, which may answer beside this one for some minutes, knows owners alone, and no second factor. */
const OWNER: AdminSelf = { username: '', role: 'owner', secondFactor: false, recoveryCodes: 0 };

async function fetchMe(): Promise<AdminSelf> {
  try {
    return await callAsOwner('GET /api/admin/me');
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return OWNER;
    throw error;
  }
}

export const meQuery = () => queryOptions({ queryKey: ['/api/admin/me'], queryFn: fetchMe });

/** Whether the server has refused a call because an editor made it. The session stays. */
const isOwnersOnly = (error: unknown): boolean => errorBodyOf(error)?.code === 'owners_only';

/** Calls `onRefused` with each call that is refused to an editor. Returns a function to end that. */
function watchRefusals(
  queryClient: QueryClient,
  onRefused: (error: unknown, isRead: boolean) => void,
): () => void {
  const stopReads = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (isOwnersOnly(event.action.error)) onRefused(event.action.error, true);
  });
  const stopWrites = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (isOwnersOnly(event.action.error)) onRefused(event.action.error, false);
  });
  return () => {
    stopReads();
    stopWrites();
  };
}

/**
 * Reads the role again when a call was refused to an editor: an owner has changed it meanwhile, and the tab he is on may go.
 * A button says itself that it was refused; what was only to be shown is told by a toast.
 */
export function useRoleChanges(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      watchRefusals(queryClient, (error, isRead) => {
        if (isRead) toast({ title: messageOf(error, ''), destructive: true });
        void queryClient.invalidateQueries(meQuery());
      }),
    [queryClient],
  );
}
