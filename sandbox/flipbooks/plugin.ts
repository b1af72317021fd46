// Stands in for the owner's flipbook host. It serves real books at addresses that any site may frame.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { html, page } from '../common/page.ts';
import { flipbooks } from './books.ts';
import { renderPicture } from './picture.ts';
import { renderViewer } from './viewer.ts';

const policy = (style: string) =>
  `default-src 'none'; font-src 'self'; img-src 'self'; script-src 'self'; style-src ${style}; base-uri 'none'; form-action 'none'; frame-ancestors *`;

function secure(reply: FastifyReply, style = "'self'"): FastifyReply {
  return reply
    .header('content-security-policy', policy(style))
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer');
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  const body = html`<h1>Book not found</h1>
    <p>This flipbook host has no book at this address.</p>`;
  return secure(reply, "'unsafe-inline'")
    .code(404)
    .type('text/html; charset=utf-8')
    .send(page({ title: 'Book not found', note: 'A local stand-in for a flipbook host.' }, body));
}

/** A font for beginning readers, with a single-storey a and g. */
const fontFile = (weight: string) =>
  createRequire(import.meta.url).resolve(
    `@fontsource/andika/files/andika-latin-${weight}-normal.woff2`,
  );

const asset = (name: string) => readFileSync(new URL(name, import.meta.url));

/** Serves GET /flipbooks/:id, the pictures of each book, and the script, style and fonts of the viewer. */
export function flipbooksStandIn(): FastifyPluginAsync {
  const script = asset('viewer.js');
  const style = asset('viewer.css');
  /** Cache of rendered pictures by address. They never change while the host runs. */
  const pictures = new Map<string, string>();

  return async (app) => {
    app.get('/flipbooks/assets/viewer.js', (_request, reply) =>
      secure(reply).type('text/javascript; charset=utf-8').send(script),
    );
    app.get('/flipbooks/assets/viewer.css', (_request, reply) =>
      secure(reply).type('text/css; charset=utf-8').send(style),
    );

    for (const weight of ['400', '700']) {
      const font = readFileSync(fontFile(weight));
      app.get(`/flipbooks/assets/andika-${weight}.woff2`, (_request, reply) =>
        secure(reply)
          .type('font/woff2')
          // Browsers fetch fonts with CORS, and a sandboxed frame sends the origin "null".
          .header('access-control-allow-origin', '*')
          .header('cache-control', 'public, max-age=86400')
          .send(font),
      );
    }

    app.get<{ Params: { id: string } }>('/flipbooks/:id', (request, reply) => {
      const { id } = request.params;
      const book = flipbooks.get(id);
      if (book === undefined) return sendNotFound(reply);
      return secure(reply).type('text/html; charset=utf-8').send(renderViewer(id, book));
    });

    app.get<{ Params: { id: string; file: string } }>('/flipbooks/:id/:file', (request, reply) => {
      const { id, file } = request.params;
      const number = /^page-([1-9]\d?)\.svg$/.exec(file)?.[1];
      const found = flipbooks.get(id)?.pages[Number(number) - 1];
      if (found === undefined) return sendNotFound(reply);
      const key = `${id}/${file}`;
      const picture = pictures.get(key) ?? renderPicture(found.scene);
      pictures.set(key, picture);
      return secure(reply).type('image/svg+xml').send(picture);
    });
  };
}
