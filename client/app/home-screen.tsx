// The screen of `/`: the landing for visitors, the library for families. Who came from somewhere
// else to sign in here goes back there.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { awaitedPayment, isBackFromPayment } from '../billing/awaited-payment.ts';
import { AFTER_GOOGLE, timeLeft } from '../auth/redirect-delay.ts';
import { statusQuery } from '../api/queries.ts';
import { returnPlace } from '../api/return-place.ts';
import { useSession } from '../auth/session.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { screen } from '../loading/screen.tsx';

const LandingScreen = screen(
  async () => (await import('../features/landing/landing-screen.tsx')).LandingScreen,
);
const LibraryScreen = screen(
  async () => (await import('../features/library/library-screen.tsx')).LibraryScreen,
);

/** `/` for a signed-in family. Somebody the browser knew already has come for the library itself. */
function FamilyHome({ since, hasAsked }: { since: number | null; hasAsked: boolean }) {
  const [place] = useState(() => (since === null ? null : returnPlace.read()));
  const [isPaymentAwaited] = useState(() => isBackFromPayment(location.search));
  // While a payment is awaited the library asks by itself, in its own time.
  const asks = place !== null || !isPaymentAwaited;
  // What failed while the landing stood is not asked for again by itself.
  const status = useQuery({ ...statusQuery(), enabled: asks, retryOnMount: !hasAsked });
  const isSubscribed = status.data?.hasSubscription;

  useEffect(() => {
    returnPlace.drop();
    if (isPaymentAwaited) awaitedPayment.note(Date.now());
  }, [isPaymentAwaited]);
  useEffect(() => {
    if (isSubscribed) awaitedPayment.drop();
  }, [isSubscribed]);

  if (place !== null && status.isPending) return <PageSkeleton />;
  if (place !== null && isSubscribed) return <Redirect to={place} replace />;
  return <LibraryScreen />;
}

/** Whether somebody has signed in here so lately that the screen they did it on still stands. */
function useStay(since: number | null): boolean {
  const [over, setOver] = useState(() =>
    since !== null && timeLeft(since, AFTER_GOOGLE, Date.now()) === 0 ? since : null,
  );
  useEffect(() => {
    if (since === null) return;
    const timer = setTimeout(() => setOver(since), timeLeft(since, AFTER_GOOGLE, Date.now()));
    return () => clearTimeout(timer);
  }, [since]);
  return since !== over;
}

export function HomeScreen() {
  const { state, since } = useSession();
  const isStaying = useStay(since);
  const [hasLanded, setHasLanded] = useState(false);
  if (state === 'signed-out' && !hasLanded) setHasLanded(true);
  // By the time the screen goes it is known where to.
  const asks = state === 'signed-in' && isStaying;
  useQuery({ ...statusQuery(), enabled: asks });
  const [hasAsked, setHasAsked] = useState(false);
  if (asks && !hasAsked) setHasAsked(true);
  if (state === 'signed-in' && !isStaying) return <FamilyHome since={since} hasAsked={hasAsked} />;
  // Who comes back from the provider's page has seen no landing here.
  return hasLanded ? <LandingScreen /> : <PageSkeleton />;
}
