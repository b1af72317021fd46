// The parts of the account page below the list of children. On wide screens they stand in two columns.
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useEffect } from 'react';
import type { Student } from '../../../contracts/students.ts';
import { hasBegun } from '../../../domain/subscription.ts';
import { messageOf } from '../../api/api.ts';
import { reportQuery, statusQuery, userQuery } from '../../api/queries.ts';
import { handleUnauthorized } from '../../api/unauthorized.ts';
import { useChildSwitches } from '../../auth/chosen-child.ts';
import { useSession } from '../../auth/session.tsx';
import { useLogOut } from '../../family/log-out.tsx';
import { useFamily } from '../../family/shown-child.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GrownUpsCard } from './grown-ups-card.tsx';
import { KeptBooksCard } from './kept-books-card.tsx';
import { LettersCard } from './letters-card.tsx';
import { PracticeCard } from './practice-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ReadingReport } from './reading-report.tsx';
import { RemoveChild } from './remove-child.tsx';
import { StartingStepCard } from './starting-step-card.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { VoiceCard } from './voice-card.tsx';
import { YourDataCard } from './your-data-card.tsx';

function useAccount(isFamilyLoading: boolean) {
  const status = useQuery(statusQuery());
  // The user record is fetched only for subscribers.
  const user = useQuery({ ...userQuery(), enabled: status.data?.hasSubscription === true });
  // The page waits for the report, because a late report would push the rest down. A failure does
  // not block the page.
  const { isLoading: isReportLoading } = useQuery(reportQuery());
  const isLoading = user.isLoading || isReportLoading || isFamilyLoading;
  return {
    status: status.data,
    user: user.data ?? null,
    isLoading: status.data === undefined || isLoading,
    error: status.error ?? user.error,
    // A failed request does not hide data that has loaded before.
    isUnknown: [status, user].some(({ data, isError }) => data === undefined && isError),
    retry() {
      void status.refetch();
      if (user.isError) void user.refetch();
    },
  };
}

function AccountActions() {
  const { logOut, question } = useLogOut();
  return (
    <Card>
      <Card.Title>Account Actions</Card.Title>
      <Button variant="secondary" onClick={logOut}>
        <LogOut className="size-5" aria-hidden="true" />
        Sign Out
      </Button>
      {question}
    </Card>
  );
}

/** `child` is null while the family is not known. */
export function AccountOfChild({
  child,
  isFamilyLoading,
  onRemoved,
}: {
  child: Student | null;
  isFamilyLoading: boolean;
  onRemoved: () => void;
}) {
  const { identity } = useSession();
  const { children: family } = useFamily();
  const { status, user, isLoading, error, isUnknown, retry } = useAccount(isFamilyLoading);
  // Nothing of one child stays when another is chosen. What is the family's stays, such as an open dialog.
  const whose = `${useChildSwitches()} ${child?.id}`;
  useEffect(() => {
    handleUnauthorized(error);
  }, [error]);
  const known = isLoading || isUnknown || status === undefined ? null : status;

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div key={whose} className="grid gap-6">
        {isUnknown && (
          <Problem
            title="Your account could not be loaded"
            text={messageOf(error, 'Please try again.')}
            action={<Button onClick={retry}>Try Again</Button>}
          />
        )}
        {isLoading && !isUnknown && <Skeleton className="h-[80dvh] rounded-card" />}
        {known !== null && (
          <>
            <ProfileCard user={user} child={child} identity={identity}>
              <RemoveChild child={child} family={family} onRemoved={onRemoved} />
            </ProfileCard>
            <ReadingReport isSubscribed={known.hasSubscription} />
            <PracticeCard isSubscribed={known.hasSubscription} />
          </>
        )}
      </div>
      <div id="subscription" className="grid gap-6">
        {isLoading && !isUnknown && <Skeleton className="h-80 rounded-card" />}
        {known !== null && (
          <>
            <StartingStepCard user={user} />
            {known.status !== 'past_due' && <SubscriptionCard status={known} />}
          </>
        )}
        <AccountActions />
        <GrownUpsCard />
        <LettersCard />
        {known?.hasSubscription === true && <VoiceCard key={whose} />}
        {known !== null && (known.hasSubscription || hasBegun(known.status)) && (
          <KeptBooksCard key={`kept ${whose}`} isSubscribed={known.hasSubscription} />
        )}
        <YourDataCard hasSubscription={status?.hasSubscription ?? null} />
      </div>
    </div>
  );
}
