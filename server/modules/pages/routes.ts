// The addresses that a browser opens: the pages, their assets, and the 404 page for everything else.
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pages } from '../../../contracts/pages.ts';
import { answerError } from '../../http/errors.ts';
import { Problem } from '../../problems/problem.ts';
import { checkDescriptors } from '../../runtime/file-descriptors.ts';
import { type Documents, pathOf } from './documents.ts';

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
    globIgnore: [
      ...['assets/**', '**/*.br', '**/*.gz', 'index.html', 'flipbook.html'],
      'service-worker.js',
    ],
    cacheControl: true,
    maxAge: HOUR_S * 1000,
    decorateReply: false,
    setHeaders: allowFrameAccess,
  });
  for (const path of Object.values(pages)) {
    app.get(path, { schema: { hide: true } }, documents.answer);
  }
  app.get('/service-worker.js', { schema: { hide: true } }, documents.answerWorker);
  app.get('/api/login', { schema: { hide: true } }, (_, reply) =>
    reply.redirect(pages.signIn, 302),
  );
  app.setNotFoundHandler((request, reply) => {
    if (isForPeople(request)) return documents.answer(request, reply);
    throw new Problem('not_found', `There is nothing at ${request.method} ${pathOf(request)}`);
  });
}

/** Whether a person opens an address in a browser. Errors are then shown as a page, not as JSON. */
export function isForPeople(request: FastifyRequest): boolean {
  return (
    ['GET', 'HEAD'].includes(request.method) &&
    !/^\/(api|assets|public-objects|flipbooks)\//.test(pathOf(request))
  );
}
