// `flow_data`: a portal session that opens at one task and leaves the portal after it.
import type Stripe from 'stripe';
import { z } from 'zod';
import { isEnding } from '../billing/ending.ts';
import type { Work } from '../work/work.ts';
import { need } from './endpoint.ts';
import { ApiError, invalid } from '../shapes/error.ts';
import { oneOf, text, webAddress } from './fields.ts';

type Flow = Stripe.BillingPortal.Session.Flow;

/** The stand-in never changes plans, so it does not accept flows that change one. */
export const flowData = z
  .strictObject({
    after_completion: z
      .strictObject({
        hosted_confirmation: z.strictObject({ custom_message: text.optional() }).optional(),
        redirect: z.strictObject({ return_url: webAddress }).optional(),
        type: oneOf(['hosted_confirmation', 'portal_homepage', 'redirect']),
      })
      .optional(),
    subscription_cancel: z.strictObject({ subscription: text }).optional(),
    type: oneOf(['payment_method_update', 'subscription_cancel']),
  })
  .optional();

type FlowData = NonNullable<z.output<typeof flowData>>;

function readCompletion(given: FlowData['after_completion']): Flow['after_completion'] {
  const type = given?.type ?? 'portal_homepage';
  if (type === 'redirect' && given?.redirect === undefined) {
    throw invalid(
      'flow_data[after_completion][redirect]',
      'Missing required param: flow_data[after_completion][redirect].',
      'parameter_missing',
    );
  }
  return {
    hosted_confirmation:
      type === 'hosted_confirmation'
        ? { custom_message: given?.hosted_confirmation?.custom_message ?? null }
        : null,
    redirect: type === 'redirect' ? (given?.redirect ?? null) : null,
    type,
  };
}

/** Returns the subscription that the flow cancels; null for another flow. Throws ApiError. */
function readCancel(work: Work, customer: string, given: FlowData): Flow['subscription_cancel'] {
  if (given.type !== 'subscription_cancel') return null;
  const param = 'flow_data[subscription_cancel][subscription]';
  const id = given.subscription_cancel?.subscription;
  if (id === undefined) {
    throw invalid(param, `Missing required param: ${param}.`, 'parameter_missing');
  }
  const subscription = need(work, 'subscription', id, param);
  if (subscription.customer !== customer) {
    throw invalid(param, `The subscription ${id} does not belong to the customer ${customer}.`);
  }
  if (subscription.ended_at !== null || isEnding(subscription)) {
    throw new ApiError(400, {
      message: `The subscription \`${id}\` is already set to be canceled at period end.`,
      param,
    });
  }
  return { retention: null, subscription: id };
}

/** Validates `flow_data`. Throws ApiError. */
export function readFlow(work: Work, customer: string, given: FlowData | undefined): Flow | null {
  if (given === undefined) return null;
  return {
    after_completion: readCompletion(given.after_completion),
    customer_update: null,
    subscription_cancel: readCancel(work, customer, given),
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type: given.type,
  };
}

/** Returns the path below the portal's address where a flow begins. */
export function flowPath(flow: Flow | null): string {
  if (flow?.type === 'payment_method_update') return '/card';
  if (flow?.subscription_cancel == null) return '';
  return `/subscriptions/${flow.subscription_cancel.subscription}/cancel`;
}
