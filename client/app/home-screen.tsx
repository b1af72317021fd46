// The screen of `/`: the landing page for visitors, the library for families. A parent who was sent here to
// sign in is redirected back to the page they wanted.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { awaitedPayment, isBackFromPayment } from '../billing/awaited-payment.ts';
import { AFTER_GOOGLE, timeLeft } from '../auth/redirect-delay.ts';
import { statusQuery } from '../api/queries.ts';
import { returnPath } from '../api/return-path.ts';
import { useSession } from '../auth/session.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { screen } from '../loading/screen.tsx';

const LandingScreen = screen(
  async () => (await import('../features/landing/landing-screen.tsx')).LandingScreen,
);
const LibraryScreen = screen(
  async () => (await import('../features/library/library-screen.tsx')).LibraryScreen,
);
export const { preload: preloadLibrary } = LibraryScreen;

const WhoIsReadingScreen = screen(
  async () =>
    (await import('../features/who-is-reading/who-is-reading-screen.tsx')).WhoIsReadingScreen,
);

/** `/` for a signed-in family. A restored session (`since` is null) does not follow the saved return path. */
function FamilyHome({ since, hasFetched }: { since: number | null; hasFetched: boolean }) {
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
}

/** Whether a parent signed in so recently that the screen they signed in on is still shown. */
function useIsSignInScreenShown(since: number | null): boolean {
  const [endedSince, setEndedSince] = useState(() =>
    since !== null && timeLeft(since, AFTER_GOOGLE, Date.now()) === 0 ? since : null,
  );
  useEffect(() => {
    if (since === null) return;
    const timer = setTimeout(() => setEndedSince(since), timeLeft(since, AFTER_GOOGLE, Date.now()));
    return () => clearTimeout(timer);
  }, [since]);
  return since !== endedSince;
}

export function HomeScreen() {
  const { state, since } = useSession();
  const isStaying = useIsSignInScreenShown(since);
  const [wasSignedOut, setWasSignedOut] = useState(false);
  if (state === 'signed-out' && !wasSignedOut) setWasSignedOut(true);
  // Load the status while the landing page is still shown, so the next screen is known when it goes.
  const shouldFetch = state === 'signed-in' && isStaying;
  useQuery({ ...statusQuery(), enabled: shouldFetch });
  const [hasFetched, setHasFetched] = useState(false);
  if (shouldFetch && !hasFetched) setHasFetched(true);
  if (state === 'signed-in' && !isStaying) {
    return <FamilyHome since={since} hasFetched={hasFetched} />;
  }
  // After a redirect sign-in no landing page was shown.
  return wasSignedOut ? <LandingScreen /> : <PageSkeleton />;
}
