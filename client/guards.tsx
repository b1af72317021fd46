// Who may see a screen, and where everyone else goes (specification, sections 2 and 4). Screens
// whose refusal says more than a redirect (library home, reader) look after it themselves.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { pages } from '../contracts/pages.ts';
import { statusQuery } from './queries.ts';
import { useSession } from './session.tsx';
import { adminToken } from './tokens.ts';
import { PageSkeleton } from './ui/page-skeleton.tsx';

export type Guard =
  | { needs: 'nothing' }
  /** A signed-in parent. */
  | { needs: 'session'; otherwise: string }
  /** A stored admin token. Whether it still holds, the server says. */
  | { needs: 'admin'; otherwise: string };

export function Guarded({ guard, children }: { guard: Guard; children: ReactNode }) {
  const { state } = useSession();
  if (guard.needs === 'session') {
    if (state === 'loading') return <PageSkeleton />;
    if (state === 'signed-out') return <Redirect to={guard.otherwise} replace />;
  }
  if (guard.needs === 'admin' && adminToken.read() === null) {
    return <Redirect to={guard.otherwise} replace />;
  }
  return children;
}

/**
 * The rule of /signin and /signup: once somebody is signed in and their subscription is known, on to
 * the library or to /subscribe. A form that signs somebody in calls `begin` with the milliseconds
 * for which its screen stays after that; whoever arrives signed in is `passing` and sees no form.
 */
export function useEntryRedirect(): { passing: boolean; begin: (milliseconds: number) => void } {
  const { state } = useSession();
  const status = useQuery({ ...statusQuery(), enabled: state === 'signed-in' });
  const [, navigate] = useLocation();
  const [delay, setDelay] = useState<number | null>(null);
  // Where the status cannot be read, the library home says so.
  const isKnown = state === 'signed-in' && !status.isPending;
  const target = status.data?.hasSubscription === false ? pages.subscribe : pages.home;

  useEffect(() => {
    if (!isKnown) return;
    const timer = setTimeout(() => navigate(target, { replace: true }), delay ?? 0);
    return () => clearTimeout(timer);
  }, [isKnown, target, delay, navigate]);

  return { passing: state !== 'signed-out' && delay === null, begin: setDelay };
}
