// The REST API: `/identitytoolkit.googleapis.com/…` and `/securetoken.googleapis.com/v1/token`. The SDK uses
// these paths after `connectAuthEmulator`.
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { lookup, refresh, remove, update } from './account-calls.ts';
import { isEmail } from './accounts.ts';
import { resetPassword, sendOobCode } from './codes.ts';
import { errorBody, IdentityError, refuse } from './errors.ts';
import { signInWithIdp } from './google-sign-in.ts';
import { isLoopback } from './loopback.ts';
import { signInWithPassword, signUp } from './password-sign-in.ts';
import { passwordPolicy } from './passwords.ts';
import * as requests from './requests.ts';
import { parseJson, parseRequest } from './requests.ts';
import type { StandIn } from './stand-in.ts';

const bodyLimit = 64 * 1024;

/**
 * For a provider, returns the address where its sign-in starts. For an e-mail address, returns nothing: like a
 * project with email enumeration protection, it does not reveal whether the address is registered.
 */
function createAuthUri(standIn: StandIn, request: requests.CreateAuthUriRequest) {
  const { providerId } = request;
  if (providerId !== undefined && !request.identifier) {
    if (!request.continueUri) refuse('MISSING_CONTINUE_URI');
    if (providerId !== 'google.com' || !standIn.methods.google) {
      refuse('OPERATION_NOT_ALLOWED : The identity provider configuration is not found.');
    }
    return {
      kind: 'identitytoolkit#CreateAuthUriResponse',
      authUri: `${standIn.origin}/emulator/auth/handler?providerId=${providerId}`,
      providerId,
    };
  }
  if (!request.identifier) refuse('MISSING_IDENTIFIER');
  if (!isEmail(request.identifier)) refuse('INVALID_IDENTIFIER');
  if (!request.continueUri) refuse('MISSING_CONTINUE_URI');
  return { kind: 'identitytoolkit#CreateAuthUriResponse' };
}

type Call = (standIn: StandIn, body: unknown) => object | Promise<object>;

const calls: Record<string, Call> = {
  'accounts:signUp': (s, body) => signUp(s, parseRequest(requests.signUpRequest, body)),
  'accounts:signInWithPassword': (s, body) =>
    signInWithPassword(s, parseRequest(requests.signInWithPasswordRequest, body)),
  'accounts:signInWithIdp': (s, body) =>
    signInWithIdp(s, parseRequest(requests.signInWithIdpRequest, body)),
  'accounts:lookup': (s, body) => lookup(s, parseRequest(requests.lookupRequest, body)),
  'accounts:update': (s, body) => update(s, parseRequest(requests.updateRequest, body)),
  'accounts:delete': (s, body) => remove(s, parseRequest(requests.deleteRequest, body)),
  'accounts:sendOobCode': (s, body) =>
    sendOobCode(s, parseRequest(requests.sendOobCodeRequest, body)),
  'accounts:resetPassword': (s, body) =>
    resetPassword(s, parseRequest(requests.resetPasswordRequest, body)),
  'accounts:createAuthUri': (s, body) =>
    createAuthUri(s, parseRequest(requests.createAuthUriRequest, body)),
};

const notFound = () => new IdentityError('The requested URL was not found.', 404, 'NOT_FOUND');

function checkApiKey(standIn: StandIn, request: FastifyRequest): void {
  const { key } = request.query as { key?: unknown };
  if (key === undefined || key === '') {
    throw new IdentityError('The request is missing a valid API key.', 403, 'PERMISSION_DENIED');
  }
  if (key !== standIn.apiKey) {
    throw new IdentityError(
      'API key not valid. Please pass a valid API key.',
      400,
      'INVALID_ARGUMENT',
    );
  }
}

/** Converts every error to Google's format, from which the SDK makes its `auth/…` codes. */
function toIdentityError(error: FastifyError | IdentityError): IdentityError {
  if (error instanceof IdentityError) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new IdentityError(
      `Request payload size exceeds the limit: ${bodyLimit} bytes.`,
      413,
      'INVALID_ARGUMENT',
    );
  }
  const status = error.statusCode ?? 500;
  return status < 500
    ? new IdentityError(error.message, status, 'INVALID_ARGUMENT')
    : new IdentityError('INTERNAL_ERROR', 500, 'INTERNAL');
}

/** Adds the CORS headers that let pages of this computer, and no others, call the API. */
function allowOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (origin !== undefined && isLoopback(origin)) {
      reply.header('access-control-allow-origin', origin);
    }
    if (request.method !== 'OPTIONS') return;
    return reply
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers':
          request.headers['access-control-request-headers'] ?? 'content-type',
        'access-control-max-age': '3600',
      })
      .code(204)
      .send();
  });
}

export function registerRest(app: FastifyInstance, standIn: StandIn): void {
  allowOrigins(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'string', bodyLimit },
    async (_request: FastifyRequest, body: string) => parseJson(body),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  app.setErrorHandler((error: FastifyError | IdentityError, request, reply) => {
    const refusal = toIdentityError(error);
    if (refusal.httpCode >= 500) request.log.error(error);
    return reply.code(refusal.httpCode).send(errorBody(refusal));
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  const checked = { preHandler: async (request: FastifyRequest) => checkApiKey(standIn, request) };
  const toolkit = '/identitytoolkit.googleapis.com';
  app.post<{ Params: { call: string } }>(`${toolkit}/v1/:call`, checked, async (request) => {
    const call = Object.hasOwn(calls, request.params.call) ? calls[request.params.call] : undefined;
    if (!call) throw notFound();
    return call(standIn, request.body);
  });
  app.post('/securetoken.googleapis.com/v1/token', checked, (request) =>
    refresh(standIn, parseRequest(requests.tokenRequest, request.body)),
  );
  app.get(`${toolkit}/v2/passwordPolicy`, checked, async () => passwordPolicy);
  app.get(`${toolkit}/v1/projects`, checked, async () => ({
    projectId: standIn.projectId,
    authorizedDomains: ['localhost', '127.0.0.1'],
  }));
  for (const host of [toolkit, '/securetoken.googleapis.com']) {
    app.all(`${host}/*`, async () => {
      throw notFound();
    });
  }
}
