import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { roles, type Role } from '../../../../domain/access.ts';
import { callAsOwner } from '../../../api/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { toastOwnerFailure } from '../login/toast-owner-failure.ts';
import { InvitationLink } from './invitation-link.tsx';
import { ownersQuery, ROLE_NAMES, WHAT_ROLES_DO } from './owners.ts';

/** Makes a link by which one person joins. */
export function InviteCard({ onSessionOver }: { onSessionOver: (failure?: string) => void }) {
  const queryClient = useQueryClient();
  const [role, setRole] = useState<Role>('editor');
  const invite = useMutation({
    mutationFn: (body: { role: Role }) =>
      callAsOwner('POST /api/admin/owners/invitations', { body }),
    // The link stays in no cache.
    gcTime: 0,
    onError: (error) => toastOwnerFailure(error, 'Failed to make the invitation', onSessionOver),
    // After a failure too: it may have been made, and the answer alone be lost.
    onSettled: () => void queryClient.invalidateQueries(ownersQuery()),
  });
  const choice = useRef<HTMLSelectElement>(null);
  useFocusBack(invite.data !== undefined, choice);
  return (
    <Card>
      <Card.Title>Invite</Card.Title>
      {invite.data === undefined ? (
        <form
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            invite.mutate({ role });
          }}
        >
          <Field label="Role" hint={WHAT_ROLES_DO[role]}>
            <Select
              ref={choice}
              value={role}
              onChange={({ target }) => setRole(target.value as Role)}
            >
              {[...roles].reverse().map((one) => (
                <option key={one} value={one}>
                  {ROLE_NAMES[one]}
                </option>
              ))}
            </Select>
          </Field>
          <Button
            type="submit"
            className="self-start"
            busy={invite.isPending}
            busyText="Making a link..."
          >
            Make an invitation
          </Button>
        </form>
      ) : (
        <InvitationLink
          address={invite.data.address}
          role={invite.variables.role}
          onDone={invite.reset}
        />
      )}
    </Card>
  );
}
