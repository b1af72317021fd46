// The screen of /where-to-begin: a two-minute reading check that proposes the level and step at which a child begins.
// It needs no subscription. Without one the user record is not fetched, and the check begins with the easiest card.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../../../contracts/pages.ts';
import { firstCardFor } from '../../../domain/placement.ts';
import { readStep } from '../../../domain/teaching-steps.ts';
import { cleanLine } from '../../../domain/text.ts';
import { statusQuery, userQuery } from '../../api/queries.ts';
import { nameFromGoogle } from '../../api/name-from-google.ts';
import { userToken } from '../../api/tokens.ts';
import { handleUnauthorized } from '../../api/unauthorized.ts';
import { useChildId } from '../../auth/chosen-child.ts';
import { countCheck, placementOffer } from '../../auth/placement-offer.ts';
import { useSession } from '../../auth/session.tsx';
import { navigateAway } from '../../browser/navigate-away.ts';
import { useIsCutOff } from '../../offline/cut-off.ts';
import { CHECK_NEEDS_NETWORK, sayNeedsNetwork } from '../../offline/opening.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { type StartedCheck, Check } from './check.tsx';
import { Introduction } from './introduction.tsx';

/** Whether the parent came from /account, and wants to go back there. */
function cameFromAccount(): boolean {
  const { from } = (history.state ?? {}) as { from?: unknown };
  return from === pages.account;
}

export function PlacementScreen() {
  const { identity } = useSession();
  const childId = useChildId();
  const [, navigate] = useLocation();
  const status = useQuery(statusQuery());
  const isSubscribed = status.data?.hasSubscription === true;
  const user = useQuery({ ...userQuery(), enabled: isSubscribed });
  const [check, setCheck] = useState<StartedCheck | null>(null);
  const [isFromAccount] = useState(cameFromAccount);
  const isCutOff = useIsCutOff();

  const error = status.error ?? user.error;
  useEffect(() => {
    handleUnauthorized(error);
  }, [error]);

  if (status.isPending || user.isLoading) return <PageSkeleton />;

  const record = user.data ?? null;
  // The name in a token from Google is the parent's.
  const nameInToken = nameFromGoogle(userToken.read()) === null ? identity?.displayName : null;
  const name = cleanLine(record?.firstName ?? nameInToken ?? '') || null;
  const home = isSubscribed ? pages.home : pages.account;
  const leave = () => navigateAway(isFromAccount ? pages.account : home, navigate);

  // Fixed when the check begins: saving its result changes the record.
  const begin = () => {
    if (isCutOff) return sayNeedsNetwork(CHECK_NEEDS_NETWORK);
    const level = record?.readingLevel ?? null;
    setCheck({
      from: firstCardFor(record?.age ?? null, level),
      number: countCheck(),
      start: { level, step: readStep(record?.startingStep) },
    });
  };

  if (check === null) {
    return <Introduction name={name ?? 'your child'} onStart={begin} onLeave={leave} />;
  }
  return (
    <Check
      check={check}
      name={name}
      target={home}
      onStop={leave}
      onKeep={() => {
        if (childId !== undefined) placementOffer.dismiss(childId);
        leave();
      }}
    />
  );
}
