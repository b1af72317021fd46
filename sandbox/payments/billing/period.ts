import type Stripe from 'stripe';

export function addMonths(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, lastDay));
  return date.getTime() / 1000;
}

/** The moment `count` intervals after the anchor, in seconds. */
function step(anchor: number, recurring: Stripe.Price.Recurring, count: number): number {
  const n = count * recurring.interval_count;
  switch (recurring.interval) {
    case 'day':
      return anchor + n * 86_400;
    case 'week':
      return anchor + n * 7 * 86_400;
    case 'year':
      return addMonths(anchor, 12 * n);
    default:
      return addMonths(anchor, n);
  }
}

/**
 * The end of the period that begins at `start`. Counted from the anchor, so that a subscription
 * begun on the 31st returns to the 31st after a shorter month.
 */
export function periodEnd(
  anchor: number,
  start: number,
  recurring: Stripe.Price.Recurring,
): number {
  let count = 1;
  while (step(anchor, recurring, count) <= start) count += 1;
  return step(anchor, recurring, count);
}
