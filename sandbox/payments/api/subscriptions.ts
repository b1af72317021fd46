import type Stripe from 'stripe';
import { z } from 'zod';
import { endNow, isEnded, unscheduleEnd, periodEndOf, scheduleEnd } from '../billing/ending.ts';
import { pause, pauseCollection } from '../billing/pausing.ts';
import type { Work } from '../work/work.ts';
import { endpoint, list, need } from './endpoint.ts';
import { ApiError, invalid, missing } from '../shapes/error.ts';
import {
  changeMetadata,
  flag,
  integer,
  isAt,
  metadata,
  moment,
  oneOf,
  paging,
  text,
  unsettable,
} from './fields.ts';

const statuses = [
  'active',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

/** Without a status, the list leaves out canceled subscriptions. */
function hasStatus(subscription: Stripe.Subscription, wanted: string | undefined): boolean {
  if (wanted === 'all') return true;
  if (wanted === undefined) return subscription.status !== 'canceled';
  if (wanted === 'ended') return isEnded(subscription);
  return subscription.status === wanted;
}

const cancellationDetails = z
  .strictObject({
    comment: unsettable.optional(),
    feedback: z
      .union([
        z.literal('').transform(() => null),
        oneOf([
          'customer_service',
          'low_quality',
          'missing_features',
          'other',
          'switched_service',
          'too_complex',
          'too_expensive',
          'unused',
        ]),
      ])
      .optional(),
  })
  .optional();

const changes = {
  cancel_at: z.union([z.literal(''), integer]).optional(),
  cancel_at_period_end: flag.optional(),
  cancellation_details: cancellationDetails,
  default_payment_method: text.optional(),
  description: unsettable.optional(),
  metadata: metadata.optional(),
  pause_collection: z
    .union([
      z.literal(''),
      z.strictObject({
        behavior: oneOf(['keep_as_draft', 'mark_uncollectible', 'void']),
        resumes_at: integer.optional(),
      }),
    ])
    .optional(),
  proration_behavior: oneOf(['always_invoice', 'create_prorations', 'none']).optional(),
};

function recordDetails(
  subscription: Stripe.Subscription,
  given: z.output<typeof cancellationDetails>,
): void {
  if (given === undefined || subscription.cancellation_details === null) return;
  const { comment, feedback } = given;
  if (comment !== undefined) subscription.cancellation_details.comment = comment;
  if (feedback !== undefined) subscription.cancellation_details.feedback = feedback;
}

function plainChanges(
  work: Work,
  subscription: Stripe.Subscription,
  given: z.output<z.ZodObject<typeof changes>>,
): void {
  const { metadata, description, default_payment_method } = subscription;
  if (given.default_payment_method !== undefined) {
    const method = given.default_payment_method;
    const { customer } = need(work, 'payment_method', method, 'default_payment_method');
    if (customer !== subscription.customer)
      throw missing('payment_method', method, 'default_payment_method');
    subscription.default_payment_method = method;
  }
  if (given.description !== undefined) subscription.description = given.description;
  subscription.metadata = changeMetadata(metadata, given.metadata);
  recordDetails(subscription, given.cancellation_details);
  work.store.save(subscription);
  work.emit('customer.subscription.updated', subscription, {
    metadata,
    description,
    default_payment_method,
  });
}

export const subscriptionEndpoints = [
  endpoint(
    'GET /subscriptions',
    {
      ...paging,
      created: moment.optional(),
      customer: text.optional(),
      price: text.optional(),
      status: oneOf([...statuses, 'all', 'ended']).optional(),
    },
    (work, given) =>
      list(work, 'subscription', '/v1/subscriptions', given, {
        customer: given.customer,
        fits: (each) =>
          hasStatus(each, given.status) &&
          (given.price === undefined ||
            each.items.data.some((item) => item.price.id === given.price)) &&
          isAt(each.created, given.created),
      }),
  ),

  endpoint('GET /subscriptions/:id', {}, (work, _params, { id = '' }) =>
    need(work, 'subscription', id),
  ),

  endpoint('POST /subscriptions/:id', changes, (work, given, { id = '' }) => {
    const subscription = need(work, 'subscription', id);
    const { cancel_at, cancel_at_period_end: flagged } = given;
    if (isEnded(subscription)) {
      const onlyNotes = Object.entries(given).every(
        ([name, value]) =>
          value === undefined || name === 'cancellation_details' || name === 'metadata',
      );
      if (!onlyNotes) {
        throw new ApiError(400, {
          message: 'A canceled subscription can only update its cancellation_details and metadata.',
        });
      }
    }
    if (flagged !== undefined && cancel_at !== undefined && cancel_at !== '') {
      throw invalid(
        'cancel_at',
        'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
        'parameters_exclusive',
      );
    }
    if (typeof cancel_at === 'number' && cancel_at <= work.now) {
      throw invalid('cancel_at', 'Cancellation time must be in the future.');
    }
    const { cancellation_details, default_payment_method, description, metadata } = given;
    const plain = [cancellation_details, default_payment_method, description, metadata];
    if (plain.some((value) => value !== undefined)) {
      plainChanges(work, subscription, given);
    }
    const { pause_collection: pausing } = given;
    if (pausing === '') pauseCollection(work, subscription, null);
    else if (pausing !== undefined) {
      const { behavior, resumes_at = null } = pausing;
      if (resumes_at !== null && resumes_at <= work.now) {
        throw invalid('pause_collection[resumes_at]', 'This timestamp must be in the future.');
      }
      pauseCollection(work, subscription, { behavior, resumes_at });
    }
    if (flagged === true) {
      scheduleEnd(work, subscription, { at: periodEndOf(subscription), flag: true });
    } else if (typeof cancel_at === 'number') {
      scheduleEnd(work, subscription, { at: cancel_at, flag: false });
    } else if (flagged === false || cancel_at === '') {
      unscheduleEnd(work, subscription);
    }
    return subscription;
  }),

  endpoint(
    'DELETE /subscriptions/:id',
    {
      cancellation_details: cancellationDetails,
      invoice_now: flag.optional(),
      prorate: flag.optional(),
    },
    (work, given, { id = '' }) => {
      const subscription = need(work, 'subscription', id);
      if (isEnded(subscription)) throw missing('subscription', id);
      recordDetails(subscription, given.cancellation_details);
      endNow(work, subscription, 'cancellation_requested');
      return subscription;
    },
  ),

  endpoint(
    'POST /subscriptions/:id/pause',
    { type: oneOf(['subscription']).optional() },
    (work, _params, { id = '' }) => {
      const subscription = need(work, 'subscription', id);
      if (subscription.status !== 'active') {
        throw new ApiError(400, {
          message: `You cannot pause a subscription that is not active: its status is ${subscription.status}.`,
        });
      }
      pause(work, subscription);
      return subscription;
    },
  ),
];
