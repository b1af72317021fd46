import { z } from 'zod';
import { levelOrder, ofLevel } from '../level-order.ts';
import { seriesOfLibrary } from '../series.ts';
import type { EndpointTable } from './endpoint.ts';

const LEVEL_1 = { category: 'level1' };

/** The series of the library, and the order that owners give the books of a level. */
export const seriesEndpoints = {
  'GET /api/admin/series': {
    summary: 'List the series of the library with their books, in any state',
    access: 'editor',
    limit: null,
    answer: z.array(seriesOfLibrary),
    examples: {
      answers: [[{ name: 'Sam and Pip', books: [{ id: 'sam', title: 'Sam', number: 1 }] }]],
    },
  },
  'PUT /api/admin/levels/{category}/order': {
    summary: 'Give the books of a level an order, over the computed one',
    description:
      'Names every book of the level, in any state. If books have come into the level or left it meanwhile, the response is 409 and nothing changes. A book that comes into the level later stands after the book that comes before it as taught.',
    access: 'editor',
    limit: null,
    params: ofLevel,
    body: levelOrder,
    answer: null,
    examples: { params: LEVEL_1, bodies: [{ ids: ['sam'] }] },
  },
  'DELETE /api/admin/levels/{category}/order': {
    summary: 'Return to the computed order of a level: as taught',
    access: 'editor',
    limit: null,
    params: ofLevel,
    answer: null,
    examples: { params: LEVEL_1 },
  },
} as const satisfies EndpointTable;
