// The screen of `/` for a signed-in family: decides where they stand and shows that one view.
import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { pages } from '../../../contracts/pages.ts';
import { cleanLine } from '../../../domain/text.ts';
import { errorBodyOf, isUnauthorized, messageOf } from '../../api/api.ts';
import { useKeptReading } from '../../offline/progress-sync.ts';
import {
  achievementsQuery,
  booksQuery,
  itemsOf,
  practiceQuery,
  progressQuery,
  proposalQuery,
  retryFailed,
  userQuery,
} from '../../api/queries.ts';
import { useSession } from '../../auth/session.tsx';
import { nameFromGoogle, userToken } from '../../api/tokens.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { decideEntrance, type Read } from './entrance.ts';
import { LibraryHome } from './library-home.tsx';
import { TopBar } from './top-bar.tsx';
import { useActivation } from './use-activation.ts';
import { useStarted } from './use-started.ts';
import { useDismissal } from './use-dismissal.ts';
import { ActivatingView, LibrarySkeleton } from './waiting.tsx';

/** An answer once known stays known, whatever a later poll says. */
function readOf<T, V>(query: UseQueryResult<T>, pick: (data: T) => V): Read<V> {
  if (query.data !== undefined) return { state: 'known', value: pick(query.data) };
  return query.isError ? { state: 'failed' } : { state: 'loading' };
}

export function LibraryScreen() {
  const { signOut, identity } = useSession();
  useKeptReading();
  const [, navigate] = useLocation();
  const { activating, status } = useActivation();
  const subscribed = status.data?.hasSubscription === true;
  const user = useQuery({ ...userQuery(), enabled: subscribed });
  // Asked for at the same time as the record, so that the shelves are full when the doors open.
  const books = useInfiniteQuery({ ...booksQuery(), enabled: subscribed });
  const proposal = useQuery({ ...proposalQuery(), enabled: subscribed });
  const progress = useQuery({ ...progressQuery(), enabled: subscribed });
  const achievements = useQuery({ ...achievementsQuery(), enabled: subscribed });

  const reading = useStarted(books.data && itemsOf(books.data), progress.data);
  const isProposalAwaited = proposal.isPending && reading.started.length === 0;
  // Its failure stands in nobody's way.
  const practice = useQuery({ ...practiceQuery(), enabled: subscribed });

  const errors = [status, user, books, proposal, progress, achievements, reading].map(
    ({ error }) => error,
  );
  const unauthorized = errors.some(isUnauthorized);
  useDismissal(unauthorized);

  // A subscription that ended since the status was read: read it again, and the guard decides.
  const closed = errors.some((error) => errorBodyOf(error)?.code === 'subscription_required');
  const { refetch: refetchStatus } = status;
  useEffect(() => {
    if (closed) void refetchStatus();
  }, [closed, refetchStatus]);

  const entrance = unauthorized
    ? 'loading'
    : decideEntrance({
        activating,
        subscribed: readOf(status, (answer) => answer.hasSubscription),
        user: readOf(user, (record) => record),
        // What stands above the shelves depends on all: shown one by one, they would push each other.
        shelves:
          [books, progress, practice, reading].some(({ isPending }) => isPending) ||
          isProposalAwaited
            ? 'loading'
            : 'settled',
      });
  if (entrance === 'subscribe') return <Redirect to={pages.subscribe} replace />;
  if (entrance === 'complete-profile') return <Redirect to={pages.completeProfile} replace />;

  const logOut = () => {
    void signOut();
    navigate(pages.home);
  };
  // Until the record is here, the name that the sign-in carries: the child's, except from Google.
  const carried = nameFromGoogle(userToken.read()) === null ? identity?.displayName : null;
  const known = user.isPending ? carried : user.data?.firstName;
  const firstName = cleanLine(known ?? '') || null;
  const heading = firstName === null ? 'My Library' : `${firstName}'s Library`;

  return (
    <Page
      title={heading}
      width="wide"
      header={
        <TopBar
          firstName={firstName}
          totalStars={user.data?.totalStars ?? null}
          onLogout={logOut}
        />
      }
    >
      {/* One heading through all views, so that the focus it was given is not lost. */}
      <h1
        className={
          entrance === 'activating'
            ? 'sr-only'
            : 'mb-6 text-3xl wrap-anywhere sm:mb-8 sm:text-4xl lying:mb-3 lying:text-3xl'
        }
      >
        {heading}
      </h1>
      {entrance === 'activating' && <ActivatingView />}
      {entrance === 'loading' && <LibrarySkeleton />}
      {entrance === 'problem' && (
        <Problem
          title="The library could not be opened"
          text={messageOf(status.error ?? user.error, 'Please try again in a moment.')}
          action={
            <Button busy={status.isFetching || user.isFetching} onClick={retryFailed}>
              Try again
            </Button>
          }
        />
      )}
      {entrance === 'library' && (
        <LibraryHome
          firstName={firstName}
          started={reading.started}
          totalStars={user.data?.totalStars ?? 0}
          isPaymentLate={status.data?.status === 'past_due'}
          levelAsked={user.data?.readingLevel === null ? user.data.id : null}
        />
      )}
    </Page>
  );
}
