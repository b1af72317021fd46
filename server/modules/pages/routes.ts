// The pages a browser opens: the client's only HTML document, and its assets.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ClientConfig } from '../../../contracts/client-config.ts';
import { documentTitle, copyOf } from '../../../contracts/page-copy.ts';
import { findPage, type PageName, pages } from '../../../contracts/pages.ts';
import { chooseEncoding } from '../../http/accept-encoding.ts';
import { checkDescriptors } from '../../runtime/file-descriptors.ts';
import { answerError } from '../../http/errors.ts';
import { Problem } from '../../problems/problem.ts';

const YEAR_S = 31_536_000;
const HOUR_S = 3_600;
/** The flipbook frame's code, the fonts, and the favicon. */
const FRAME_ASSET = /\/(flipbook-[\w-]+\.(js|css)|[\w-]+\.woff2|favicon\.svg)(\.br|\.gz)?$/;

/** The flipbook's frame has an opaque origin, so its assets need cross-origin headers. */
function allowFrameAccess(reply: FastifyReply, path: string): void {
  if (!FRAME_ASSET.test(path)) return;
  reply.header('access-control-allow-origin', '*');
  reply.header('cross-origin-resource-policy', 'cross-origin');
}

const COPY_PLACEHOLDER = '<!--page-words-->';
const CONFIG_PLACEHOLDER = '<script type="application/json" id="client-config">{}</script>';

export interface PageSettings {
  /** The built client, with index.html. */
  clientFolder: string;
  clientConfig: ClientConfig;
  /** The library's public address, for the preview picture of a shared link. */
  publicUrl: string;
  /** Returns the document's headers, given the code of its inline scripts. */
  documentHeaders: (inlineScripts: readonly string[]) => Readonly<Record<string, string>>;
}

export type Documents = ReturnType<typeof prepareDocuments>;

export async function pageRoutes(
  app: FastifyInstance,
  { clientFolder, documents }: { clientFolder: string; documents: Documents },
): Promise<void> {
  // @fastify/static reports a file as forbidden when there is no file descriptor left to open it.
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
    setHeaders: allowFrameAccess,
  });
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz', 'index.html', 'flipbook.html'],
    cacheControl: true,
    maxAge: HOUR_S * 1000,
    decorateReply: false,
    setHeaders: allowFrameAccess,
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

/** Whether a person opens an address in a browser. Errors are then shown as a page, not as JSON. */
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

/** Returns the title and description tags of a screen, for the browser's tab, search engines and shared links. */
function renderCopy(path: string, publicUrl: string): string {
  const { title, description } = copyOf(path);
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
 * Reads index.html once at start, inserts the client's settings and the title and description of each page, and
 * compresses the results. `answer` sends the page of an address, redirects `/account/` to `/account`, and sends the
 * 404 page for any other address.
 */
export function prepareDocuments({
  clientFolder,
  clientConfig,
  publicUrl,
  documentHeaders,
}: PageSettings) {
  const source = readFileSync(join(clientFolder, 'index.html'), 'utf8');
  for (const placeholder of [COPY_PLACEHOLDER, CONFIG_PLACEHOLDER]) {
    if (!source.includes(placeholder)) throw new Error(`index.html lacks ${placeholder}`);
  }
  const json = JSON.stringify(clientConfig).replaceAll('<', '\\u003c');
  const configured = source.replace(CONFIG_PLACEHOLDER, () =>
    CONFIG_PLACEHOLDER.replace('{}', () => json),
  );
  const [, ...afterStart] = source.split('<script>');
  const inlineScripts = afterStart.map((text) => text.slice(0, text.indexOf('</script>')));
  const headers = documentHeaders(inlineScripts);
  const prepare = (path: string) =>
    sender(
      Buffer.from(configured.replace(COPY_PLACEHOLDER, () => renderCopy(path, publicUrl))),
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

/** Returns a function that sends a document with the best compression that the browser accepts. */
function sender(document: Buffer, headers: Readonly<Record<string, string>>) {
  const encoded = {
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
    return reply.header('content-encoding', encoding).send(encoded[encoding]);
  };
}
