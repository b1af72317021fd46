// `/emulator/auth/handler` is the page that the SDK opens as a popup or by redirect.
// `/emulator/auth/iframe` is the hidden frame through which the product's page receives the outcome.
// `/js/api.js` is the script that connects the page with that frame.
// As with the provider, a product may serve handler and frame under its own origin. The account chooser itself
// stays on this origin.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { html, page, type Html } from '../common/page.ts';
import { isEmail } from './accounts.ts';
import { chooserPage, initials } from './chooser-page.ts';
import {
  errorEvent,
  readChooserRequest,
  successEvent,
  type AuthEvent,
  type ChooserRequest,
} from './chooser-request.ts';
import {
  findGoogleAccount,
  googleProvider,
  listGoogleAccounts,
  signGoogleToken,
  useGoogleAccount,
} from './google.ts';
import { preparePages, sendPage, serveScript, textFields } from './pages.ts';
import type { StandIn } from './stand-in.ts';

function sendChooser(reply: FastifyReply, body: Html, code = 200) {
  return sendPage(reply, 'Choose an account', body, code, 'Google sign-in');
}

/** handler.js passes the outcome to the page that asked. Without `outcome`, it reads it from the address. */
function sendOutcomePage(reply: FastifyReply, outcome = '', handler = '') {
  return sendPage(
    reply,
    'One moment',
    html`<h1>One moment</h1>
      <p id="outcome" role="status" data-outcome="${outcome}" data-handler="${handler}">
        Going back to the page you came from.
      </p>
      <script src="/emulator/auth/handler.js"></script>`,
  );
}

function sendOutcome(reply: FastifyReply, request: ChooserRequest, authEvent: AuthEvent) {
  const { apiKey, appName, redirectUrl, handler } = request;
  const outcome = JSON.stringify({ apiKey, appName, redirectUrl, authEvent });
  return sendOutcomePage(reply, outcome, handler);
}

function chooseAccount(standIn: StandIn, fields: Partial<Record<string, string>>) {
  const { account: sub, email = '', name = '' } = fields;
  const known = sub === undefined ? undefined : findGoogleAccount(standIn.store, sub);
  if (known) return { account: useGoogleAccount(standIn, known) };
  if (!isEmail(email.trim())) {
    return { problem: { field: 'email', text: 'Enter a valid email address.' } } as const;
  }
  if (name.trim() === '' || name.length > 80) {
    return { problem: { field: 'name', text: 'Enter a name.' } } as const;
  }
  return { account: useGoogleAccount(standIn, { email, name }) };
}

function registerHandler(app: FastifyInstance, standIn: StandIn): void {
  serveScript(app, '/emulator/auth/handler.js', 'handler.js');
  app.get('/emulator/auth/handler/outcome', async (_request, reply) => sendOutcomePage(reply));

  app.get('/emulator/auth/handler', async (query, reply) => {
    const request = readChooserRequest(standIn, query.query);
    if (request.providerId !== googleProvider) {
      const message = 'The stand-in offers Google only.';
      return sendOutcome(
        reply,
        request,
        errorEvent(request, 'auth/operation-not-allowed', message),
      );
    }
    // The request came through the product's origin. Redirects to the chooser here, as the provider redirects to Google.
    const { 'x-forwarded-host': forwardedHost } = query.headers;
    if (typeof forwardedHost === 'string') {
      const chooser = new URL(query.url, standIn.origin);
      chooser.searchParams.set('handler', `http://${forwardedHost}`);
      return reply.redirect(chooser.href);
    }
    return sendChooser(reply, chooserPage(request, listGoogleAccounts(standIn.store)));
  });

  app.post('/emulator/auth/handler', async (form, reply) => {
    const request = readChooserRequest(standIn, form.body);
    const fields = textFields(form.body);
    if (fields['cancel'] !== undefined) {
      const message = 'The person cancelled.';
      return sendOutcome(reply, request, errorEvent(request, 'auth/user-cancelled', message));
    }
    const { account, problem } = chooseAccount(standIn, fields);
    if (!account) {
      const { email = '', name = '' } = fields;
      const accounts = listGoogleAccounts(standIn.store);
      return sendChooser(reply, chooserPage(request, accounts, { email, name, ...problem }), 400);
    }
    const token = await signGoogleToken(standIn, account);
    return sendOutcome(reply, request, successEvent(standIn, request, token));
  });
}

// `frame-ancestors` does not support IPv6 addresses.
const loopbackPages = 'http://localhost:* http://*.localhost:* http://127.0.0.1:*';

function registerFrame(app: FastifyInstance): void {
  serveScript(app, '/emulator/auth/iframe.js', 'iframe.js');
  app.get('/emulator/auth/iframe', async (_request, reply) => {
    reply.type('text/html; charset=utf-8').headers({
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; frame-ancestors ${loopbackPages}`,
    });
    return page(
      { title: 'Sign-in connection' },
      html`<script src="/emulator/auth/iframe.js"></script>`,
    );
  });
}

/** Serves a picture with the initials of the account, so that `photoURL` works without another host. */
function registerPicture(app: FastifyInstance, standIn: StandIn): void {
  app.get<{ Params: { sub: string } }>('/emulator/auth/picture/:sub', async (request, reply) => {
    const name = findGoogleAccount(standIn.store, request.params.sub)?.name ?? '?';
    reply.type('image/svg+xml').header('cross-origin-resource-policy', 'cross-origin');
    return html`<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">
      <rect width="96" height="96" fill="#3b3291" />
      <text x="48" y="60" font-family="sans-serif" font-size="36" fill="#fff" text-anchor="middle">
        ${initials(name)}
      </text>
    </svg>`.text;
  });
}

export function registerChooser(app: FastifyInstance, standIn: StandIn): void {
  preparePages(app);
  registerHandler(app, standIn);
  registerFrame(app);
  registerPicture(app, standIn);
  app.register(async (scope) => {
    // Pages of other origins load this script.
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cross-origin-resource-policy', 'cross-origin');
    });
    serveScript(scope, '/js/api.js', 'api.js');
  });
}
