import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { messageOf } from '../../api.ts';
import { statusQuery, userQuery } from '../../queries.ts';
import { useSession } from '../../session.tsx';
import { handleUnauthorized } from '../../unauthorized.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { SiteHeader } from '../../ui/site-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PracticeCard } from './practice-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { YourDataCard } from './your-data-card.tsx';

/** Who reads here, what is paid, and the way out. The record is read for subscribers alone. */
export function AccountScreen() {
  const { identity, signOut } = useSession();
  const status = useQuery(statusQuery());
  const user = useQuery({ ...userQuery(), enabled: status.data?.hasSubscription === true });
  // What is to be done comes first.
  const isPaymentLate = status.data?.status === 'past_due';
  const problem = status.error ?? user.error;

  useEffect(() => {
    handleUnauthorized(problem);
  }, [problem]);

  return (
    <Page
      width="normal"
      className="max-w-3xl gap-6"
      header={
        <SiteHeader>
          <ButtonLink href={pages.home} variant="quiet">
            <ArrowLeft className="size-5" aria-hidden="true" />
            Back to Library
          </ButtonLink>
        </SiteHeader>
      }
    >
      <h1 className="text-4xl">My Account</h1>
      {problem !== null ? (
        <Problem
          title="Your account could not be loaded"
          text={messageOf(problem, 'Please try again.')}
          action={
            <Button
              onClick={() => {
                void status.refetch();
                if (user.isError) void user.refetch();
              }}
            >
              Try Again
            </Button>
          }
        />
      ) : status.data === undefined || user.isLoading ? (
        <>
          <Skeleton className="h-80 rounded-card" />
          <Skeleton className="h-60 rounded-card" />
        </>
      ) : (
        <>
          {isPaymentLate && <SubscriptionCard status={status.data} />}
          <ProfileCard user={user.data ?? null} identity={identity} />
          <PracticeCard isSubscribed={status.data.hasSubscription} />
          {!isPaymentLate && <SubscriptionCard status={status.data} />}
        </>
      )}
      <Card>
        <Card.Title>Account Actions</Card.Title>
        <Button variant="secondary" onClick={() => void signOut()}>
          <LogOut className="size-5" aria-hidden="true" />
          Sign Out
        </Button>
      </Card>
      <YourDataCard hasSubscription={status.data?.hasSubscription ?? null} />
    </Page>
  );
}
