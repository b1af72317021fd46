// Who may see a screen, and where everyone else goes (specification, sections 2 and 4). Screens
// whose refusal says more than a redirect (library home, reader) look after it themselves.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { pages } from '../contracts/pages.ts';
import { statusQuery } from './queries.ts';
import { isUnauthorized, messageOf } from './api.ts';
import { AFTER_GOOGLE, timeLeft } from './entry-delay.ts';
import { leaveFor } from './leave-for.ts';
import { returnPlace } from './return-place.ts';
import { useSession } from './session.tsx';
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

/** Sends a visitor away, and keeps where they were going for after the sign-in. */
function SentAway({ to }: { to: string }) {
  const [path, navigate] = useLocation();
  useEffect(() => {
    returnPlace.keep(path);
    navigate(to, { replace: true });
  }, [path, to, navigate]);
  return null;
}

export function Guarded({ guard, children }: { guard: Guard; children: ReactNode }) {
  const { state } = useSession();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (state === 'signed-in' && !wasSignedIn) setWasSignedIn(true);
  const { needs } = guard;
  if ((needs === 'answer' || needs === 'session') && state === 'unchecked') {
    return <SignInUnchecked />;
  }
  if (needs === 'session') {
    if (state === 'loading') return <PageSkeleton />;
    if (state === 'signed-out') {
      // Who has just signed out here was not on the way in.
      if (wasSignedIn) return <Redirect to={guard.otherwise} replace />;
      return <SentAway to={guard.otherwise} />;
    }
  }
  if (needs === 'admin' && adminToken.read() === null) {
    const from = location.pathname + location.hash;
    return <Redirect to={guard.otherwise} replace state={{ from }} />;
  }
  return children;
}

/**
 * The rule of /signin and /signup: once somebody is signed in and their subscription is known, on to
 * the library (or to where they were going) or to /subscribe. A form that signs somebody in calls `begin` with the milliseconds
 * for which its screen stays after its success; whoever arrives signed in is `passing` and sees no
 * form, and stays only where they come from the provider's page. `problem` stands in the form's place
 * while the subscription cannot be known: nobody is sent anywhere then.
 */
export function useEntryRedirect(): {
  passing: boolean;
  begin: (milliseconds: number) => void;
  problem: ReactNode;
} {
  const { state, since, dismiss } = useSession();
  const status = useQuery({ ...statusQuery(), enabled: state === 'signed-in' });
  const [, navigate] = useLocation();
  const [delay, setDelay] = useState<number | null>(null);
  // A kept token that the server no longer takes is no session: the form is what its bearer needs.
  const isStale = state === 'signed-in' && since === null && isUnauthorized(status.error);
  const hasSubscription = state === 'signed-in' ? status.data?.hasSubscription : undefined;
  const isKnown = hasSubscription !== undefined && !isStale;

  useEffect(() => {
    if (isStale) void dismiss();
  }, [isStale, dismiss]);

  useEffect(() => {
    if (!isKnown) return;
    const leave = () => {
      const home = (hasSubscription && returnPlace.read()) || pages.home;
      returnPlace.drop();
      leaveFor(hasSubscription === false ? pages.subscribe : home, navigate);
    };
    const timer = setTimeout(leave, timeLeft(since, delay ?? AFTER_GOOGLE, Date.now()));
    return () => clearTimeout(timer);
  }, [isKnown, hasSubscription, since, delay, navigate]);

  const isUnknown = state === 'signed-in' && status.isError && !isKnown && !isStale;
  return {
    passing: state !== 'signed-out' && delay === null,
    begin: setDelay,
    problem: isUnknown && (
      <ProblemPage
        title="We could not look up your subscription"
        text={messageOf(status.error, 'You are signed in. Please try again in a moment.')}
        action={<Button onClick={() => void status.refetch()}>Try again</Button>}
      />
    ),
  };
}
