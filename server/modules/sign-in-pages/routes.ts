// The pages of the identity provider's sign-in under the library's own address. Browsers keep storage apart
// by site: on a foreign one the outcome of a sign-in by redirect is lost
// (https://firebase.google.com/docs/auth/web/redirect-best-practices, option 3).
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pages } from '../../../contracts/pages.ts';
import type { Config } from '../../config/config.ts';
import { Problem } from '../../problems/problem.ts';

export interface PassedOn {
  /** The one origin that is ever asked. */
  upstream: string;
  routes: readonly string[];
  /** What is passed on of these routes; all else is not found. */
  paths: RegExp;
  methods: ('GET' | 'POST')[];
  /** Whether it is told which address it was asked for under. The provider's pages look themselves. */
  isTold: boolean;
}

/** With a stand-in the SDK knows one address for the provider's pages and its calls, so both come here. */
export function passedOn({ host, projectId }: Config['identity']): PassedOn {
  if (host === null) {
    return {
      upstream: `https://${projectId}.firebaseapp.com`,
      routes: ['/__/*'],
      paths: /^\/__\/(auth\/[\w./-]+|firebase\/init\.json)$/,
      methods: ['GET'],
      isTold: false,
    };
  }
  const hosts = ['/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*'];
  return {
    upstream: host,
    routes: ['/emulator/auth/*', ...hosts],
    paths: /^\/[\w.:/-]+$/,
    methods: ['GET', 'POST'],
    isTold: true,
  };
}

/** Neither cookies nor tokens of the library are among them. */
const ASKED_WITH = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-length',
  'content-type',
  'host',
  'if-modified-since',
  'if-none-match',
  'user-agent',
];
const ANSWERED_WITH = [
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'location',
  'vary',
];

type Headers = Record<string, unknown>;
const only = (names: readonly string[], headers: Headers): Headers =>
  Object.fromEntries(names.filter((name) => name in headers).map((name) => [name, headers[name]]));

/** The provider says what its pages may load. The library alone may show one in a frame. */
const policyOf = (headers: Headers) =>
  [headers['content-security-policy'], "frame-ancestors 'self'"].filter(Boolean).join(', ');

const AWAY = 'The sign-in service cannot be reached just now. Please try again in a moment.';
const awayPage = `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Signing in</title><p>${AWAY}</p><p><a href="${pages.signIn}">Back to signing in</a></p></html>`;

/** A person is told so in a page, a script in the words of every other call. */
function tellAway(reply: FastifyReply, cause: unknown): FastifyReply {
  if (!String(reply.request.headers.accept).includes('text/html')) {
    return reply.send(new Problem('provider_unavailable', AWAY, { cause, isReported: true }));
  }
  return reply
    .status(503)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .send(awayPage);
}

const PATIENCE_MS = 10_000;

export async function signInPageRoutes(
  app: FastifyInstance,
  { upstream, routes, paths, methods, isTold }: PassedOn,
): Promise<void> {
  await app.register(replyFrom, {
    base: upstream,
    disableRequestLogging: true,
    undici: {
      connections: 32,
      connect: { timeout: PATIENCE_MS },
      headersTimeout: PATIENCE_MS,
      bodyTimeout: PATIENCE_MS,
    },
  });
  // What is sent goes on as it came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));

  function passOn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const path = request.url.split('?')[0] ?? '';
    // Nothing leads out of what is passed on.
    const isPassedOn = paths.test(path) && new URL(path, upstream).href === upstream + path;
    if (!isPassedOn) throw new Problem('not_found', 'There is nothing at this address');
    return reply.from(path, {
      retryDelay: () => null,
      rewriteRequestHeaders: (_, headers) => ({
        ...(only(ASKED_WITH, headers) as typeof headers),
        ...(isTold && { 'x-forwarded-host': request.host }),
      }),
      rewriteHeaders: (headers) => ({
        ...(only(ANSWERED_WITH, headers) as typeof headers),
        'content-security-policy': policyOf(headers),
      }),
      onError: (_, { error }) => void tellAway(reply, error),
    });
  }
  for (const url of routes) {
    app.route({ method: methods, url, schema: { hide: true }, handler: passOn });
  }
}
