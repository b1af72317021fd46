import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OpenAdminSession } from '../../../../contracts/admin.ts';
import { callAsOwner } from '../../../api/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast.tsx';
import { AdminData } from '../insights/admin-data.tsx';
import { toastOwnerFailure } from '../login/toast-owner-failure.ts';
import { aboutSession, browserOf, sessionName, sessionsQuery } from './my-sign-in.ts';

function SessionRow({
  session,
  isEnding,
  onEnd,
}: {
  session: OpenAdminSession;
  isEnding: boolean;
  onEnd: () => void;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-bold">{browserOf(session)}</p>
        <p className="text-ink-soft">{aboutSession(session)}</p>
      </div>
      {session.isThis ? (
        <p className="rounded-full bg-sea-wash px-4 py-1 font-bold text-sea-deep">You are here</p>
      ) : (
        <Button
          variant="secondary"
          aria-label={`End the session of ${sessionName(session)}`}
          busy={isEnding}
          busyText="Ending..."
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </li>
  );
}

/** Where the owner is signed in. One session at a time can be ended; a new password ends all others. */
export function SessionsCard({ onSessionOver }: { onSessionOver: (failure?: string) => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const sessions = useQuery(sessionsQuery());
  const end = useMutation({
    mutationFn: (sessionId: string) =>
      callAsOwner('DELETE /api/admin/me/sessions/{sessionId}', { params: { sessionId } }),
    onSuccess: () => {
      toast({ title: 'The session has ended' });
      heading.current?.focus();
    },
    onError: (error) => toastOwnerFailure(error, 'Failed to end the session', onSessionOver),
    onSettled: () => sessions.refetch(),
  });
  return (
    <Card aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1} className="mb-4 text-2xl outline-none">
        Where you are signed in
      </h2>
      <p className="max-w-prose text-ink-soft">
        A session ends by itself after twelve hours. End one that you do not know, and change your
        password.
      </p>
      <AdminData query={sessions} what="Your sessions" onSessionOver={onSessionOver}>
        {(list) => (
          <ul className="mt-3 divide-y-2 divide-dashed divide-line">
            {list.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={end.isPending && end.variables === session.id}
                onEnd={() => end.mutate(session.id)}
              />
            ))}
          </ul>
        )}
      </AdminData>
    </Card>
  );
}
