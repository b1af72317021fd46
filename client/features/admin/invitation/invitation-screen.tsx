// Where the link of an invitation leads: it says who invites, and makes the account.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Invitation } from '../../../../contracts/admin.ts';
import { pages } from '../../../../contracts/pages.ts';
import { adminToken } from '../../../api/tokens.ts';
import { QueryProblem } from '../../../loading/query-problem.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { SiteHeader } from '../../../ui/site-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { invitationQuery, isOver } from './invitation-query.ts';
import { JoinForm } from './join-form.tsx';
import { forgetToken, useInvitationToken } from './use-invitation-token.ts';

const WHAT: Record<Invitation['role'], string> = {
  editor: 'an editor: you look after the books, the phonics and the recordings.',
  owner: 'an owner: you may do everything there.',
};

function NoInvitation({ title, text }: { title: string; text: string }) {
  return (
    <Problem
      title={title}
      text={text}
      action={<ButtonLink href={pages.adminLogin}>Go to the sign-in</ButtonLink>}
    />
  );
}

function Welcome({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(invitationQuery(token));
  const hasEnded = isOver(error);
  useEffect(() => {
    if (hasEnded) forgetToken();
  }, [hasEnded]);
  if (hasEnded) {
    return (
      <NoInvitation
        title="This invitation is over"
        text="It works once, within seven days, and somebody may have withdrawn it. If you have joined already, sign in. If not, ask for a new one."
      />
    );
  }
  if (error !== null) {
    return (
      <QueryProblem
        title="The invitation could not be opened"
        {...{ error, isFetching, refetch }}
      />
    );
  }
  if (data === undefined) return <Skeleton className="h-120 rounded-card" />;
  return (
    <Card>
      <p className="text-lg">
        <bdi translate="no" className="font-bold break-words">
          {data.madeBy}
        </bdi>{' '}
        <span>{`invites you to look after this library as ${WHAT[data.role]}`}</span>
      </p>
      {adminToken.read() !== null && (
        <p className="mt-3 text-ink-soft">
          This browser is signed in to the workshop. When you join, you take the place of whoever is
          signed in here.
        </p>
      )}
      <JoinForm token={token} onOver={() => void refetch()} />
    </Card>
  );
}

export function InvitationScreen() {
  const token = useInvitationToken();
  return (
    <Page width="narrow" header={<SiteHeader />} heading="Library Admin">
      {token === null ? (
        <NoInvitation
          title="There is no invitation here"
          text="Please open the link that you were sent once more."
        />
      ) : (
        <Welcome key={token} token={token} />
      )}
    </Page>
  );
}
