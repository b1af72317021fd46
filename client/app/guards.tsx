// Who may see a screen, and where everyone else goes (specification, sections 2 and 4). Screens
// whose refusal says more than a redirect (library home, reader) look after it themselves.
import { useEffect, useState, type ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { returnPlace } from '../api/return-place.ts';
import { useSession } from '../auth/session.tsx';
import { adminToken } from '../api/tokens.ts';
import { Button } from '../ui/button.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { ProblemPage } from '../ui/problem-page.tsx';

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
