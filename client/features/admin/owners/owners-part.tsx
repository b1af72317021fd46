// Who looks after the library, and invitations for others.
import { useQuery } from '@tanstack/react-query';
import { AdminData } from '../insights/admin-data.tsx';
import { meQuery } from '../login/me.ts';
import { useSessionEnd } from '../login/use-admin-session.ts';
import { InviteCard } from './invite-card.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { OwnersList } from './owners-list.tsx';
import { ownersQuery } from './owners.ts';

export function OwnersPart({ onSessionOver }: { onSessionOver: (failure?: string) => void }) {
  const me = useQuery(meQuery()).data?.username ?? '';
  const query = useQuery(ownersQuery());
  const { data, error } = query;
  useSessionEnd(data === undefined ? null : error, onSessionOver);

  // A list that is there stays when it cannot be read again: the card beside it may show a link that nobody sees twice.
  if (data === undefined) {
    return (
      <AdminData query={query} what="The owners" onSessionOver={onSessionOver}>
        {() => null}
      </AdminData>
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="min-w-0 lg:col-span-2">
        <OwnersList owners={data.owners} me={me} onSessionOver={onSessionOver} />
      </div>
      <InviteCard onSessionOver={onSessionOver} />
      <OpenInvitations invitations={data.invitations} onSessionOver={onSessionOver} />
    </div>
  );
}
