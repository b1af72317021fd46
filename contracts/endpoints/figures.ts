import { z } from 'zod';
import { figures } from '../figures.ts';
import type { EndpointTable } from './endpoint.ts';

const flow = { families: 3, started: 1, ended: 0, income: 998 };

export const figureEndpoints = {
  'GET /api/admin/figures': {
    summary: 'Read families and income of the last thirteen months',
    description:
      'The figures are read from the payment provider every hour, and some minutes after the library has read a subscription, never for this call. `failure` says since when they cannot be.',
    access: 'owner',
    limit: null,
    answer: figures,
    examples: {
      answers: [
        {
          readAt: 1,
          nextAt: null,
          failure: { since: 2, reason: 'away', isOfOtherKey: false },
          months: [{ month: '2026-11', ...flow }],
          days: [{ day: '2026-11-28', ...flow, inTrial: 1, failing: null }],
        },
        { readAt: null, nextAt: null, failure: null, months: [], days: [] },
        { readAt: 1, nextAt: 2, failure: null, months: [], days: [] },
      ],
    },
  },
  'GET /api/admin/figures/table': {
    summary: 'Download all figures, a line a day, as comma-separated values',
    access: 'owner',
    limit: null,
    answer: z.string(),
    examples: { answers: ['Day,Families'] },
  },
} as const satisfies EndpointTable;
