import { letterChanges, letterChoice, unsubscribeQuery } from '../letters.ts';
import { type EndpointTable, inAQuarterHour } from './endpoint.ts';

export const letterEndpoints = {
  'GET /api/letters': {
    summary: 'Read whether the parent gets the weekly letter',
    access: 'user',
    limit: null,
    answer: letterChoice,
    examples: { answers: [{ weekly: true }] },
  },
  'PUT /api/letters': {
    summary: 'Ask for the weekly letter, or stop it',
    access: 'user',
    limit: inAQuarterHour(60),
    body: letterChanges,
    answer: letterChoice,
    examples: {
      bodies: [{ weekly: true }],
      answers: [{ weekly: true }],
    },
  },
  'POST /letters/unsubscribe': {
    summary: 'Stop the weekly letter by the link in it',
    description:
      'The one-click unsubscribe of RFC 8058: the body says `List-Unsubscribe=One-Click` and is not read. A `GET` of the same address is a page for people, and changes nothing.',
    access: 'anyone',
    // Mail services call it for many families from one address. Without a valid token nothing is stored.
    limit: null,
    query: unsubscribeQuery,
    answer: null,
    examples: { query: { account: 'kim', token: 'x' } },
  },
} as const satisfies EndpointTable;
