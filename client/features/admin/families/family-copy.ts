// What is said of a family that asks for help.
import type {
  FamilySubscription,
  SubscriptionEnd,
  SupportedFamily,
} from '../../../../contracts/family-support.ts';
import { hasBegun, isOver } from '../../../../domain/subscription.ts';
import { inDollars } from '../../../billing/price.ts';
import { libraryDay, libraryTime } from '../login/when.ts';

export type Billing = NonNullable<SupportedFamily['billing']>;

/** Formats an amount of the smallest unit of a currency: '$4.99', 'USD 4.99'. */
export const money = (amount: number, { currency }: Pick<Billing, 'currency'>): string =>
  currency === 'aud'
    ? inDollars(amount)
    : new Intl.NumberFormat('en-AU', { style: 'currency', currency, currencyDisplay: 'code' })
        .format(amount / 100)
        .replaceAll('\u00a0', ' ');

/** Returns ' until 28 December 2026', or nothing. */
export const until = (at: number | null): string => (at === null ? '' : ` until ${libraryDay(at)}`);

/** Returns how the subscription stands, in a sentence or two. `endedAt` is when it ended, if that is known. */
export function stateOf(
  subscription: FamilySubscription | null,
  endedAt: number | null = null,
): string {
  if (subscription === null) return 'This family has never subscribed.';
  const { status, endsAt, periodEndsAt, pastDueUntil, pause } = subscription;
  switch (status) {
    case 'active':
      if (endsAt !== null) return `Active until ${libraryDay(endsAt)}. It does not renew.`;
      if (pause === null) return 'Active.';
      return `Payments are paused${until(pause.resumesAt)}. The library is open.`;
    case 'trialing':
      return endsAt === null
        ? `Free trial${until(periodEndsAt)}.`
        : `Free trial until ${libraryDay(endsAt)}. It does not renew.`;
    case 'past_due':
      return `A payment has failed. The library stays open${until(pastDueUntil)}, while Stripe tries the card again.`;
    case 'unpaid':
      return 'A payment has failed, and Stripe does not try the card any more. The library is closed.';
    case 'paused':
      return 'Paused. The library is closed, and nothing is charged.';
    case 'incomplete':
      return 'The first payment is not confirmed yet. The library is closed.';
    case 'incomplete_expired':
      return 'The first payment was not confirmed in time. The library is closed.';
    case 'canceled': {
      // Ended at once, it keeps the later day on which it was to end.
      const last = endedAt ?? (endsAt !== null && endsAt <= Date.now() ? endsAt : null);
      return last === null ? 'It has ended.' : `It ended on ${libraryDay(last)}.`;
    }
  }
}

/** Returns what is paid next; null if no payment follows. */
function nextPayment({ nextPayment: next, ...billing }: Billing): string | null {
  if (next === null) return null;
  const said = `${money(next.amount, billing)} on ${libraryDay(next.at)}`;
  const isFree = billing.credit > 0 && next.amount === 0;
  return isFree ? `A free month is waiting: the next payment is ${said}.` : said;
}

function failedPayment({ failed, ...billing }: Billing): string | null {
  if (failed === null) return null;
  const due = `${money(failed.amount, billing)} is due.`;
  return failed.retryAt === null
    ? `${due} The card is not tried again.`
    : `${due} The card is tried again on ${libraryDay(failed.retryAt)}.`;
}

function lastPayment({ lastPayment: last, ...billing }: Billing): string {
  return last === null ? 'None yet' : `${money(last.amount, billing)} on ${libraryDay(last.at)}`;
}

const addressStates = new Map([
  [true, 'Confirmed'],
  [false, 'Not confirmed yet'],
  [null, 'Not known: the parent has not signed in lately'],
]);

/** Returns what a family pays, or has paid. */
function priceOf({ status, amount }: FamilySubscription): [string, string | null] {
  const price =
    amount === null ? 'In another way, such as with a discount' : `${inDollars(amount)} a month`;
  if (!isOver(status)) return ['Pays', price];
  return ['Paid', hasBegun(status) ? price : null];
}

/** Returns the facts about a family, each with its name. Those that do not apply are left out. */
export function factsOf(family: SupportedFamily): [name: string, fact: string][] {
  const { subscription, billing } = family;
  const facts: [string, string | null][] = [
    ['Subscription', stateOf(subscription, billing?.endedAt)],
    ...(subscription === null ? [] : [priceOf(subscription)]),
    ['Since', billing && libraryDay(billing.since)],
    ['Last payment', billing && lastPayment(billing)],
    ['Failed payment', billing && failedPayment(billing)],
    ['Next payment', billing && nextPayment(billing)],
    ['Credit', billing && billing.credit > 0 ? money(billing.credit, billing) : null],
    ['Registered', libraryDay(family.registeredAt)],
    ['E-mail address', addressStates.get(family.emailConfirmed) ?? null],
    ['Children', String(family.children)],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}

/** Returns why the payments could not be read, and of when the facts are; null if they are of now. */
export function troubleOf({ trouble, readAt }: SupportedFamily): string | null {
  if (trouble === null) return null;
  const why =
    trouble === 'unavailable'
      ? 'Stripe cannot be reached right now.'
      : 'Stripe refuses to show the payments of this family. The log of the server says why: the key may lack a permission.';
  const last =
    readAt === null
      ? 'The subscription of this family was never read.'
      : `The subscription is shown as it was on ${libraryTime(readAt)}.`;
  return `${why} ${last}`;
}

/** What an owner may do for a family. */
export type FamilyChange = SubscriptionEnd['when'] | 'free-month';

export const changeNames: Record<FamilyChange, string> = {
  'free-month': 'Give a month free',
  'period-end': 'End after the paid month',
  now: 'End now',
};

export const failedTitles: Record<FamilyChange, string> = {
  'free-month': 'Failed to give a month free',
  'period-end': 'Failed to end the subscription',
  now: 'Failed to end the subscription',
};

export const doneTitles: Record<FamilyChange, string> = {
  'free-month': 'A month is free',
  'period-end': 'The subscription will end',
  now: 'The subscription has ended',
};

/** Returns what may be done now. */
export function changesFor({ subscription, billing }: SupportedFamily): FamilyChange[] {
  if (subscription === null) return [];
  const hasPrice = (billing?.nextPayment?.price ?? 0) > 0;
  return [
    ...(subscription.canHaveFreeMonth && hasPrice ? (['free-month'] as const) : []),
    ...subscription.canEnd,
  ];
}
