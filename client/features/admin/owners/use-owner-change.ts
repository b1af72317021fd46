import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsOwner } from '../../../api/api.ts';
import { toast } from '../../../ui/toast.tsx';
import { meQuery } from '../login/me.ts';
import { toastOwnerFailure } from '../login/toast-owner-failure.ts';
import { doneText, ownersQuery, type Owner, type OwnerChange } from './owners.ts';

/** Changes the role of somebody, or removes somebody. `onRemoved` follows once the list is without her. */
export function useOwnerChange({
  me,
  onRemoved,
  onSessionOver,
}: {
  /** The username of whoever is signed in. */
  me: string;
  onRemoved: () => void;
  onSessionOver: (failure?: string) => void;
}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ owner: { username }, change }: { owner: Owner; change: OwnerChange }) => {
      const params = { username };
      return change.kind === 'remove'
        ? callAsOwner('DELETE /api/admin/owners/{username}', { params })
        : callAsOwner('PUT /api/admin/owners/{username}', { params, body: { role: change.to } });
    },
    onSuccess: async (_, { owner, change }) => {
      const isMe = owner.username === me;
      if (isMe && change.kind === 'remove') return onSessionOver();
      toast({ title: doneText(owner, change) });
      // Who is an editor now may not read the list of owners, and has another screen.
      if (isMe) return queryClient.invalidateQueries(meQuery());
      await queryClient.invalidateQueries(ownersQuery());
      if (change.kind === 'remove') onRemoved();
    },
    onError: (error, { owner: { username } }) => {
      toastOwnerFailure(error, `Failed to change ${username}`, onSessionOver);
      void queryClient.invalidateQueries(ownersQuery());
    },
  });
}
