// The fields that each call accepts. Other fields are refused with the messages of Google's JSON parser.
import { z } from 'zod';
import { IdentityError } from './errors.ts';

const text = z.string().optional();
const flag = z.boolean().optional();
/** The SDK sends these fields with most calls. */
const client = {
  returnSecureToken: flag,
  clientType: text,
  captchaResponse: text,
  recaptchaVersion: text,
};

export const signUpRequest = z.strictObject({
  email: text,
  password: text,
  displayName: text,
  idToken: text,
  ...client,
});
export const signInWithPasswordRequest = z.strictObject({ email: text, password: text, ...client });
export const signInWithIdpRequest = z.strictObject({
  requestUri: text,
  postBody: text,
  sessionId: text,
  idToken: text,
  autoCreate: flag,
  returnIdpCredential: flag,
  returnSecureToken: flag,
});
export const lookupRequest = z.strictObject({ idToken: text });
export const updateRequest = z.strictObject({
  idToken: text,
  email: text,
  password: text,
  displayName: text,
  photoUrl: text,
  oobCode: text,
  deleteAttribute: z.array(z.enum(['DISPLAY_NAME', 'PHOTO_URL'])).optional(),
  deleteProvider: z.array(z.string()).optional(),
  ...client,
});
export const deleteRequest = z.strictObject({ idToken: text });
export const sendOobCodeRequest = z.strictObject({
  requestType: text,
  email: text,
  idToken: text,
  newEmail: text,
  continueUrl: text,
  canHandleCodeInApp: flag,
  ...client,
});
export const resetPasswordRequest = z.strictObject({ oobCode: text, newPassword: text });
export const createAuthUriRequest = z.strictObject({
  identifier: text,
  continueUri: text,
  providerId: text,
});
export const tokenRequest = z.object({ grant_type: text, refresh_token: text });

export type SignUpRequest = z.output<typeof signUpRequest>;
export type SignInWithPasswordRequest = z.output<typeof signInWithPasswordRequest>;
export type SignInWithIdpRequest = z.output<typeof signInWithIdpRequest>;
export type UpdateRequest = z.output<typeof updateRequest>;
export type SendOobCodeRequest = z.output<typeof sendOobCodeRequest>;
export type ResetPasswordRequest = z.output<typeof resetPasswordRequest>;
export type CreateAuthUriRequest = z.output<typeof createAuthUriRequest>;
export type TokenRequest = z.output<typeof tokenRequest>;

const malformed = (message: string) =>
  new IdentityError(`Invalid JSON payload received. ${message}`, 400, 'INVALID_ARGUMENT');

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `Unknown name "${key}": Cannot find field.`).join('\n');
  }
  const expected = issue.code === 'invalid_type' ? issue.expected.toUpperCase() : 'ENUM';
  return `Invalid value at '${issue.path.join('.')}' (TYPE_${expected})`;
}

/** Treats null as a missing field, as every Google API does. Throws an IdentityError with status 400. */
export function parseRequest<T>(schema: z.ZodType<T>, body: unknown): T {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw malformed('Root element must be a message.');
  }
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  const result = schema.safeParse(given);
  if (!result.success) throw malformed(result.error.issues.map(describe).join('\n'));
  return result.data;
}

/** Throws an IdentityError with status 400. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw malformed('The body is not valid JSON.');
  }
}
