// The screen of `/`: the landing for visitors, the library for families. Who came from somewhere
// else to sign in here goes back there.
import { usePrefetchInfiniteQuery, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { awaitedPayment, isBackFromPayment } from './awaited-payment.ts';
import { openLibrary } from './open-library.ts';
import {
  achievementsQuery,
  booksQuery,
  practiceQuery,
  progressQuery,
  proposalQuery,
  statusQuery,
  userQuery,
} from './queries.ts';
import { returnPlace } from './return-place.ts';
import { useSession } from './session.tsx';
import { PageSkeleton } from './ui/page-skeleton.tsx';
import { screen } from './ui/screen.tsx';

const LandingScreen = screen(
  async () => (await import('./features/landing/landing-screen.tsx')).LandingScreen,
);
const LibraryScreen = screen(
  async () => (await import('./features/library/library-screen.tsx')).LibraryScreen,
);

/** Asks for the shelves along with the status, before the library's code is there. */
function AskForShelves() {
  usePrefetchQuery(userQuery());
  usePrefetchInfiniteQuery(booksQuery());
  usePrefetchQuery(proposalQuery());
  usePrefetchQuery(progressQuery());
  usePrefetchQuery(achievementsQuery());
  usePrefetchQuery(practiceQuery());
  return null;
}

/** `/` for a signed-in family. Somebody the browser knew already has come for the library itself. */
function FamilyHome({ since }: { since: number | null }) {
  const [place] = useState(() => (since === null ? null : returnPlace.read()));
  const [isPaymentAwaited] = useState(() => isBackFromPayment(location.search));
  // While a payment is awaited the library asks by itself, in its own time.
  const asks = place !== null || !isPaymentAwaited;
  const status = useQuery({ ...statusQuery(), enabled: asks });
  const isSubscribed = status.data?.hasSubscription;

  useEffect(() => {
    returnPlace.drop();
    if (isPaymentAwaited) awaitedPayment.note(Date.now());
  }, [isPaymentAwaited]);
  useEffect(() => {
    if (isSubscribed) awaitedPayment.drop();
    if (isSubscribed !== undefined) openLibrary.note(isSubscribed);
  }, [isSubscribed]);

  if (place !== null && status.isPending) return <PageSkeleton />;
  if (place !== null && isSubscribed) return <Redirect to={place} replace />;
  return (
    <>
      {!isPaymentAwaited && openLibrary.isLikely() && <AskForShelves />}
      <LibraryScreen />
    </>
  );
}

export function HomeScreen() {
  const { state, since } = useSession();
  if (state === 'loading') return <PageSkeleton />;
  return state === 'signed-in' ? <FamilyHome since={since} /> : <LandingScreen />;
}
