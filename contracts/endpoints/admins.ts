import { adminLoginBody, adminSession } from '../admin.ts';
import type { EndpointTable } from './endpoint.ts';

export const adminEndpoints = {
  'POST /api/admin/login': {
    summary: "Open an owner's session",
    description: 'The `sessionToken` goes into the header `admin-auth` and is valid for 12 hours.',
    access: 'anyone',
    // Failed attempts are counted, by name and by address (server/modules/admins/throttle.ts).
    limit: null,
    body: adminLoginBody,
    answer: adminSession,
    examples: {
      bodies: [{ username: 'owner', password: 'wrong' }],
      answers: [{ sessionToken: 'x' }],
    },
  },
  'POST /api/admin/logout': {
    summary: "End the owner's session",
    access: 'admin',
    limit: null,
    answer: null,
    examples: {},
  },
} as const satisfies EndpointTable;
