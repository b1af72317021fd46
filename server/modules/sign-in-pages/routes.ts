// Proxies the identity provider's sign-in pages under the library's own address. Browsers partition storage by
// site, so the result of a redirect sign-in on another site would be lost
// (https://firebase.google.com/docs/auth/web/redirect-best-practices, option 3).
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pages } from '../../../contracts/pages.ts';
import type { Config } from '../../config/config.ts';
import { Problem } from '../../problems/problem.ts';

export interface ProxySettings {
  /** The only origin that requests are forwarded to. */
  upstream: string;
  routes: readonly string[];
  /** The paths that are forwarded. Other paths of these routes are not found. */
  paths: RegExp;
  methods: ('GET' | 'POST')[];
  /** Whether to send `x-forwarded-host`. The provider's own pages do not need it. */
  forwardsHost: boolean;
}

/** With a stand-in (`host`) the SDK uses one address for the sign-in pages and the API, so both are proxied. */
export function proxySettings({ host, projectId }: Config['identity']): ProxySettings {
  if (host === null) {
    return {
      upstream: `https://${projectId}.firebaseapp.com`,
      routes: ['/__/*'],
      paths: /^\/__\/(auth\/[\w./-]+|firebase\/init\.json)$/,
      methods: ['GET'],
      forwardsHost: false,
    };
  }
  const hosts = ['/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*'];
  return {
    upstream: host,
    routes: ['/emulator/auth/*', ...hosts],
    paths: /^\/[\w.:/-]+$/,
    methods: ['GET', 'POST'],
    forwardsHost: true,
  };
}

/** Cookies and tokens of the library must not be forwarded. */
const REQUEST_HEADERS = [
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
const RESPONSE_HEADERS = [
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

/** Keeps the provider's policy, and lets only the library show a page in a frame. */
const policyOf = (headers: Headers) =>
  [headers['content-security-policy'], "frame-ancestors 'self'"].filter(Boolean).join(', ');

const UNAVAILABLE =
  'The sign-in service cannot be reached right now. Please try again in a moment.';
const unavailablePage = `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Signing in</title><p>${UNAVAILABLE}</p><p><a href="${pages.signIn}">Back to signing in</a></p></html>`;

/** Sends an HTML page to a person, and a JSON error to a script. */
function sendUnavailable(reply: FastifyReply, cause: unknown): FastifyReply {
  if (!String(reply.request.headers.accept).includes('text/html')) {
    return reply.send(
      new Problem('provider_unavailable', UNAVAILABLE, { cause, isReported: true }),
    );
  }
  return reply
    .status(503)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .send(unavailablePage);
}

const TIMEOUT_MS = 10_000;

export async function signInPageRoutes(
  app: FastifyInstance,
  { upstream, routes, paths, methods, forwardsHost }: ProxySettings,
): Promise<void> {
  await app.register(replyFrom, {
    base: upstream,
    disableRequestLogging: true,
    undici: {
      connections: 32,
      connect: { timeout: TIMEOUT_MS },
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    },
  });
  // Request bodies are forwarded unparsed.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));

  function forward(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const path = request.url.split('?')[0] ?? '';
    // The second check refuses paths that the URL parser would change, such as `..` segments.
    const isAllowed = paths.test(path) && new URL(path, upstream).href === upstream + path;
    if (!isAllowed) throw new Problem('not_found', 'There is nothing at this address');
    return reply.from(path, {
      retryDelay: () => null,
      rewriteRequestHeaders: (_, headers) => ({
        ...(only(REQUEST_HEADERS, headers) as typeof headers),
        ...(forwardsHost && { 'x-forwarded-host': request.host }),
      }),
      rewriteHeaders: (headers) => ({
        ...(only(RESPONSE_HEADERS, headers) as typeof headers),
        'content-security-policy': policyOf(headers),
      }),
      onError: (_, { error }) => void sendUnavailable(reply, error),
    });
  }
  for (const url of routes) {
    app.route({ method: methods, url, schema: { hide: true }, handler: forward });
  }
}
