// Covers and page pictures, out of whichever store the library has.
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
import { type Asked, httpDate, isConditional, whatIsAsked } from './asked.ts';

const MONTH_S = 2_592_000;
const HOUR_S = 3_600;

/**
 * A picture that an owner has laid into the store by hand may be replaced under its name. For a month it
 * is shown from the cache at once all the same, while the browser asks for a newer.
 */
const RENEWED = `public, max-age=${HOUR_S}, stale-while-revalidate=${MONTH_S}`;

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
      for (const form of formsFor(request, name, type)) {
        const answer = await load(objects, form, request, reply);
        if (answer !== null) return send(reply, form, type, answer);
      }
      return reply.callNotFound();
    },
  });
}

/** The names to look under, the best first: what `put` has stored of text is there compressed, too. */
function formsFor({ headers }: Request, name: string, type: string): string[] {
  const isCompressed =
    type === DRAWING &&
    contentHashIn(name) !== null &&
    chooseEncoding(headers, 'br', 'identity') === 'br';
  return isCompressed ? [`${name}.br`, name] : [name];
}

interface Answer {
  asked: Asked;
  stored: StoredObject;
  etag: string;
  body: OpenedObject['body'] | null;
}

/** Asks the store once, unless what is asked for depends on what is there. Null where nothing is. */
async function load(
  objects: ObjectStore,
  form: string,
  request: Request,
  reply: FastifyReply,
): Promise<Answer | null> {
  const { method, headers } = request;
  let asked: Asked = { status: 200 };
  if (method === 'HEAD' || isConditional(headers)) {
    const stored = await objects.find(form);
    if (stored === null) return null;
    const etag = etagOf(form, stored);
    asked = whatIsAsked(method, headers, { ...stored, etag });
    const isBare = method === 'HEAD' || asked.status === 304 || asked.status === 416;
    if (isBare) return { asked, stored, etag, body: null };
  }
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  const opened = await objects.open(form, { range: asked.range, signal: left.signal });
  return opened && { asked, stored: opened, etag: etagOf(form, opened), body: opened.body };
}

/** The same whichever machine or store answers, as far as a name tells what is behind it. */
function etagOf(form: string, { etag }: StoredObject): string {
  const hash = contentHashIn(form);
  if (hash === null) return etag;
  return form.endsWith('.br') ? `"${hash}-br"` : `"${hash}"`;
}

function send(reply: FastifyReply, form: string, type: string, answer: Answer): FastifyReply {
  const { asked, stored, etag, body } = answer;
  const { size } = stored;
  const { status, range } = asked;
  reply.status(status).headers({
    etag,
    'last-modified': httpDate(stored.modifiedAt),
    'accept-ranges': 'bytes',
    'cache-control': contentHashIn(form) === null ? RENEWED : KEPT,
    // Covers are there to be shown, on an owner's other pages too.
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
