import { queryOptions } from '@tanstack/react-query';
import { ApiError, callAsOwner } from '../../../api/api.ts';

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/admin/invitations', token],
    queryFn: () => callAsOwner('POST /api/admin/invitations/look', { body: { token } }),
    staleTime: 0,
    // The token, which the key has, stays in no cache.
    gcTime: 0,
  });

/** Whether an invitation was used or withdrawn, has expired, or never was one. */
export const isOver = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;
