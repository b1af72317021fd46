// Shared by all pages of the identity stand-in: headers, form parsing, error pages and the note at the bottom.
import { readFileSync } from 'node:fs';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html, page, sign, type Html } from '../common/page.ts';
import { IdentityError } from './errors.ts';

const note =
  'This is a local stand-in for sign-in services. Nothing you type leaves this computer.';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** `who` is the name of the service that the page stands in for. */
export function sendPage(
  reply: FastifyReply,
  title: string,
  body: Html,
  code = 200,
  who = 'Sign-in service',
): FastifyReply {
  return reply
    .code(code)
    .type('text/html; charset=utf-8')
    .send(page({ title, note }, html`${sign(who)} ${body}`));
}

/** An error whose message is shown to the person on the page. */
export class PageError extends Error {}

/** Serves `browser/<file>` as a script. */
export function serveScript(app: FastifyInstance, path: string, file: string): void {
  const source = readFileSync(new URL(`./browser/${file}`, import.meta.url), 'utf8');
  app.get(path, async (_request, reply) => {
    reply.type('text/javascript; charset=utf-8');
    return source;
  });
}

function isCrossOriginForm(request: FastifyRequest): boolean {
  const { origin, host } = request.headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

/** Prepares a scope for pages: accepts forms of the same origin only, and forbids framing and caching. */
export function preparePages(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      // Not 'no-referrer', because browsers then send our own forms without their origin.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    if (request.method === 'POST' && isCrossOriginForm(request)) {
      throw new PageError('This form was sent from another site.');
    }
  });
  app.setErrorHandler((error: FastifyError | PageError, request, reply) => {
    const expected = error instanceof PageError || error instanceof IdentityError;
    const code = expected ? 400 : (error.statusCode ?? 500);
    if (code >= 500) request.log.error(error);
    const message = expected || code < 500 ? error.message : 'Something went wrong.';
    return sendPage(
      reply,
      'This page cannot be shown',
      html`<h1>This page cannot be shown</h1>
        <p class="error" role="alert">${message}</p>`,
      code,
    );
  });
}

/** Returns the text fields of a query or form. A field that is repeated or not a text is left out. */
export function textFields(value: unknown): Partial<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'));
}
