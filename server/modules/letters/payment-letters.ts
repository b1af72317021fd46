// The letters about a subscription. They are about the contract, so nobody has to ask for them.
import { pages } from '../../../contracts/pages.ts';
import { type Letter, link, text } from './letter.ts';

interface Facts {
  /** How the parent is greeted. */
  parent: string;
  /** The origin of the library. */
  library: string;
  /** Returns a date such as '3 December 2026' of epoch milliseconds. */
  date: (moment: number) => string;
}

/** `openUntil` is when the library closes at the latest, in epoch milliseconds; null if that is not known. */
export function failedPaymentLetter(
  { parent, library, date }: Facts,
  openUntil: number | null,
): Letter {
  const until = openUntil === null ? '' : `, until ${date(openUntil)} at the latest`;
  return {
    subject: 'Your payment did not go through',
    parts: [
      text(parent),
      text(
        'The last payment for Step Into Reading did not go through. Your card may have expired, or your bank may want you to confirm the payment.',
      ),
      text(
        `You can fix both on your account page, under Manage Subscription. The payment is then taken straight away. Otherwise it is tried again over the next few days. The library stays open in the meantime${until}.`,
      ),
      link('Open your account', `${library}${pages.account}`),
    ],
    footer: [text('You get this letter because a payment for your subscription has failed.')],
  };
}

/** `endedAt` is in epoch milliseconds. `isUnpaid` says whether the payments failed. */
export function endedLetter(
  { parent, library, date }: Facts,
  { endedAt, isUnpaid }: { endedAt: number; isUnpaid: boolean },
): Letter {
  // Stripe keeps the invoices of payments that failed open, so one may still be charged.
  const how = isUnpaid
    ? ', because the monthly payment could not be taken'
    : ', and nothing more is charged';
  return {
    subject: 'Your subscription has ended',
    parts: [
      text(parent),
      text(
        `Your subscription to Step Into Reading was open until ${date(endedAt)}. It has ended${how}.`,
      ),
      text(
        'The stars, the finished books and the place in each book are kept. They are there when you subscribe again.',
      ),
      link('Subscribe again', `${library}${pages.subscribe}`),
      text('Your invoices stay on your account page.'),
      link('Open your account', `${library}${pages.account}`),
    ],
    footer: [text('You get this letter because your subscription has ended.')],
  };
}
