import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Owners } from '../../../../contracts/admin.ts';
import { callAsOwner } from '../../../api/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast.tsx';
import { toastOwnerFailure } from '../login/toast-owner-failure.ts';
import { libraryDay } from '../login/when.ts';
import { asRole, ownersQuery } from './owners.ts';

/** The invitations that nobody has used yet. */
export function OpenInvitations({
  invitations,
  onSessionOver,
}: {
  invitations: Owners['invitations'];
  onSessionOver: (failure?: string) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const withdraw = useMutation({
    mutationFn: (invitationId: string) =>
      callAsOwner('DELETE /api/admin/owners/invitations/{invitationId}', {
        params: { invitationId },
      }),
    onSuccess: () => {
      toast({ title: 'The invitation is withdrawn' });
      heading.current?.focus();
    },
    onError: (error) =>
      toastOwnerFailure(error, 'Failed to withdraw the invitation', onSessionOver),
    onSettled: () => queryClient.invalidateQueries(ownersQuery()),
  });
  return (
    <Card aria-labelledby="invitations">
      <h2 id="invitations" ref={heading} tabIndex={-1} className="mb-4 text-2xl outline-none">
        Open invitations
      </h2>
      {invitations.length === 0 && <p className="text-ink-soft">There are none.</p>}
      <ul className="divide-y-2 divide-dashed divide-line">
        {invitations.map(({ id, role, madeBy, expiresAt }) => {
          const what = `For ${asRole(role)}, by ${madeBy}. Until ${libraryDay(expiresAt)}.`;
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
            >
              <p className="min-w-0 break-words">{what}</p>
              <Button
                variant="secondary"
                aria-label={`Withdraw the invitation: ${what}`}
                busy={withdraw.isPending && withdraw.variables === id}
                busyText="Withdrawing..."
                onClick={() => withdraw.mutate(id)}
              >
                Withdraw
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
