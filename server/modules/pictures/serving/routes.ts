// Serves covers and page pictures from the object store.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../../../http/accept-encoding.ts';
import {
  contentHashIn,
  isObjectName,
  KEPT,
  OBJECTS_PREFIX,
  type OpenedObject,
  type ObjectStore,
  type StoredObject,
  typeOf,
} from '../../../providers/storage/objects.ts';
import { drawingPolicy } from '../../../http/security-headers.ts';
import { type RequestedForm, httpDate, isConditional, negotiate } from './requested-form.ts';

const MONTH_S = 2_592_000;
const HOUR_S = 3_600;

/**
 * The cache header for a picture that an owner has put into the store by hand, and may replace under the same name.
 * For a month the browser shows it from the cache at once, and revalidates it in the background.
 */
const REPLACEABLE = `public, max-age=${HOUR_S}, stale-while-revalidate=${MONTH_S}`;

const DRAWING = 'image/svg+xml';

type Request = FastifyRequest<{ Params: { '*': string } }>;

export function objectRoutes(app: FastifyInstance, objects: ObjectStore): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${OBJECTS_PREFIX}*`,
    schema: { hide: true },
    async handler(request, reply) {
      const name = request.params['*'];
      const type = typeOf(name);
      if (type === null || !isObjectName(name)) return reply.callNotFound();
      for (const form of namesFor(request, name, type)) {
        const found = await load(objects, form, request, reply);
        if (found !== null) return send(reply, form, type, found);
      }
      return reply.callNotFound();
    },
  });
}

/** Returns the names to try, best first: `put` also stores a compressed form of an SVG. */
function namesFor({ headers }: Request, name: string, type: string): string[] {
  const isCompressed =
    type === DRAWING &&
    contentHashIn(name) !== null &&
    chooseEncoding(headers, 'br', 'identity') === 'br';
  return isCompressed ? [`${name}.br`, name] : [name];
}

interface Found {
  asked: RequestedForm;
  stored: StoredObject;
  etag: string;
  body: OpenedObject['body'] | null;
}

/** Loads an object; null if there is none. Queries the store once, or twice if the request is conditional. */
async function load(
  objects: ObjectStore,
  form: string,
  request: Request,
  reply: FastifyReply,
): Promise<Found | null> {
  const { method, headers } = request;
  let asked: RequestedForm = { status: 200 };
  if (method === 'HEAD' || isConditional(headers)) {
    const stored = await objects.find(form);
    if (stored === null) return null;
    const etag = etagOf(form, stored);
    asked = negotiate(method, headers, { ...stored, etag });
    const isBare = method === 'HEAD' || asked.status === 304 || asked.status === 416;
    if (isBare) return { asked, stored, etag, body: null };
  }
  const disconnected = new AbortController();
  reply.raw.once('close', () => disconnected.abort());
  const opened = await objects.open(form, { range: asked.range, signal: disconnected.signal });
  return opened && { asked, stored: opened, etag: etagOf(form, opened), body: opened.body };
}

/** Derives the ETag from the hash in the name, if there is one, so that it is the same in every process and store. */
function etagOf(form: string, { etag }: StoredObject): string {
  const hash = contentHashIn(form);
  if (hash === null) return etag;
  return form.endsWith('.br') ? `"${hash}-br"` : `"${hash}"`;
}

function send(reply: FastifyReply, form: string, type: string, found: Found): FastifyReply {
  const { asked, stored, etag, body } = found;
  const { size } = stored;
  const { status, range } = asked;
  reply.status(status).headers({
    etag,
    'last-modified': httpDate(stored.modifiedAt),
    'accept-ranges': 'bytes',
    'cache-control': contentHashIn(form) === null ? REPLACEABLE : KEPT,
    // An owner's other websites may show covers too.
    'cross-origin-resource-policy': 'cross-origin',
    ...(type === DRAWING && { vary: 'accept-encoding', 'content-security-policy': drawingPolicy }),
  });
  if (status === 304) return reply.send();
  if (status === 416) return reply.header('content-range', `bytes */${size}`).send();
  reply.headers({
    'content-type': type,
    'content-length': range ? range.last - range.first + 1 : size,
    ...(range && { 'content-range': `bytes ${range.first}-${range.last}/${size}` }),
    ...(form.endsWith('.br') && { 'content-encoding': 'br' }),
  });
  return reply.send(body ?? undefined);
}
