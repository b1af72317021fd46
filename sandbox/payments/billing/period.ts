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

/** Returns the time `count` billing intervals after the anchor, in seconds. */
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
 * Returns the end of the period that begins at `start`. Counts from the anchor, so a subscription
 * that began on the 31st renews on the 31st again after a shorter month.
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
