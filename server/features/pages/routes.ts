// The pages a browser opens: the client's one document, and its assets.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ClientConfig } from '../../../contracts/client-config.ts';
import { documentTitle, wordsOf } from '../../../contracts/page-words.ts';
import { pages } from '../../../contracts/pages.ts';
import { chooseEncoding } from '../../accept-encoding.ts';
import { checkDescriptors } from '../../descriptors.ts';
import { answerError, Problem } from '../../errors.ts';

const YEAR_S = 31_536_000;
const HOUR_S = 3_600;
/** The code of the flipbook's frame, letters, and the library's mark. */
const FRAME_ASSET = /\/(flipbook-[\w-]+\.(js|css)|[\w-]+\.woff2|favicon\.svg)(\.br|\.gz)?$/;

/** The frame has no origin of its own, so that to a browser it is a stranger. */
function letFrameRead(reply: FastifyReply, path: string): void {
  if (!FRAME_ASSET.test(path)) return;
  reply.header('access-control-allow-origin', '*');
  reply.header('cross-origin-resource-policy', 'cross-origin');
}

const WORDS_PLACE = '<!--page-words-->';
const CONFIG_PLACE = '<script type="application/json" id="client-config">{}</script>';

export interface PageSettings {
  /** The built client, with index.html. */
  clientFolder: string;
  clientConfig: ClientConfig;
  /** Where parents reach the library, for the picture that goes with a shared address. */
  publicUrl: string;
  /** The document's headers, given the texts of the scripts that stand in it. */
  documentHeaders: (inlineScripts: readonly string[]) => Readonly<Record<string, string>>;
}

export async function pageRoutes(app: FastifyInstance, settings: PageSettings): Promise<void> {
  const prepare = prepareDocuments(settings);
  // It calls a file forbidden that it cannot look at for want of a descriptor.
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    if (error.code === 'FST_STATIC_FORBIDDEN_PATH') await checkDescriptors();
    answerError(error, request, reply);
    return reply;
  });

  await app.register(fastifyStatic, {
    root: join(settings.clientFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_S * 1000,
    decorateReply: false,
    setHeaders: letFrameRead,
  });
  await app.register(fastifyStatic, {
    root: settings.clientFolder,
    wildcard: false,
    index: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz', 'index.html', 'flipbook.html'],
    cacheControl: true,
    maxAge: HOUR_S * 1000,
    decorateReply: false,
    setHeaders: letFrameRead,
  });
  for (const path of Object.values(pages)) {
    const send = prepare(path);
    app.get(path, { schema: { hide: true } }, (request, reply) => send(request, reply));
  }
  app.get('/api/login', { schema: { hide: true } }, (_, reply) =>
    reply.redirect(pages.signIn, 302),
  );

  const sendNotFound = prepare('/*');
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(api|assets|public-objects|flipbooks)\//.test(path);
    if (!isPage) throw new Problem('not_found', `There is nothing at ${request.method} ${path}`);
    return sendNotFound(request, reply.status(404));
  });
}

/** Title and description of a screen, for the browser's tab, search engines and shared addresses. */
function writeWords(path: string, publicUrl: string): string {
  const { title, description } = wordsOf(path);
  const name = documentTitle(title);
  return [
    `<title>${name}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta property="og:title" content="${name}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:image" content="${publicUrl}/icon-512.png">`,
  ].join('\n    ');
}

/**
 * Reads index.html once and writes the client's settings into it. What it answers writes the words of
 * one screen's path into that and compresses it, all before the first visitor comes.
 */
function prepareDocuments({
  clientFolder,
  clientConfig,
  publicUrl,
  documentHeaders,
}: PageSettings) {
  const source = readFileSync(join(clientFolder, 'index.html'), 'utf8');
  for (const place of [WORDS_PLACE, CONFIG_PLACE]) {
    if (!source.includes(place)) throw new Error(`index.html has no place for ${place}`);
  }
  const json = JSON.stringify(clientConfig).replaceAll('<', '\\u003c');
  const configured = source.replace(CONFIG_PLACE, () => CONFIG_PLACE.replace('{}', () => json));
  const [, ...afterStart] = source.split('<script>');
  const inlineScripts = afterStart.map((text) => text.slice(0, text.indexOf('</script>')));
  const headers = documentHeaders(inlineScripts);
  return (path: string) =>
    sender(
      Buffer.from(configured.replace(WORDS_PLACE, () => writeWords(path, publicUrl))),
      headers,
    );
}

/** Sends a document in the best form that the browser accepts. */
function sender(document: Buffer, headers: Readonly<Record<string, string>>) {
  const forms = {
    br: brotliCompressSync(document, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(document),
  };
  return (request: FastifyRequest, reply: FastifyReply) => {
    reply
      .headers(headers)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding');
    const encoding = chooseEncoding(request.headers, 'br', 'gzip', 'identity');
    if (encoding === 'identity') return reply.send(document);
    return reply.header('content-encoding', encoding).send(forms[encoding]);
  };
}
