import {
  familyLook,
  foundFamilies,
  freeMonth,
  ofFamily,
  subscriptionEnd,
  supportedFamily,
} from '../family-support.ts';
import { type EndpointTable, inAQuarterHour } from './endpoint.ts';

const ANSWER = 'The answer is the family as it is afterwards.';
const SEEN =
  '`subscription` is the one that the owner has seen; if it is another by now, or has ended, the refusal is `changed_meanwhile`. A call with the same `press` is done once, however often it is sent.';

const family = {
  id: 'uid',
  email: 'parent@example.com',
  children: 2,
  registeredAt: 1,
  emailConfirmed: true,
  subscription: {
    id: 'sub_x',
    status: 'active',
    amount: 499,
    periodEndsAt: 3,
    endsAt: null,
    pastDueUntil: null,
    pause: null,
    canEnd: ['now', 'period-end'],
    canHaveFreeMonth: true,
  },
  billing: {
    currency: 'aud',
    since: 1,
    endedAt: null,
    lastPayment: { at: 2, amount: 499 },
    nextPayment: { at: 3, amount: 0, price: 499 },
    failed: null,
    credit: 499,
  },
  trouble: null,
  readAt: 2,
  paymentPage: 'https://dashboard.stripe.com/customers/cus_x',
  signInPage: 'https://console.firebase.google.com/project/x/authentication/users',
} as const;

export const familySupportEndpoints = {
  'POST /api/admin/families/look': {
    summary: 'Find the family that has an e-mail address',
    description:
      'Small and capital letters are the same. The payment provider is asked; where it cannot be, `trouble` says so, and `subscription` is as it was last read. Nothing of it is about what a child reads.',
    access: 'owner',
    limit: inAQuarterHour(100),
    body: familyLook,
    answer: foundFamilies,
    examples: {
      bodies: [{ email: 'parent@example.com' }],
      answers: [
        { families: [] },
        { families: [family] },
        {
          families: [
            {
              ...family,
              subscription: null,
              billing: null,
              emailConfirmed: null,
              readAt: null,
              paymentPage: null,
              signInPage: null,
            },
            {
              ...family,
              subscription: {
                ...family.subscription,
                pause: { resumesAt: null },
                amount: null,
                periodEndsAt: null,
                endsAt: 3,
                pastDueUntil: 3,
              },
              billing: {
                ...family.billing,
                endedAt: 2,
                lastPayment: null,
                nextPayment: null,
                failed: { amount: 499, retryAt: 3 },
              },
              trouble: 'unavailable',
            },
          ],
        },
      ],
    },
  },
  'POST /api/admin/families/{familyId}/end-subscription': {
    summary: 'End the subscription of a family',
    description: `Nothing is refunded. ${SEEN} ${ANSWER}`,
    access: 'owner',
    limit: inAQuarterHour(60),
    params: ofFamily,
    body: subscriptionEnd,
    answer: supportedFamily,
    examples: {
      params: { familyId: 'none' },
      bodies: [{ press: '0123456789abcdef', subscription: 'sub_x', when: 'now' }],
      answers: [family],
    },
  },
  'POST /api/admin/families/{familyId}/free-month': {
    summary: 'Give a family its next month free',
    description: `What the next payment costs becomes a credit at the payment provider, which takes it off that payment. ${SEEN} ${ANSWER}`,
    access: 'owner',
    limit: inAQuarterHour(60),
    params: ofFamily,
    body: freeMonth,
    answer: supportedFamily,
    examples: {
      params: { familyId: 'none' },
      bodies: [{ press: '0123456789abcdef', subscription: 'sub_x', credit: 0 }],
      answers: [family],
    },
  },
} as const satisfies EndpointTable;
