import { useMutation } from '@tanstack/react-query';
import { pages } from '../../../contracts/pages.ts';
import type { SubscriptionStatusAnswer } from '../../../contracts/subscription.ts';
import { call } from '../../api.ts';
import { handleUnauthorized } from '../../unauthorized.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.tsx';
import { Detail, Details } from './details.tsx';
import { endText, noticeText, planText, statusText } from './subscription-words.ts';

const NO_URL = 'No portal URL received';

export function SubscriptionCard({ status }: { status: SubscriptionStatusAnswer }) {
  const portal = useMutation({
    mutationFn: async () => {
      const { url } = await call('POST /api/create-portal-session');
      if (!url) throw new Error(NO_URL);
      location.assign(url);
      // The browser is leaving: the button stays busy until it has left.
      await new Promise<never>(() => undefined);
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      const text = error.message === NO_URL ? NO_URL : 'Failed to open subscription management';
      toast({ title: 'Error', text, destructive: true });
    },
  });

  const notice = noticeText(status);
  return (
    <Card>
      <Card.Title>Subscription</Card.Title>
      {notice !== null && (
        <p className="mb-5 rounded-control bg-sea-wash px-4 py-3 text-ink">{notice}</p>
      )}
      <Details>
        <Detail name="Status">{statusText(status)}</Detail>
        <Detail name="Plan">{planText(status)}</Detail>
        <Detail name="Ends on">{endText(status)}</Detail>
      </Details>
      <div className="mt-6">
        {status.hasSubscription ? (
          <Button busy={portal.isPending} busyText="Opening..." onClick={() => portal.mutate()}>
            Manage Subscription
          </Button>
        ) : (
          <ButtonLink href={pages.subscribe}>Subscribe Now</ButtonLink>
        )}
      </div>
    </Card>
  );
}
