// Changes to the child's profile, on /account and on the library home.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, messageOf } from '../api/api.ts';
import { noteUser, refreshFit, userQuery } from '../api/queries.ts';
import { handleUnauthorized } from '../api/unauthorized.ts';
import { toast } from '../ui/toast.tsx';

/**
 * Updates the profile optimistically. If the server refuses, restores the previous profile and shows the
 * server's message, or `failed` if there is none.
 */
export function useProfileChange(failed: string) {
  const queryClient = useQueryClient();
  const { queryKey } = userQuery();
  return useMutation({
    mutationFn: (changes: { age?: number; readingLevel?: number }) =>
      call('PATCH /api/auth/user', { body: changes }),
    onMutate: async (changes) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (user) => user && { ...user, ...changes });
      return before;
    },
    onSuccess: (saved, { readingLevel }) => {
      noteUser(saved);
      if (readingLevel !== undefined) refreshFit();
    },
    onError: (error, _, before) => {
      if (before !== undefined) noteUser(before);
      if (handleUnauthorized(error)) return;
      toast({ title: 'Error', text: messageOf(error, failed), destructive: true });
    },
  });
}
