// What a parent changes of the child's record, on /account and on the library home.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, messageOf } from '../api/api.ts';
import { noteUser, refreshFit, userQuery } from '../api/queries.ts';
import { handleUnauthorized } from '../api/unauthorized.ts';
import { toast } from '../ui/toast.tsx';

/**
 * Changes the record that is shown at once, and takes it back where the server refuses; then a message says
 * so, in the server's words or as `failed`.
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
