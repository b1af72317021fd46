import { CreditCard, Info } from 'lucide-react';
import { pages } from '../../../contracts/pages.ts';
import type { SubscriptionStatusAnswer } from '../../../contracts/subscription.ts';
import { usePortal } from '../../auth/use-portal.ts';
import { endText, INVOICES, noticeOf, renewalOf } from '../../billing/subscription-notice.ts';
import { askFirst } from '../../grown-ups/ask-first.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Detail, Details } from './details.tsx';
import { planText, statusText } from './subscription-copy.ts';

export function SubscriptionCard({ status }: { status: SubscriptionStatusAnswer }) {
  const portal = usePortal();
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
      <div className="mt-6 flex flex-wrap gap-3">
        {!status.hasSubscription && <ButtonLink href={pages.subscribe}>Subscribe Now</ButtonLink>}
        {(status.hasSubscription || status.status) && (
          <Button
            variant={status.hasSubscription ? 'primary' : 'secondary'}
            busy={portal.isPending}
            busyText="Opening..."
            onClick={() => askFirst(portal.mutate)}
          >
            {status.hasSubscription ? 'Manage Subscription' : INVOICES}
          </Button>
        )}
      </div>
    </Card>
  );
}
