// Owners and editors: how they sign in, and how owners invite and remove them.
import { z } from 'zod';
import { type Role, roles } from '../domain/access.ts';
import { hasWords } from '../domain/text.ts';
import { typedPassword } from './accounts.ts';
import { requiredText } from './text.ts';

const username = requiredText('Username', 100);
const password = typedPassword.max(1000, 'Password can have at most 1000 characters');

export const SHORTEST_ADMIN_PASSWORD = 8;
/** The rule for a new password. Older ones may be shorter. */
export const newAdminPassword = password.min(
  SHORTEST_ADMIN_PASSWORD,
  `The password must have at least ${SHORTEST_ADMIN_PASSWORD} characters`,
);

/** Six digits of the authenticator app, or a recovery code. Spaces, dashes and capitals do not matter. */
const code = requiredText('Code', 40);

export const adminLoginBody = z.strictObject({
  username,
  password,
  /** Needed if the second factor is on: without it the refusal is `code_required`. */
  code: code.optional(),
});

/** `sessionToken` goes into the header `admin-auth` and is valid for 12 hours. */
export const adminSession = z.object({ sessionToken: z.string() });

const role: z.ZodType<Role, Role> = z.enum(roles, { error: 'role must be owner or editor' });

/** Who is signed in. */
export const adminSelf = z.object({
  username: z.string(),
  role,
  /** Whether a code is needed to sign in. */
  secondFactor: z.boolean(),
  /** How many recovery codes are left; 0 without a second factor. */
  recoveryCodes: z.number(),
});

export const passwordChange = z.strictObject({ password, newPassword: newAdminPassword });

/** Proof that the person at the screen is the one who signed in. */
export const passwordProof = z.strictObject({ password });

/** A session. Fields are null in a session that an earlier release has opened. */
export const openAdminSession = z.object({
  id: z.string(),
  createdAt: z.number().nullable(),
  /** When it was last used, to a few minutes. */
  seenAt: z.number().nullable(),
  /** The range of addresses from which it was opened. */
  network: z.string().nullable(),
  /** A short name such as `Firefox on Windows`. */
  browser: z.string().nullable(),
  isThis: z.boolean(),
});

/** A secret that the authenticator app is given: `address` as a QR code, or `secret` typed in. */
export const newSecondFactor = z.object({ secret: z.string(), address: z.string() });

export const secondFactorCode = z.strictObject({ code });

/** Shown once: each opens the library once, without the authenticator app. */
export const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const ofAdminSession = z.strictObject({ sessionId: requiredText('sessionId', 100) });
export const ofOwner = z.strictObject({ username });
export const ofInvitation = z.strictObject({ invitationId: requiredText('invitationId', 100) });

/** Everyone who keeps the library, by username, and the invitations that are open, the newest first. */
export const owners = z.object({
  owners: z.array(
    z.object({
      username: z.string(),
      role,
      createdAt: z.number(),
      secondFactor: z.boolean(),
      /** Null if it is not known. */
      lastSeenAt: z.number().nullable(),
    }),
  ),
  invitations: z.array(
    z.object({ id: z.string(), role, madeBy: z.string(), expiresAt: z.number() }),
  ),
});

export const roleBody = z.strictObject({ role });

/** The address that opens the invitation. It is shown once. */
export const newInvitation = z.object({ address: z.string() });

const token = requiredText('Token', 100);

export const invitationLook = z.strictObject({ token });

/** What an invitation is for, and who has made it. */
export const invitation = z.object({ role, madeBy: z.string() });

/** The form of an invitation. A name without a letter or digit could not be part of an address. */
export const invitationUse = z.strictObject({
  token,
  username: username.refine(hasWords, 'Username needs a letter or a digit'),
  password: newAdminPassword,
});

export type AdminSelf = z.output<typeof adminSelf>;
export type OpenAdminSession = z.output<typeof openAdminSession>;
export type Owners = z.output<typeof owners>;
export type Invitation = z.output<typeof invitation>;
