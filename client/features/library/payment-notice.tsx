import { CreditCard } from 'lucide-react';
import { pages } from '../../../contracts/pages.ts';
import { followAfterAsking } from '../../grown-ups/ask-first.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/**
 * Tells the parent that the last payment failed, while the child reads on. Links to the account
 * page, where the payment can be fixed.
 */
export function PaymentNotice() {
  return (
    <Notice
      icon={<CreditCard aria-hidden="true" />}
      title="A note for the grown-up"
      text="The last payment did not go through. Please check your card, or confirm the payment with your bank. The library stays open in the meantime."
      action={
        <ButtonLink
          href={pages.account}
          onClick={followAfterAsking}
          variant="secondary"
          className="shrink-0"
        >
          Fix the payment
        </ButtonLink>
      }
    />
  );
}
