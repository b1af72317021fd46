import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CreditCard, Info } from 'lucide-react';
import { pages } from '../../../contracts/pages.ts';
import type { SubscriptionStatusAnswer } from '../../../contracts/subscription.ts';
import { call, errorBodyOf } from '../../api/api.ts';
import { navigateToProvider } from '../../auth/navigate-to-provider.ts';
import { statusQuery } from '../../api/queries.ts';
import { endText, noticeOf, renewalOf } from '../../billing/subscription-notice.ts';
import { handleUnauthorized } from '../../api/unauthorized.ts';
import { askFirst } from '../../grown-ups/ask-first.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { Detail, Details } from './details.tsx';
import { planText, statusText } from './subscription-copy.ts';

const NO_URL = 'No portal URL received';

export function SubscriptionCard({ status }: { status: SubscriptionStatusAnswer }) {
  const queryClient = useQueryClient();
  const portal = useMutation({
    mutationFn: async () => {
      const { url } = await call('POST /api/create-portal-session');
      if (!url) throw new Error(NO_URL);
      await navigateToProvider(url);
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      // There is no subscription to manage any more: the refetched status shows what there is
      // instead.
      if (errorBodyOf(error)?.code === 'not_found') {
        void queryClient.invalidateQueries(statusQuery());
      }
      const text = error.message === NO_URL ? NO_URL : 'Failed to open subscription management';
      toast({ title: 'Error', text, destructive: true });
    },
  });

  const notice = noticeOf(status);
  const renewal = renewalOf(status);
  const Icon = status.status === 'past_due' ? CreditCard : Info;
  return (
    <Card>
      <Card.Title>Subscription</Card.Title>
      {notice !== null && (
        <Notice className="mb-6" titleAs="h3" icon={<Icon aria-hidden="true" />} {...notice} />
      )}
      <Details>
        <Detail name="Status">{statusText(status)}</Detail>
        <Detail name="Plan">{planText(status)}</Detail>
        <Detail name="Ends on">{endText(status)}</Detail>
        {renewal !== null && <Detail name={renewal.name}>{renewal.day}</Detail>}
      </Details>
      <div className="mt-6">
        {status.hasSubscription ? (
          <Button
            busy={portal.isPending}
            busyText="Opening..."
            onClick={() => askFirst(portal.mutate)}
          >
            Manage Subscription
          </Button>
        ) : (
          <ButtonLink href={pages.subscribe}>Subscribe Now</ButtonLink>
        )}
      </div>
    </Card>
  );
}
