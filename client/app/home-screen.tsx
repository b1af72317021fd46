// The screen of `/`: the landing page for visitors, the library for families.
import { useEffect, useState } from 'react';
import { AFTER_GOOGLE, timeLeft } from '../auth/redirect-delay.ts';
import { useSession } from '../auth/session.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { screen } from '../loading/screen.tsx';

const LandingScreen = screen(
  async () => (await import('../features/landing/landing-screen.tsx')).LandingScreen,
);
const FamilyHome = screen(async () => (await import('./family-home-screen.tsx')).FamilyHome);
const StatusAhead = screen(
  async () => (await import('./family-home-screen.tsx')).StatusAhead,
  null,
);
export const { preload: preloadFamilyHome } = FamilyHome;

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
  const shouldFetch = state === 'signed-in' && isStaying;
  const [hasFetched, setHasFetched] = useState(false);
  if (shouldFetch && !hasFetched) setHasFetched(true);
  if (state === 'signed-in' && !isStaying) {
    return <FamilyHome since={since} hasFetched={hasFetched} />;
  }
  // After a redirect sign-in no landing page was shown.
  return (
    <>
      {wasSignedOut ? <LandingScreen /> : <PageSkeleton />}
      {shouldFetch && <StatusAhead />}
    </>
  );
}
