// Formats money, billing intervals, dates and cards for the hosted pages.
import type Stripe from 'stripe';

/** `$4.99 AUD` for 499 and `aud`: the amount comes in the currency's smallest unit. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-AU', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return `${format.format(amount / 10 ** digits)} ${currency.toUpperCase()}`;
}

/** `per month` or `every month`; `every 3 months`. */
export function rhythm(recurring: Stripe.Price.Recurring, word: 'per' | 'every' = 'per'): string {
  const { interval, interval_count: count } = recurring;
  return count === 1 ? `${word} ${interval}` : `every ${count} ${interval}s`;
}

/** `21 December 2026`, in the machine's time zone. */
export function date(seconds: number): string {
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'long' }).format(seconds * 1000);
}

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

export function cardName(method: Stripe.PaymentMethod): string {
  const { card } = method;
  if (card === undefined) return 'Card';
  return `${brands[card.brand] ?? 'Card'} •••• ${card.last4}`;
}
