// Changes to the child's profile, on /account and on the library home.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '../../contracts/accounts.ts';
import type { StepId } from '../../domain/teaching-steps.ts';
import { call, messageOf } from '../api/api.ts';
import { noteUser, refreshFit, userQuery } from '../api/queries.ts';
import { handleUnauthorized } from '../api/unauthorized.ts';
import { toast } from '../ui/toast.tsx';

interface Changes {
  age?: number;
  readingLevel?: number;
  startingStep?: StepId;
}

/** Another level without a step clears the step, as on the server. */
function withChanges(user: User, changes: Changes): User {
  const { readingLevel = user.readingLevel } = changes;
  const startingStep = readingLevel === user.readingLevel ? user.startingStep : null;
  return { ...user, startingStep, ...changes };
}

/**
 * Updates the profile optimistically. If the server refuses, restores the previous profile and shows the
 * server's message, or `failed` if there is none.
 */
export function useProfileChange(failed: string) {
  const queryClient = useQueryClient();
  const { queryKey } = userQuery();
  return useMutation({
    mutationFn: (changes: Changes) => call('PATCH /api/auth/user', { body: changes }),
    onMutate: async (changes) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (user) => user && withChanges(user, changes));
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
