import {
  adminLoginBody,
  adminSelf,
  adminSession,
  invitation,
  invitationLook,
  invitationUse,
  newInvitation,
  newRecoveryCodes,
  newSecondFactor,
  ofAdminSession,
  ofInvitation,
  ofOwner,
  openAdminSession,
  owners,
  passwordChange,
  passwordProof,
  roleBody,
  secondFactorCode,
} from '../admin.ts';
import { z } from 'zod';
import { type EndpointTable, inAQuarterHour } from './endpoint.ts';

const LAST_OWNER =
  'The library keeps at least one owner: for the last one the refusal is `invalid_request`.';
const PASSWORD =
  'A wrong password is refused with `invalid_credentials`, and counts as a failed sign-in; the session stays.';

export const adminEndpoints = {
  'POST /api/admin/login': {
    summary: "Open an owner's session",
    description:
      'The `sessionToken` goes into the header `admin-auth` and is valid for 12 hours. With a second factor, the right password without `code` is refused with `code_required`. A code works once.',
    access: 'anyone',
    // Failed attempts are counted, by name and by address (server/modules/admins/throttle.ts).
    limit: null,
    body: adminLoginBody,
    answer: adminSession,
    examples: {
      bodies: [{ username: 'owner', password: 'wrong', code: '123456' }],
      answers: [{ sessionToken: 'x' }],
    },
  },
  'POST /api/admin/logout': {
    summary: "End the owner's session",
    access: 'editor',
    limit: null,
    answer: null,
    examples: {},
  },
  'GET /api/admin/me': {
    summary: 'Who is signed in, and with which role',
    access: 'editor',
    limit: null,
    answer: adminSelf,
    examples: {
      answers: [{ username: 'owner', role: 'owner', secondFactor: true, recoveryCodes: 10 }],
    },
  },
  'PUT /api/admin/me/password': {
    summary: 'Change the own password',
    description: `It ends all other sessions. ${PASSWORD}`,
    access: 'editor',
    limit: inAQuarterHour(60),
    body: passwordChange,
    answer: null,
    examples: { bodies: [{ password: 'wrong', newPassword: 'correct horse' }] },
  },
  'GET /api/admin/me/sessions': {
    summary: 'List the own sessions, the newest first',
    access: 'editor',
    limit: null,
    answer: z.array(openAdminSession),
    examples: {
      answers: [
        [
          {
            id: 'x',
            createdAt: 1,
            seenAt: 2,
            network: '203.0.113.7',
            browser: 'Firefox on Windows',
            isThis: true,
          },
        ],
      ],
    },
  },
  'DELETE /api/admin/me/sessions/{sessionId}': {
    summary: 'End one of the own sessions',
    access: 'editor',
    limit: null,
    params: ofAdminSession,
    answer: null,
    examples: { params: { sessionId: 'none' } },
  },
  'POST /api/admin/me/second-factor': {
    summary: 'Make a secret for an authenticator app',
    description: `The second factor is not on, and an earlier one stays, until a code confirms it. ${PASSWORD}`,
    access: 'editor',
    limit: inAQuarterHour(60),
    body: passwordProof,
    answer: newSecondFactor,
    examples: {
      bodies: [{ password: 'wrong' }],
      answers: [{ secret: 'x', address: 'otpauth://x' }],
    },
  },
  'PUT /api/admin/me/second-factor': {
    summary: 'Confirm the secret with a code, which turns the second factor on',
    description:
      'The answer has ten recovery codes, shown once. The code counts as used. All other sessions of the caller end.',
    access: 'editor',
    limit: inAQuarterHour(60),
    body: secondFactorCode,
    answer: newRecoveryCodes,
    examples: {
      bodies: [{ code: '123456' }],
      answers: [{ recoveryCodes: ['abcd-efgh-jkmn-pqrs'] }],
    },
  },
  'POST /api/admin/me/second-factor/removal': {
    summary: 'Turn the second factor off',
    description: PASSWORD,
    access: 'editor',
    limit: inAQuarterHour(60),
    body: passwordProof,
    answer: null,
    examples: { bodies: [{ password: 'wrong' }] },
  },
  'GET /api/admin/owners': {
    summary: 'List the owners, the editors and the open invitations',
    access: 'owner',
    limit: null,
    answer: owners,
    examples: {
      answers: [
        {
          owners: [
            {
              username: 'owner',
              role: 'owner',
              createdAt: 1,
              secondFactor: false,
              lastSeenAt: null,
            },
          ],
          invitations: [{ id: 'x', role: 'editor', madeBy: 'owner', expiresAt: 1 }],
        },
      ],
    },
  },
  'PUT /api/admin/owners/{username}': {
    summary: 'Make somebody an owner or an editor',
    description: `It holds for open sessions at once. ${LAST_OWNER}`,
    access: 'owner',
    limit: null,
    params: ofOwner,
    body: roleBody,
    answer: null,
    examples: { params: { username: 'owner' }, bodies: [{ role: 'owner' }] },
  },
  'DELETE /api/admin/owners/{username}': {
    summary: 'Remove an owner or an editor, with all sessions and open invitations',
    description: LAST_OWNER,
    access: 'owner',
    limit: null,
    params: ofOwner,
    answer: null,
    examples: { params: { username: 'none' } },
  },
  'POST /api/admin/owners/invitations': {
    summary: 'Make an address that lets one person join within seven days',
    access: 'owner',
    limit: inAQuarterHour(60),
    body: roleBody,
    answer: newInvitation,
    examples: {
      bodies: [{ role: 'editor' }],
      answers: [{ address: 'https://library.example.com/admin/invitation#x' }],
    },
  },
  'DELETE /api/admin/owners/invitations/{invitationId}': {
    summary: 'Withdraw an invitation',
    access: 'owner',
    limit: null,
    params: ofInvitation,
    answer: null,
    examples: { params: { invitationId: 'none' } },
  },
  'POST /api/admin/invitations/look': {
    summary: 'What an invitation is for',
    description: 'One that was used or withdrawn, or has expired, is `not_found`.',
    access: 'anyone',
    limit: inAQuarterHour(60),
    body: invitationLook,
    answer: invitation,
    examples: { bodies: [{ token: 'x' }], answers: [{ role: 'editor', madeBy: 'owner' }] },
  },
  'POST /api/admin/invitations/use': {
    summary: 'Join with an invitation',
    description:
      'It works once. A username that is taken is refused as a bad field, and does not use the invitation up.',
    access: 'anyone',
    limit: inAQuarterHour(60),
    body: invitationUse,
    answer: adminSession,
    examples: {
      bodies: [{ token: 'x', username: 'editor', password: 'correct horse' }],
      answers: [{ sessionToken: 'x' }],
    },
  },
} as const satisfies EndpointTable;
