// The front page, robots.txt and the 404 page of the server that hosts the stand-ins.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { html, page, sign, type Html } from './common/page.ts';

function send(reply: FastifyReply, title: string, body: Html): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    .send(page({ title }, html`${sign('On this computer')} ${body}`));
}

/** `library` is the origin of the product that uses these stand-ins. */
export function registerFrontPage(app: FastifyInstance, library: string): void {
  app.get('/', (_request, reply) =>
    send(
      reply,
      'Local stand-ins',
      html`<h1>Local stand-ins</h1>
        <p>
          This server plays the services the library works with: sign-in, card payments, e-mail and
          a flipbook host. Nothing leaves this computer, and no money moves.
        </p>
        <ul class="ways">
          <li><a href="${library}">The library itself</a></li>
          <li><a href="/mailbox">The mailbox</a>, with every e-mail sent to a parent</li>
          <li>
            <a href="/control">The control of the payments</a>: let a month pass, a renewal fail, a
            webhook get lost
          </li>
          <li>
            Two flipbooks: <a href="/flipbooks/crab-has-a-shell-shop">Crab Has a Shell Shop</a> and
            <a href="/flipbooks/drew-the-new-dragon">Drew the New Dragon</a>
          </li>
        </ul>
        <p class="muted">Pay with the card 4242 4242 4242 4242, any later date and any code.</p>`,
    ),
  );

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  );

  app.setNotFoundHandler((request, reply) => {
    reply.code(404);
    // Programs get JSON, browsers get a page.
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) {
      return reply.send({ error: 'not_found' });
    }
    return send(
      reply,
      'Page not found',
      html`<h1>Page not found</h1>
        <p>None of the stand-ins has a page at this address.</p>
        <a class="button plain" href="/">See what is here</a>`,
    );
  });
}
