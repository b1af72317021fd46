import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowLeft, LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { messageOf } from '../../api/api.ts';
import { reportQuery, statusQuery, userQuery } from '../../api/queries.ts';
import { useSession } from '../../auth/session.tsx';
import { handleUnauthorized } from '../../api/unauthorized.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { SiteHeader } from '../../ui/site-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WAY_BACK } from '../../browser/scroll-restoration.ts';
import { PracticeCard } from './practice-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ReadingReport } from './reading-report.tsx';
import { StartingStepCard } from './starting-step-card.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { VoiceCard } from './voice-card.tsx';
import { YourDataCard } from './your-data-card.tsx';

/**
 * The account page: the child's reading, the profile, the subscription and sign-out. The user
 * record is fetched only for subscribers.
 */
export function AccountScreen() {
  const { identity, signOut } = useSession();
  const status = useQuery(statusQuery());
  const user = useQuery({ ...userQuery(), enabled: status.data?.hasSubscription === true });
  // The page waits for the report, because a late report would push the rest down. A failure does
  // not block the page.
  const { isLoading: isReportLoading } = useQuery(reportQuery());
  // A late payment comes first on the page.
  const isPaymentLate = status.data?.status === 'past_due';
  const error = status.error ?? user.error;
  // A failed request does not hide data that has loaded before.
  const isUnknown = [status, user].some(({ data, isError }) => data === undefined && isError);
  const isLoaded = status.data !== undefined && !user.isLoading && !isReportLoading;

  useEffect(() => {
    handleUnauthorized(error);
  }, [error]);

  return (
    <Page
      width="normal"
      className="max-w-3xl gap-6 has-[.reading-report]:lg:max-w-6xl"
      header={
        <SiteHeader>
          <ButtonLink href={pages.home} state={WAY_BACK} variant="quiet">
            <ArrowLeft className="size-5" aria-hidden="true" />
            Back to Library
          </ButtonLink>
        </SiteHeader>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h1 className="text-4xl">My Account</h1>
        {/* On a phone the reading report fills several screens. */}
        <a
          href="#profile"
          className="flex min-h-11 items-center gap-1.5 font-bold text-sea-deep underline underline-offset-4 not-in-[:has(.reading-report)]:hidden lg:hidden"
        >
          Profile and subscription
          <ArrowDown className="size-4" aria-hidden="true" />
        </a>
      </div>
      {isLoaded && isPaymentLate && <SubscriptionCard status={status.data} />}
      {/* The child's reading comes before the account, and is beside it where there is room. */}
      <div className="grid items-start gap-6 has-[.reading-report]:lg:grid-cols-[minmax(0,1fr)_22rem]">
        {isLoaded && (
          <div className="grid gap-6 empty:hidden">
            <ReadingReport isSubscribed={status.data.hasSubscription} />
            <PracticeCard isSubscribed={status.data.hasSubscription} />
          </div>
        )}
        <div id="profile" className="grid gap-6">
          {isUnknown ? (
            <Problem
              title="Your account could not be loaded"
              text={messageOf(error, 'Please try again.')}
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
          ) : !isLoaded ? (
            <>
              <Skeleton className="h-80 rounded-card" />
              <Skeleton className="h-[80dvh] rounded-card" />
            </>
          ) : (
            <>
              <ProfileCard user={user.data ?? null} identity={identity} />
              <StartingStepCard user={user.data ?? null} />
              {status.data.hasSubscription && <VoiceCard />}
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
        </div>
      </div>
    </Page>
  );
}
