// The screen of `/` for a signed-in family: decides which view to show, and shows it.
import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { User } from '../../../contracts/accounts.ts';
import { pages } from '../../../contracts/pages.ts';
import { cleanLine } from '../../../domain/text.ts';
import { errorBodyOf, isUnauthorized, messageOf } from '../../api/api.ts';
import { isOffline } from '../../api/connection.ts';
import { useProgressSync } from '../../offline/progress-sync.ts';
import {
  achievementsQuery,
  booksQuery,
  itemsOf,
  pathQuery,
  practiceQuery,
  progressQuery,
  proposalQuery,
  retryFailed,
  userQuery,
} from '../../api/queries.ts';
import { useChosenChild } from '../../auth/chosen-child.ts';
import { useSession } from '../../auth/session.tsx';
import { clearGone, useGoneSentence } from '../../family/gone-child.ts';
import { useLogOut } from '../../family/log-out.tsx';
import { connectOnceText } from '../../offline/connect-once.ts';
import { nameFromGoogle } from '../../api/name-from-google.ts';
import { userToken } from '../../api/tokens.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.tsx';
import { decideView, type Read } from './library-view.ts';
import { LibraryHome } from './library-home.tsx';
import { NetworkLine } from './network-line.tsx';
import { useStartedBooks } from './started-books.ts';
import { TopBar } from './top-bar.tsx';
import { useActivation } from './use-activation.ts';
import { useUnauthorizedSignOut } from './use-unauthorized-sign-out.ts';
import { ActivatingView, LibrarySkeleton } from './loading-views.tsx';

/** Known data stays known, even when a later poll fails. */
function readOf<T, V>(query: UseQueryResult<T>, pick: (data: T) => V): Read<V> {
  if (query.data !== undefined) return { state: 'known', value: pick(query.data) };
  return query.isError ? { state: 'failed' } : { state: 'loading' };
}

/** The reading check is offered until the child has earned a star, or the check has set where to begin. */
function offersPlacement({ readingLevel, startingStep, totalStars }: User): boolean {
  return readingLevel !== null && startingStep === null && totalStars === 0;
}

function problemText(error: unknown, uid: string | undefined): string {
  const connect = isOffline() ? connectOnceText(uid) : null;
  return connect ?? messageOf(error, 'Please try again in a moment.');
}

/**
 * Says once, where one child is left and nobody is asked who reads, that another one was removed. Returns the sentence
 * until then.
 */
function useGoneToast(isLibrary: boolean): string | null {
  const gone = useGoneSentence();
  useEffect(() => {
    if (!isLibrary || gone === null) return;
    toast({ title: gone });
    clearGone();
  }, [isLibrary, gone]);
  return gone;
}

/** `whoIsReading` is shown instead where a family of several has not told this device who reads. */
export function LibraryScreen({ whoIsReading }: { whoIsReading: Elements }) {
  const { identity } = useSession();
  const chosen = useChosenChild();
  useProgressSync();
  const [, navigate] = useLocation();
  const { logOut, question } = useLogOut(() => navigate(pages.home));
  const { activating, status } = useActivation();
  const subscribed = status.data?.hasSubscription === true;
  const user = useQuery({ ...userQuery(), enabled: subscribed });
  // Fetched at the same time as the user record, so that the library opens with all its books.
  const books = useInfiniteQuery({ ...booksQuery(), enabled: subscribed });
  const proposal = useQuery({ ...proposalQuery(), enabled: subscribed });
  const progress = useQuery({ ...progressQuery(), enabled: subscribed });
  const achievements = useQuery({ ...achievementsQuery(), enabled: subscribed });

  const started = useStartedBooks(progress, proposal, books.data ? itemsOf(books.data) : []);
  // A failure of these queries blocks nothing.
  const path = useQuery({ ...pathQuery(), enabled: subscribed });
  const practice = useQuery({ ...practiceQuery(), enabled: subscribed });

  const errors = [status, user, books, proposal, progress, achievements].map(({ error }) => error);
  const unauthorized = errors.some(isUnauthorized);
  useUnauthorizedSignOut(unauthorized);

  // The subscription has ended since the status was fetched. Fetch it again, and the guard
  // redirects.
  const hasEnded = errors.some((error) => errorBodyOf(error)?.code === 'subscription_required');
  const { refetch: refetchStatus } = status;
  useEffect(() => {
    if (hasEnded) void refetchStatus();
  }, [hasEnded, refetchStatus]);

  const view = unauthorized
    ? 'loading'
    : decideView({
        activating,
        subscribed: readOf(status, (answer) => answer.hasSubscription),
        user: readOf(user, (record) => record),
        isChildChosen: chosen !== null,
        // The content above the shelves depends on all of these: shown one by one, they would shift
        // the layout.
        shelves: [books, proposal, progress, path, practice].some(({ isPending }) => isPending)
          ? 'loading'
          : 'settled',
      });
  const gone = useGoneToast(view === 'library');
  if (view === 'subscribe') return <Redirect to={pages.subscribe} replace />;
  if (view === 'who-is-reading') return whoIsReading;
  if (view === 'complete-profile') return <Redirect to={pages.completeProfile} replace />;

  // Until the user record has loaded, use the name of the chosen child, or that in the sign-in token. It is the first
  // child's name, except from Google.
  const nameFromToken = nameFromGoogle(userToken.read()) === null ? identity?.displayName : null;
  const knownName = chosen === null ? nameFromToken : chosen.firstName;
  const name = user.isPending ? knownName : user.data?.firstName;
  const firstName = cleanLine(name ?? '') || null;
  const heading = firstName === null ? 'My Library' : `${firstName}'s Library`;

  return (
    <Page
      title={heading}
      width="wide"
      header={
        <TopBar
          firstName={firstName}
          avatar={user.data?.avatar ?? chosen?.avatar ?? null}
          hasSiblings={user.data ? user.data.children > 1 : chosen !== null}
          totalStars={user.data?.totalStars ?? null}
          onLogout={logOut}
        />
      }
    >
      {/* The same heading in all views, so that it does not lose the focus. */}
      <h1
        className={
          view === 'activating'
            ? 'sr-only'
            : 'mb-6 text-3xl wrap-anywhere sm:mb-8 sm:text-4xl lying:mb-3 lying:text-3xl'
        }
      >
        {heading}
      </h1>
      {gone !== null && view !== 'library' && <p className="mb-6 text-lg">{gone}</p>}
      {view === 'activating' && <ActivatingView />}
      {view === 'loading' && <LibrarySkeleton />}
      {view === 'problem' && (
        <LoadProblem
          title="The library could not be opened"
          text={problemText(status.error ?? user.error, identity?.uid)}
          isFetching={status.isFetching || user.isFetching}
          onRetry={retryFailed}
        />
      )}
      {view === 'library' && (
        <LibraryHome
          firstName={firstName}
          started={started}
          totalStars={user.data?.totalStars ?? 0}
          isPaymentLate={status.data?.status === 'past_due'}
          levelUnknownFor={user.data?.readingLevel === null ? user.data.id : null}
          placementOfferedTo={user.data && offersPlacement(user.data) ? user.data.id : null}
        />
      )}
      {view === 'library' && <NetworkLine />}
      {question}
    </Page>
  );
}
