// The pages a browser opens: the client's one document, and its assets.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ClientConfig } from '../../../contracts/client-config.ts';
import { documentTitle, wordsOf } from '../../../contracts/page-words.ts';
import { findPage, type PageName, pages } from '../../../contracts/pages.ts';
import { chooseEncoding } from '../../http/accept-encoding.ts';
import { checkDescriptors } from '../../runtime/file-descriptors.ts';
import { answerError } from '../../http/errors.ts';
import { Problem } from '../../problems/problem.ts';

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

export type Documents = ReturnType<typeof prepareDocuments>;

export async function pageRoutes(
  app: FastifyInstance,
  { clientFolder, documents }: { clientFolder: string; documents: Documents },
): Promise<void> {
  // It calls a file forbidden that it cannot look at for want of a descriptor.
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    if (error.code === 'FST_STATIC_FORBIDDEN_PATH') await checkDescriptors();
    answerError(error, request, reply);
    return reply;
  });
  await app.register(fastifyStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_S * 1000,
    decorateReply: false,
    setHeaders: letFrameRead,
  });
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz', 'index.html', 'flipbook.html'],
    cacheControl: true,
    maxAge: HOUR_S * 1000,
    decorateReply: false,
    setHeaders: letFrameRead,
  });
  for (const path of Object.values(pages)) {
    app.get(path, { schema: { hide: true } }, documents.answer);
  }
  app.get('/api/login', { schema: { hide: true } }, (_, reply) =>
    reply.redirect(pages.signIn, 302),
  );
  app.setNotFoundHandler((request, reply) => {
    if (isForPeople(request)) return documents.answer(request, reply);
    throw new Problem('not_found', `There is nothing at ${request.method} ${pathOf(request)}`);
  });
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';

/** Whether somebody opens an address in a browser: what is wrong with it a page says, not JSON. */
export function isForPeople(request: FastifyRequest): boolean {
  return (
    ['GET', 'HEAD'].includes(request.method) &&
    !/^\/(api|assets|public-objects|flipbooks)\//.test(pathOf(request))
  );
}

function withoutSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
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
 * Reads index.html once, writes the client's settings and the words of each page into it and compresses it, all before
 * the first visitor comes. `answer` sends the page of an address, leads from `/account/` to `/account`, and for any other
 * address sends the 404 page.
 */
export function prepareDocuments({
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
  const prepare = (path: string) =>
    sender(
      Buffer.from(configured.replace(WORDS_PLACE, () => writeWords(path, publicUrl))),
      headers,
    );
  const senders = new Map(
    Object.entries(pages).map(([name, path]) => [name as PageName, prepare(path)] as const),
  );
  const sendNotFound = prepare('/*');

  return {
    answer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const path = pathOf(request);
      const send = senders.get(findPage(path)?.name as PageName);
      if (send !== undefined) return send(request, reply);
      const bare = withoutSlashes(path);
      if (findPage(bare) === null) return sendNotFound(request, reply.status(404));
      return reply.redirect(bare + request.url.slice(path.length), 301);
    },
  };
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
