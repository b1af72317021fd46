// Who looks after the library, and invitations for others.
import { useQuery } from '@tanstack/react-query';
import { AdminData } from '../insights/admin-data.tsx';
import { meQuery } from '../login/me.ts';
import { InviteCard } from './invite-card.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { OwnersList } from './owners-list.tsx';
import { ownersQuery } from './owners.ts';

export function OwnersPart({ onSessionOver }: { onSessionOver: (failure?: string) => void }) {
  const me = useQuery(meQuery()).data?.username ?? '';
  const query = useQuery(ownersQuery());
  return (
    <AdminData query={query} what="The owners" onSessionOver={onSessionOver}>
      {({ owners, invitations }) => (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="min-w-0 lg:col-span-2">
            <OwnersList owners={owners} me={me} onSessionOver={onSessionOver} />
          </div>
          <InviteCard onSessionOver={onSessionOver} />
          <OpenInvitations invitations={invitations} onSessionOver={onSessionOver} />
        </div>
      )}
    </AdminData>
  );
}
