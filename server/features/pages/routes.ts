// The pages a browser opens: the client's one document, its assets, and the public pictures.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ClientConfig } from '../../../contracts/client-config.ts';
import { pages } from '../../../contracts/pages.ts';
import { Problem } from '../../errors.ts';

const YEAR_S = 31_536_000;
const HOUR_S = 3_600;
const CONFIG_PLACE = '<script type="application/json" id="client-config">{}</script>';

export interface PageSettings {
  /** The built client, with index.html. */
  clientFolder: string;
  objectsFolder: string;
  clientConfig: ClientConfig;
  documentHeaders: Readonly<Record<string, string>>;
}

export async function pageRoutes(app: FastifyInstance, settings: PageSettings): Promise<void> {
  const sendDocument = prepareDocument(settings);

  await app.register(fastifyStatic, {
    root: join(settings.clientFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_S * 1000,
    decorateReply: false,
  });
  await app.register(fastifyStatic, {
    root: settings.clientFolder,
    wildcard: false,
    index: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz', 'index.html'],
    cacheControl: true,
    maxAge: HOUR_S * 1000,
    decorateReply: false,
  });
  await app.register(fastifyStatic, {
    root: settings.objectsFolder,
    prefix: '/public-objects/',
    preCompressed: true,
    index: false,
    maxAge: HOUR_S * 1000,
    decorateReply: false,
    // A picture opened by itself runs nothing.
    setHeaders: (reply) =>
      reply.header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      ),
  });

  for (const path of Object.values(pages)) {
    app.get(path, { schema: { hide: true } }, (request, reply) => sendDocument(request, reply));
  }
  app.get('/api/login', { schema: { hide: true } }, (_, reply) =>
    reply.redirect(pages.signIn, 302),
  );

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage =
      ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets|public-objects)\//.test(path);
    if (!isPage) throw new Problem('not_found', `There is nothing at ${request.method} ${path}`);
    return sendDocument(request, reply.status(404));
  });
}

/** Reads index.html once, writes the client's settings into it and compresses it. */
function prepareDocument(settings: PageSettings) {
  const source = readFileSync(join(settings.clientFolder, 'index.html'), 'utf8');
  if (!source.includes(CONFIG_PLACE)) throw new Error('index.html has no place for the settings');
  const json = JSON.stringify(settings.clientConfig).replaceAll('<', '\\u003c');
  const document = Buffer.from(
    source.replace(CONFIG_PLACE, () => CONFIG_PLACE.replace('{}', () => json)),
  );
  const forms = {
    br: brotliCompressSync(document, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(document),
  };
  return (request: FastifyRequest, reply: FastifyReply) => {
    reply
      .headers(settings.documentHeaders)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding');
    const accepted = request.headers['accept-encoding'] ?? '';
    for (const encoding of ['br', 'gzip'] as const) {
      if (accepted.includes(encoding)) {
        return reply.header('content-encoding', encoding).send(forms[encoding]);
      }
    }
    return reply.send(document);
  };
}
