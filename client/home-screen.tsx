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

/**
 * Asks for the status, on which all else waits, before the library's code is there. Drawn before any
 * other reader of the status: ahead, only that is asked for which no query stands for yet, even a
 * disabled one.
 */
function AskAhead() {
  usePrefetchQuery(statusQuery());
  return openLibrary.isLikely() && <AskForShelves />;
}

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

  useEffect(() => {
    returnPlace.drop();
    if (isPaymentAwaited) awaitedPayment.note(Date.now());
  }, [isPaymentAwaited]);

  return (
    <>
      {/* While a payment is awaited the library asks by itself, in its own time. */}
      {!isPaymentAwaited && place === null && <AskAhead />}
      <Arrival place={place} />
    </>
  );
}

/** On to `place` where there is one and the subscription holds; else in the library. */
function Arrival({ place }: { place: string | null }) {
  const status = useQuery({ ...statusQuery(), enabled: place !== null });
  const isSubscribed = status.data?.hasSubscription;

  useEffect(() => {
    if (isSubscribed) awaitedPayment.drop();
    if (isSubscribed !== undefined) openLibrary.note(isSubscribed);
  }, [isSubscribed]);

  if (place !== null && status.isPending) return <PageSkeleton />;
  if (place !== null && isSubscribed) return <Redirect to={place} replace />;
  return <LibraryScreen />;
}

export function HomeScreen() {
  const { state, since } = useSession();
  if (state === 'loading') return <PageSkeleton />;
  return state === 'signed-in' ? <FamilyHome since={since} /> : <LandingScreen />;
}
