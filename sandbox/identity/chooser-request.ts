// The request that the SDK's signInWithPopup and signInWithRedirect send to the account chooser, and the
// result that they get: an "auth event", as @firebase/auth calls it.
import { z } from 'zod';
import { isLoopback } from './loopback.ts';
import { PageError, textFields } from './pages.ts';
import type { StandIn } from './stand-in.ts';

const chooserRequest = z.object({
  apiKey: z.string().min(1),
  appName: z.string().min(1).max(200),
  authType: z.enum([
    'signInViaPopup',
    'signInViaRedirect',
    'linkViaPopup',
    'linkViaRedirect',
    'reauthViaPopup',
    'reauthViaRedirect',
  ]),
  providerId: z.string().min(1).max(200),
  redirectUrl: z.string().refine(isLoopback),
  eventId: z.string().max(500).optional(),
  /** The origin that passes the outcome to the page, when the product serves the handler itself. */
  handler: z.string().refine(isLoopback).optional(),
});

export type ChooserRequest = z.output<typeof chooserRequest>;

const problems: Record<string, string> = {
  authType: 'The address does not say whether this window is a popup or a redirect (authType).',
  redirectUrl: 'This stand-in only returns to pages of this computer (redirectUrl).',
};

/** Throws a PageError that names the invalid field of the address. */
export function readChooserRequest(standIn: StandIn, value: unknown): ChooserRequest {
  const result = chooserRequest.safeParse(textFields(value));
  if (!result.success) {
    const field = String(result.error.issues[0]?.path[0]);
    throw new PageError(problems[field] ?? `The address lacks a proper ${field}.`);
  }
  if (result.data.apiKey !== standIn.apiKey) {
    throw new PageError('The API key in the address is not the one of this project (apiKey).');
  }
  return result.data;
}

export type AuthEvent = {
  type: ChooserRequest['authType'];
  eventId: string | null;
  /** The SDK sends it back as `requestUri`. */
  urlResponse: string | null;
  sessionId: string | null;
  postBody: string | null;
  tenantId: null;
  error: { code: string; message: string } | null;
};

export function successEvent(standIn: StandIn, request: ChooserRequest, token: string): AuthEvent {
  return {
    type: request.authType,
    eventId: request.eventId ?? null,
    urlResponse: `${standIn.origin}/emulator/auth/handler`,
    sessionId: null,
    postBody: new URLSearchParams({ providerId: request.providerId, id_token: token }).toString(),
    tenantId: null,
    error: null,
  };
}

export function errorEvent(request: ChooserRequest, code: string, message: string): AuthEvent {
  return {
    type: request.authType,
    eventId: request.eventId ?? null,
    urlResponse: null,
    sessionId: null,
    postBody: null,
    tenantId: null,
    error: { code, message },
  };
}
