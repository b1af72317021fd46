// Route guards: who may see a screen, and where others are redirected (specification, sections 2 and 4).
// Screens that show more than a redirect (library home, reader) check access themselves.
import { useEffect, useState, type ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { returnPath } from '../api/return-path.ts';
import { useSession } from '../auth/session.tsx';
import { adminToken, claimsOf, userToken } from '../api/tokens.ts';
import { connectOnceText } from '../offline/connect-once.ts';
import { Button } from '../ui/button.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { ProblemPage } from '../ui/problem-page.tsx';

export type Guard =
  | { needs: 'nothing' }
  /** A session that is known or loading. If it cannot be checked, a page says so. */
  | { needs: 'known-session' }
  /** A signed-in parent. */
  | { needs: 'session'; otherwise: string }
  /** A stored admin token. The server checks whether it is still valid. */
  | { needs: 'admin'; otherwise: string };

/** Shown while the sign-in cannot be checked. The token is kept, so the family is not signed out. */
function SignInUnchecked() {
  const connect = connectOnceText(claimsOf(userToken.read() ?? '')?.uid);
  return (
    <ProblemPage
      title="We cannot check your sign-in right now"
      text={connect ?? 'You are not signed out, and nothing is lost. Please try again in a moment.'}
      action={<Button onClick={() => location.reload()}>Try again</Button>}
    />
  );
}

/** Redirects a visitor, and saves their path so that the sign-in leads back to it. */
function RedirectKeepingPath({ to }: { to: string }) {
  const [path, navigate] = useLocation();
  useEffect(() => {
    returnPath.save(path);
    navigate(to, { replace: true });
  }, [path, to, navigate]);
  return null;
}

export function Guarded({ guard, children }: { guard: Guard; children: ReactNode }) {
  const { state } = useSession();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (state === 'signed-in' && !wasSignedIn) setWasSignedIn(true);
  const { needs } = guard;
  if ((needs === 'known-session' || needs === 'session') && state === 'unchecked') {
    return <SignInUnchecked />;
  }
  if (needs === 'session') {
    if (state === 'loading') return <PageSkeleton />;
    if (state === 'signed-out') {
      // A parent who has just signed out here does not want to come back.
      if (wasSignedIn) return <Redirect to={guard.otherwise} replace />;
      return <RedirectKeepingPath to={guard.otherwise} />;
    }
  }
  if (needs === 'admin' && adminToken.read() === null) {
    const from = location.pathname + location.hash;
    return <Redirect to={guard.otherwise} replace state={{ from }} />;
  }
  return children;
}
