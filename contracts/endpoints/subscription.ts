import { checkoutAnswer, providerPage, subscriptionStatus } from '../subscription.ts';
import { type EndpointTable, inAQuarterHour } from './endpoint.ts';

export const subscriptionEndpoints = {
  'GET /api/subscription/status': {
    summary: 'Read whether the caller has access to the library',
    access: 'user',
    // No limit: concurrent polls share one request to the payment provider.
    limit: null,
    answer: subscriptionStatus,
    examples: {
      answers: [
        { hasSubscription: true, status: 'active', endsAt: null },
        { hasSubscription: false, status: null, endsAt: null, amount: 599 },
      ],
    },
  },
  'POST /api/create-checkout-session': {
    summary: "Open the payment provider's checkout page",
    access: 'user',
    limit: inAQuarterHour(30),
    answer: checkoutAnswer,
    examples: {
      answers: [
        { url: 'https://pay.example/' },
        { url: 'https://pay.example/', amount: 599 },
        { alreadySubscribed: true, message: 'You have one.' },
      ],
    },
  },
  'POST /api/create-portal-session': {
    summary: "Open the payment provider's page for managing the subscription",
    access: 'user',
    limit: inAQuarterHour(30),
    answer: providerPage,
    examples: { answers: [{ url: 'https://pay.example/' }] },
  },
} as const satisfies EndpointTable;
