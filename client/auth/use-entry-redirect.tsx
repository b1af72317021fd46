// Redirects from the sign-in screens after a sign-in (specification, section 4).
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../../contracts/pages.ts';
import { isUnauthorized, messageOf } from '../api/api.ts';
import { statusQuery } from '../api/queries.ts';
import { returnPath } from '../api/return-path.ts';
import { navigateAway } from '../browser/navigate-away.ts';
import { Button } from '../ui/button.tsx';
import { ProblemPage } from '../ui/problem-page.tsx';
import { AFTER_GOOGLE, timeLeft } from './redirect-delay.ts';
import { useSession } from './session.tsx';

/**
 * Redirects from /signin and /signup once the parent is signed in and their subscription is known: to the
 * library (or the page they wanted) or to /subscribe.
 *
 * A form calls `begin` before it signs a parent in, with the milliseconds its screen stays afterwards.
 * `passing` is true for a parent who arrived signed in: they see no form, and are delayed only after a
 * redirect sign-in. `problem` replaces the form if the subscription cannot be loaded; there is no redirect then.
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
  // The server rejects the stored token, so the parent needs the sign-in form.
  const isStale = state === 'signed-in' && since === null && isUnauthorized(status.error);
  const hasSubscription = state === 'signed-in' ? status.data?.hasSubscription : undefined;
  const isKnown = hasSubscription !== undefined && !isStale;

  useEffect(() => {
    if (isStale) void dismiss();
  }, [isStale, dismiss]);

  useEffect(() => {
    if (!isKnown) return;
    const redirect = () => {
      const home = (hasSubscription && returnPath.read()) || pages.home;
      returnPath.clear();
      navigateAway(hasSubscription === false ? pages.subscribe : home, navigate);
    };
    const timer = setTimeout(redirect, timeLeft(since, delay ?? AFTER_GOOGLE, Date.now()));
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
