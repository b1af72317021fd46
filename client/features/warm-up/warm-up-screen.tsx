// The screen of /warm-up: fetches the words the child practises, and starts the round or explains
// why it cannot.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../../../contracts/pages.ts';
import { messageOf } from '../../api/api.ts';
import { useOutbox } from '../../offline/outbox.ts';
import { practiceQuery, statusQuery } from '../../api/queries.ts';
import { failureOf } from '../../api/reading-failure.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Problem } from '../../ui/problem.tsx';
import { SiteHeader } from '../../ui/site-header.tsx';
import { WAY_BACK } from '../../browser/scroll-restoration.ts';
import { handleUnauthorized } from '../../api/unauthorized.ts';
import { Round } from './round.tsx';

function BackToLibrary() {
  return (
    <ButtonLink href={pages.home} state={WAY_BACK}>
      <ArrowLeft aria-hidden="true" />
      Back to Library
    </ButtonLink>
  );
}

export function WarmUpScreen() {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const list = useQuery(practiceQuery());
  useOutbox();

  const failure = list.data === undefined && list.isError ? failureOf(list.error) : null;
  useEffect(() => {
    handleUnauthorized(list.error);
  }, [list.error]);
  useEffect(() => {
    if (failure !== 'subscribe') return;
    // The cached subscription status is outdated, and /subscribe must not rely on it.
    queryClient.removeQueries({ queryKey: statusQuery().queryKey });
    navigate(pages.subscribe, { replace: true });
  }, [failure, queryClient, navigate]);

  if (failure !== null && failure !== 'subscribe' && failure !== 'unauthorized') {
    return (
      <Page heading="Warm up" width="narrow" header={<SiteHeader />}>
        <Problem
          title="The words could not be loaded"
          text={messageOf(list.error, 'Please try again in a moment.')}
          action={
            <span className="flex flex-wrap justify-center gap-3">
              <Button busy={list.isFetching} onClick={() => void list.refetch()}>
                Try again
              </Button>
              <BackToLibrary />
            </span>
          }
        />
      </Page>
    );
  }
  if (list.data === undefined) return <PageSkeleton />;
  return <Round list={list.data.words} />;
}
