// What a screen of listening shows when its books cannot be had.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../../../contracts/pages.ts';
import { messageOf } from '../../api/api.ts';
import { statusQuery } from '../../api/queries.ts';
import { failureOf } from '../../api/reading-failure.ts';
import { handleUnauthorized } from '../../api/unauthorized.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Page } from '../../ui/page.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { BackHeader } from './back-header.tsx';

export function FailedRead({
  error,
  isFetching,
  onRetry,
}: {
  error: Error;
  isFetching: boolean;
  onRetry: () => void;
}) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const failure = failureOf(error);
  useEffect(() => {
    handleUnauthorized(error);
  }, [error]);
  useEffect(() => {
    if (failure !== 'subscribe') return;
    // The cached subscription status is outdated, and /subscribe must not rely on it.
    queryClient.removeQueries({ queryKey: statusQuery().queryKey });
    navigate(pages.subscribe, { replace: true });
  }, [failure, queryClient, navigate]);
  if (failure === 'subscribe' || failure === 'unauthorized') return <PageSkeleton />;
  return (
    <Page heading="Listen to me read" width="narrow" header={<BackHeader />}>
      <LoadProblem
        title="The books could not be loaded"
        text={messageOf(error, 'Please try again in a moment.')}
        isFetching={isFetching}
        onRetry={onRetry}
      />
    </Page>
  );
}
