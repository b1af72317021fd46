// Promotion codes and their discounts. The account has two fixed codes for trying the checkout page; no API call
// creates or lists codes.
import type Stripe from 'stripe';
import { newId } from '../shapes/ids.ts';
import { known, type Work } from '../work/work.ts';
import { addMonths } from './period.ts';

export interface Promotion {
  /** The id of the promotion code. */
  id: string;
  code: string;
  coupon: string;
  percentOff: number;
  /** How many months the discount lasts from the first payment; null means forever. */
  months: number | null;
}

export const promotions: readonly Promotion[] = [
  { id: 'promo_local_half', code: 'HALFPRICE', coupon: 'half', percentOff: 50, months: 3 },
  { id: 'promo_local_free', code: 'FREE', coupon: 'free', percentOff: 100, months: null },
];

/** Returns the promotion that is applied to a session, or undefined. */
export const promotionOf = ({ discounts }: Stripe.Checkout.Session): Promotion | undefined =>
  promotions.find(({ id }) => id === discounts?.[0]?.promotion_code);

const discountOf = (amount: number, { percentOff }: Pick<Promotion, 'percentOff'>): number =>
  Math.round((amount * percentOff) / 100);

/** Applies a promotion to a session in place of any other; undefined removes it. */
export function applyPromotion(
  work: Work,
  session: Stripe.Checkout.Session,
  promotion: Promotion | undefined,
): void {
  const hidden = work.store.hidden('checkout.session', session.id);
  for (const line of hidden.lineItems) {
    line.amount_discount = promotion ? discountOf(line.amount_subtotal, promotion) : 0;
    line.amount_total = line.amount_subtotal - line.amount_discount;
  }
  const price = hidden.lineItems.reduce((sum, line) => sum + line.amount_total, 0);
  // Nothing is due today when the subscription starts with a trial.
  const subtotal = session.amount_subtotal ?? 0;
  session.amount_total = Math.min(price, subtotal);
  session.discounts = promotion ? [{ coupon: null, promotion_code: promotion.id }] : [];
  session.total_details = {
    ...{ amount_shipping: 0, amount_tax: 0 },
    amount_discount: subtotal - session.amount_total,
  };
  work.store.saveHidden('checkout.session', session.id, hidden);
  work.store.save(session);
}

/** Creates the discount of the subscription that a checkout session started. */
export function startDiscount(
  work: Work,
  { id, customer, subscription }: { id: string; customer: string; subscription: string },
  { id: promotion_code, coupon, months }: Promotion,
): Stripe.Discount {
  const discount: Stripe.Discount = {
    id: newId('di'),
    object: 'discount',
    checkout_session: id,
    customer,
    customer_account: null,
    end: months === null ? null : addMonths(work.now, months),
    invoice: null,
    invoice_item: null,
    promotion_code,
    source: { coupon, type: 'coupon' },
    start: work.now,
    subscription,
    subscription_item: null,
  };
  work.store.add(discount);
  work.emit('customer.discount.created', discount);
  return discount;
}

/** Returns the discounts that apply to `amount` at `work.now`, in the currency's smallest unit. */
export function discountsOn(
  work: Pick<Work, 'store' | 'now'>,
  subscription: Stripe.Subscription,
  amount: number,
): { amount: number; discount: string }[] {
  return subscription.discounts
    .map((id) => known(work.store.find('discount', String(id))))
    .filter(({ end }) => end === null || end > work.now)
    .map(({ id, source }) => {
      const promotion = known(promotions.find(({ coupon }) => coupon === source.coupon));
      return { amount: discountOf(amount, promotion), discount: id };
    });
}
