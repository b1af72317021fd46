// Where the sign-in screens lead once somebody is signed in (specification, section 4).
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../../contracts/pages.ts';
import { isUnauthorized, messageOf } from '../api/api.ts';
import { statusQuery } from '../api/queries.ts';
import { returnPlace } from '../api/return-place.ts';
import { leaveFor } from '../browser/navigate-away.ts';
import { Button } from '../ui/button.tsx';
import { ProblemPage } from '../ui/problem-page.tsx';
import { AFTER_GOOGLE, timeLeft } from './redirect-delay.ts';
import { useSession } from './session.tsx';

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
