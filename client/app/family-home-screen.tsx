// The screen of `/` for a signed-in family: their library, or the page they wanted when they were sent here to sign in.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { awaitedPayment, isBackFromPayment } from '../billing/awaited-payment.ts';
import { statusQuery } from '../api/queries.ts';
import { returnPath } from '../api/return-path.ts';
import { LibraryScreen } from '../features/library/library-screen.tsx';
import { screen } from '../loading/screen.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { withAnswers } from './family-screen.tsx';

const WhoIsReadingScreen = screen(
  async () =>
    (await import('../features/who-is-reading/who-is-reading-screen.tsx')).WhoIsReadingScreen,
);

/** Fetches the status while the landing page is still shown, so that the next screen is known when it goes. */
export const StatusAhead = withAnswers(() => {
  useQuery(statusQuery());
  return null;
});

/** A restored session (`since` is null) does not follow the saved return path. */
export const FamilyHome = withAnswers(function Home({
  since,
  hasFetched,
}: {
  since: number | null;
  hasFetched: boolean;
}) {
  const [savedPath] = useState(() => (since === null ? null : returnPath.read()));
  const [isPaymentAwaited] = useState(() => isBackFromPayment(location.search));
  // While a payment is awaited, the library polls the status itself.
  const shouldFetch = savedPath !== null || !isPaymentAwaited;
  // A request that failed while the landing page was shown is not retried automatically.
  const status = useQuery({ ...statusQuery(), enabled: shouldFetch, retryOnMount: !hasFetched });
  const isSubscribed = status.data?.hasSubscription;

  useEffect(() => {
    returnPath.clear();
    if (isPaymentAwaited) awaitedPayment.note(Date.now());
  }, [isPaymentAwaited]);
  useEffect(() => {
    if (isSubscribed) awaitedPayment.drop();
  }, [isSubscribed]);

  if (savedPath !== null && status.isPending) return <PageSkeleton />;
  if (savedPath !== null && isSubscribed) return <Redirect to={savedPath} replace />;
  return <LibraryScreen whoIsReading={<WhoIsReadingScreen />} />;
});
