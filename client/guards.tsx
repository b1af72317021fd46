// Who may see a screen, and where everyone else goes (specification, sections 2 and 4). Screens
// whose refusal says more than a redirect (library home, reader) look after it themselves.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { pages } from '../contracts/pages.ts';
import { statusQuery } from './queries.ts';
import { useSession } from './session.tsx';
import { AFTER_GOOGLE, timeLeft } from './entry-delay.ts';
import { adminToken } from './tokens.ts';
import { Button } from './ui/button.tsx';
import { PageSkeleton } from './ui/page-skeleton.tsx';
import { ProblemPage } from './ui/problem-page.tsx';

export type Guard =
  | { needs: 'nothing' }
  /** That it is known whether somebody is signed in, or about to be. */
  | { needs: 'answer' }
  /** A signed-in parent. */
  | { needs: 'session'; otherwise: string }
  /** A stored admin token. Whether it still holds, the server says. */
  | { needs: 'admin'; otherwise: string };

/** The family's token is kept: they are not signed out, only not recognised yet. */
function SignInUnchecked() {
  return (
    <ProblemPage
      title="We cannot check your sign-in right now"
      text="You are not signed out, and nothing is lost. Please try again in a moment."
      action={<Button onClick={() => location.reload()}>Try again</Button>}
    />
  );
}

export function Guarded({ guard, children }: { guard: Guard; children: ReactNode }) {
  const { state } = useSession();
  const { needs } = guard;
  if ((needs === 'answer' || needs === 'session') && state === 'unchecked') {
    return <SignInUnchecked />;
  }
  if (needs === 'session') {
    if (state === 'loading') return <PageSkeleton />;
    if (state === 'signed-out') return <Redirect to={guard.otherwise} replace />;
  }
  if (needs === 'admin' && adminToken.read() === null) {
    return <Redirect to={guard.otherwise} replace />;
  }
  return children;
}

/**
 * The rule of /signin and /signup: once somebody is signed in and their subscription is known, on to
 * the library or to /subscribe. A form that signs somebody in calls `begin` with the milliseconds
 * for which its screen stays after its success; whoever arrives signed in is `passing` and sees no
 * form, and stays only where they come from the provider's page.
 */
export function useEntryRedirect(): { passing: boolean; begin: (milliseconds: number) => void } {
  const { state, since } = useSession();
  const status = useQuery({ ...statusQuery(), enabled: state === 'signed-in' });
  const [, navigate] = useLocation();
  const [delay, setDelay] = useState<number | null>(null);
  // Where the status cannot be read, the library home says so.
  const isKnown = state === 'signed-in' && !status.isPending;
  const target = status.data?.hasSubscription === false ? pages.subscribe : pages.home;

  useEffect(() => {
    if (!isKnown) return;
    const left = timeLeft(since, delay ?? AFTER_GOOGLE, Date.now());
    const timer = setTimeout(() => navigate(target, { replace: true }), left);
    return () => clearTimeout(timer);
  }, [isKnown, target, since, delay, navigate]);

  return { passing: state !== 'signed-out' && delay === null, begin: setDelay };
}
