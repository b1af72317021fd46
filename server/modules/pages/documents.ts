// The client's only HTML document, prepared for each page, and the service worker, which keeps it in the browser.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClientConfig } from '../../../contracts/client-config.ts';
import { documentTitle, copyOf } from '../../../contracts/page-copy.ts';
import { findPage, type PageName, pages } from '../../../contracts/pages.ts';
import type { Config } from '../../config/config.ts';
import { chooseEncoding } from '../../http/accept-encoding.ts';
import { documentHeaders, workerHeaders } from '../../http/security-headers.ts';

const COPY_PLACEHOLDER = '<!--page-copy-->';
const CONFIG_PLACEHOLDER = '<script type="application/json" id="client-config">{}</script>';

export interface Documents {
  /**
   * Sends the page of an address, redirects `/account/` to `/account`, and sends the 404 page for any other
   * address.
   */
  answer(request: FastifyRequest, reply: FastifyReply): FastifyReply;
  /** Sends the service worker. It changes whenever the document of the home does. */
  answerWorker(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/**
 * Reads index.html of the built client once at start, inserts the client's settings and the title and description of
 * each page, and compresses the results.
 */
export function prepareDocuments(clientFolder: string, config: Config): Documents {
  const source = readFileSync(join(clientFolder, 'index.html'), 'utf8');
  for (const placeholder of [COPY_PLACEHOLDER, CONFIG_PLACEHOLDER]) {
    if (!source.includes(placeholder)) throw new Error(`index.html lacks ${placeholder}`);
  }
  const json = JSON.stringify(clientConfigOf(config)).replaceAll('<', '\\u003c');
  const configured = source.replace(CONFIG_PLACEHOLDER, () =>
    CONFIG_PLACEHOLDER.replace('{}', () => json),
  );
  const [, ...afterStart] = source.split('<script>');
  const inlineScripts = afterStart.map((text) => text.slice(0, text.indexOf('</script>')));
  const headers = documentHeaders(config, inlineScripts);
  const render = (path: string) =>
    configured.replace(COPY_PLACEHOLDER, () => renderCopy(path, config.publicUrl));
  const prepare = (path: string) =>
    sender(Buffer.from(render(path)), { ...headers, 'content-type': 'text/html; charset=utf-8' });
  const senders = new Map(
    Object.entries(pages).map(([name, path]) => [name as PageName, prepare(path)] as const),
  );
  const sendNotFound = prepare('/*');
  const sendWorker = prepareWorker(clientFolder, render(pages.home), headers);

  return {
    answer(request, reply) {
      const path = pathOf(request);
      const send = senders.get(findPage(path)?.name as PageName);
      if (send !== undefined) return send(request, reply);
      const bare = withoutSlashes(path);
      if (findPage(bare) === null) return sendNotFound(request, reply.status(404));
      return reply.redirect(bare + request.url.slice(path.length), 301);
    },
    answerWorker: sendWorker,
  };
}

/** With another document of the home, or other headers of it, the worker is another one. */
function prepareWorker(
  clientFolder: string,
  home: string,
  headers: Readonly<Record<string, string>>,
) {
  const script = readFileSync(join(clientFolder, 'service-worker.js'), 'utf8');
  const hashOf = (text: string) => createHash('sha256').update(text);
  const shell = {
    __SHELL_REVISION__: hashOf(`${home}\n${JSON.stringify(headers)}`)
      .digest('hex')
      .slice(0, 16),
    __SHELL_INTEGRITY__: `sha256-${hashOf(home).digest('base64')}`,
  };
  const filled = Object.entries(shell).reduce((text, [placeholder, value]) => {
    if (!text.includes(placeholder)) throw new Error(`service-worker.js lacks ${placeholder}`);
    return text.replace(placeholder, () => value);
  }, script);
  return sender(Buffer.from(filled), {
    ...workerHeaders,
    'content-type': 'text/javascript; charset=utf-8',
  });
}

/** Returns the path of a request's address, without its query. */
export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

/** Names every setting that the browser receives. */
const clientConfigOf = ({ identity, mail, payments, shop, timeZone }: Config): ClientConfig => ({
  identity: {
    apiKey: identity.apiKey,
    authDomain: identity.authDomain,
    projectId: identity.projectId,
    host: identity.host,
  },
  trialDays: payments.trialDays,
  amount: payments.amount,
  shop: {
    termsUrl: shop.termsUrl,
    privacyUrl: shop.privacyUrl,
    contactEmail: shop.contactEmail,
    includesGst: shop.includesGst,
  },
  letters: mail !== null,
  timeZone,
});

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

/** Returns a function that sends a document with the best compression that the browser accepts. */
function sender(document: Buffer, headers: Readonly<Record<string, string>>) {
  const encoded = {
    br: brotliCompressSync(document, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(document),
  };
  return (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    const encoding = chooseEncoding(request.headers, 'br', 'gzip', 'identity');
    if (encoding === 'identity') return reply.send(document);
    return reply.header('content-encoding', encoding).send(encoded[encoding]);
  };
}
