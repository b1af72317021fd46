// 'Who is reading?': the children of the family, to choose from. It stands at `/` where the device has not been told.
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CircleUserRound, LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { pages } from '../../../contracts/pages.ts';
import { promptText } from '../../../domain/prompts.ts';
import { messageOf } from '../../api/api.ts';
import { handleUnauthorized } from '../../api/unauthorized.ts';
import { useChildId, useIsChildChosen } from '../../auth/chosen-child.ts';
import { changeScreen } from '../../browser/view-transition.ts';
import { chooseChild, studentsQuery } from '../../family/family.ts';
import { useGoneSentence } from '../../family/gone-child.ts';
import { useLogOut } from '../../family/log-out.tsx';
import { followAfterAsking } from '../../grown-ups/ask-first.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { SiteHeader } from '../../ui/site-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SayButton } from '../../voice/say-button.tsx';
import { ChildTile } from './child-tile.tsx';
import { Hills } from './hills.tsx';
import './who-is-reading.css';

/** From so many children on, pictures are smaller on a phone: six fit without scrolling. */
const MANY = 5;

function Footer() {
  const { logOut, question } = useLogOut();
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <ButtonLink href={pages.account} onClick={followAfterAsking} variant="quiet">
        <CircleUserRound aria-hidden="true" />
        Account
      </ButtonLink>
      <Button variant="quiet" onClick={logOut}>
        <LogOut aria-hidden="true" />
        Logout
      </Button>
      {question}
    </div>
  );
}

function Children() {
  // Asked for each time: stars are earned, and children come and go on other devices.
  const family = useQuery({ ...studentsQuery(), staleTime: 0 });
  const { data: children, error, isFetching, refetch } = family;
  const isChosen = useIsChildChosen();
  const childId = useChildId();
  const [path, navigate] = useLocation();
  useEffect(() => {
    handleUnauthorized(error);
  }, [error]);

  if (children === undefined && error !== null) {
    return (
      <Problem
        title="Your family could not be loaded"
        text={messageOf(error, 'Please try again in a moment.')}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  if (children === undefined) return <Skeleton className="h-80 w-full max-w-3xl rounded-card" />;
  if (children.length === 1 && path !== pages.home) return <Redirect to={pages.home} replace />;
  const choose = (id: string) =>
    changeScreen(() => {
      chooseChild(id);
      if (path !== pages.home) navigate(pages.home, { replace: true });
    });
  return (
    <ul
      className={classNames(
        'grid w-full grid-cols-2 gap-3 sm:gap-5 low:gap-3',
        children.length === 2 ? 'max-w-lg' : 'max-w-3xl sm:grid-cols-3 low:grid-cols-3',
      )}
    >
      {children.map((child) => (
        <ChildTile
          key={child.id}
          child={child}
          isReading={isChosen && child.id === childId}
          isSmall={children.length >= MANY}
          asksFirst={isChosen && child.id !== childId}
          onChoose={() => choose(child.id)}
        />
      ))}
    </ul>
  );
}

export function WhoIsReadingScreen() {
  const isChosen = useIsChildChosen();
  const gone = useGoneSentence();
  return (
    <Page
      title="Who Is Reading?"
      header={
        <div className={isChosen ? '' : 'low:hidden'}>
          <SiteHeader>
            {isChosen && (
              <ButtonLink href={pages.home} variant="quiet">
                <ArrowLeft className="size-5" aria-hidden="true" />
                Back to Library
              </ButtonLink>
            )}
          </SiteHeader>
        </div>
      }
      className="items-center justify-center gap-4 px-3! py-4! sm:gap-6 low:gap-2! low:py-2!"
    >
      <Hills />
      {gone !== null && <p className="text-center text-lg">{gone}</p>}
      <div className="flex items-center gap-3">
        <h1 className="text-3xl sm:text-4xl">{promptText('who-is-reading')}</h1>
        <SayButton phrases={[{ prompt: 'who-is-reading' }]} />
      </div>
      <Children />
      <Footer />
    </Page>
  );
}
