import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { statusQuery } from '../../api/queries.ts';
import { handleUnauthorized } from '../../api/unauthorized.ts';
import { useChildId } from '../../auth/chosen-child.ts';
import { studentsQuery } from '../../family/family.ts';
import { shownChildOf } from '../../family/shown-child.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { SiteHeader } from '../../ui/site-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WAY_BACK } from '../../browser/scroll-restoration.ts';
import { AccountOfChild } from './account-of-child.tsx';
import { ChildrenCard } from './children-card.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

/** On a phone the reading report fills several screens. */
function WayDown() {
  return (
    <a
      href="#subscription"
      className="flex min-h-12 items-center gap-1.5 font-bold text-sea-deep underline underline-offset-4 not-in-[:has(.reading-report)]:hidden lg:hidden"
    >
      Subscription and settings
      <ArrowDown className="size-4" aria-hidden="true" />
    </a>
  );
}

/** The account page: the children of the family, what is about one of them, and what is the family's. */
export function AccountScreen() {
  const { data: status } = useQuery(statusQuery());
  const students = useQuery(studentsQuery());
  const shown = shownChildOf(students.data ?? [], useChildId());
  const heading = useRef<HTMLHeadingElement>(null);
  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    if (removals > 0) heading.current?.focus();
  }, [removals]);
  const { error } = students;
  useEffect(() => {
    handleUnauthorized(error);
  }, [error]);

  return (
    <Page
      className="max-w-6xl gap-6"
      header={
        <SiteHeader>
          <ButtonLink href={pages.home} state={WAY_BACK} variant="quiet">
            <ArrowLeft className="size-5" aria-hidden="true" />
            Back to Library
          </ButtonLink>
        </SiteHeader>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h1 className="text-4xl">My Account</h1>
        <WayDown />
      </div>
      {/* A late payment comes first on the page. */}
      {status?.status === 'past_due' && <SubscriptionCard status={status} />}
      {students.isFetched ? (
        <ChildrenCard query={students} shown={shown} heading={heading} />
      ) : (
        <Skeleton className="h-48 rounded-card" />
      )}
      <AccountOfChild
        child={shown}
        isFamilyLoading={!students.isFetched}
        onRemoved={() => setRemovals(removals + 1)}
      />
    </Page>
  );
}
