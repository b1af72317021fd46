// How a call of contracts/endpoints.ts becomes a route: its access is decided, its request parsed
// and its answer shaped in one place, so that no handler can forget to.
import { Readable } from 'node:stream';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteOptions,
} from 'fastify';
import { z } from 'zod';
import { LONGEST_PAGE } from '../../contracts/books.ts';
import { endpoints, type EndpointName, type Endpoints } from '../../contracts/endpoints.ts';
import { type Endpoint, sayLimit, type UploadedFile } from '../../contracts/endpoints/endpoint.ts';
import { errorBody } from '../../contracts/errors.ts';
import type { Access } from '../../domain/access.ts';
import { compressLong } from './compress.ts';
import { keep } from '../async/copy-buffer.ts';
import type { Session } from './authenticate.ts';
import type { Caller, Callers } from './caller.ts';
import { takeFilesOnly, type Upload } from './uploads.ts';

/** An answer that was serialised when it was made, for what is sent far more often than it changes. */
export class Prepared<T> {
  declare readonly value?: T;
  /** Bytes: text beyond ASCII would be encoded anew for each reader. */
  readonly body: Buffer;
  constructor(value: T) {
    this.body = keep(Buffer.from(JSON.stringify(value)));
  }
}

/** An answer that is written while it is read, in pieces, for what is too large for the memory. */
export class Streamed<T> {
  declare readonly value?: T;
  readonly pieces: Iterable<string> | AsyncIterable<string>;
  readonly type: string;
  constructor(pieces: Iterable<string> | AsyncIterable<string>, type = 'application/json') {
    this.pieces = pieces;
    this.type = type;
  }
}

/** A page of a list, and how long the list is. */
export class Page<T> {
  readonly items: T[];
  readonly total: number;
  constructor(items: T[], total: number) {
    this.items = items;
    this.total = total;
  }
}

type Parsed<E, K extends string> = E extends { [key in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

type Answer<E> = E extends { answer: infer S extends z.ZodType }
  ? | z.output<S>
    | Prepared<z.output<S>>
    | Streamed<z.output<S>>
    | (z.output<S> extends (infer Item)[] ? Page<Item> : never)
  : null;

type Input<E extends { access: Access }> = {
  caller: Callers[E['access']];
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  /** The file that the body is, where the call takes one. */
  upload: E extends { upload: UploadedFile } ? Upload : undefined;
  /** How many items of a list the caller prefers at once; undefined is all of them. */
  pageSize: number | undefined;
};

export type Handler<N extends EndpointName> = (
  input: Input<Endpoints[N]>,
) => Promise<Answer<Endpoints[N]>>;

/** Registers `handler` for a call named as in the endpoint table, such as `GET /api/books`. */
export function route<N extends EndpointName>(
  app: FastifyInstance,
  session: Session,
  name: N,
  handler: Handler<N>,
): void {
  const endpoint: Endpoint = endpoints[name];
  const [method = '', path = ''] = name.split(' ');

  async function authorize(request: FastifyRequest): Promise<void> {
    request.caller = await session.admit(name, request);
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const input = {
      caller: request.caller,
      params: request.params,
      query: request.query,
      body: request.body,
      upload: endpoint.upload ? request.body : undefined,
      pageSize: endpoint.paged ? readPageSize(request.headers.prefer) : undefined,
    };
    const answer = await handler(input as unknown as Input<Endpoints[N]>);
    reply.header('cache-control', 'no-store');
    if (answer === null) return reply.status(204).send();
    if (answer instanceof Streamed) {
      reply.header('content-type', `${answer.type}; charset=utf-8`);
      return Readable.from(answer.pieces);
    }
    if (answer instanceof Page) {
      if (input.pageSize) reply.header('preference-applied', `maxpagesize=${input.pageSize}`);
      reply.header('x-total-count', answer.total);
      return answer.items;
    }
    if (!(answer instanceof Prepared)) return answer;
    reply.header('content-type', 'application/json; charset=utf-8');
    return answer.body;
  }

  const withoutBody = method === 'GET' || endpoint.upload ? {} : { body: nothing.nullish() };
  const options: RouteOptions = {
    method: method as HTTPMethods,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // Before the body is read: a stranger's is not worth parsing.
    onRequest: authorize,
    handler: handle,
    onSend: compressLong,
    ...(endpoint.longestBody && { bodyLimit: endpoint.longestBody }),
    schema: {
      summary: endpoint.summary,
      description: describe(endpoint),
      tags: [endpoint.access],
      security: securityOf[endpoint.access],
      ...(endpoint.params && { params: endpoint.params }),
      querystring: endpoint.query ?? nothing,
      ...(endpoint.body
        ? { body: withExamples(endpoint.body, endpoint.examples.bodies) }
        : withoutBody),
      response: {
        ...(endpoint.answer === null
          ? { 204: z.null() }
          : { 200: withExamples(endpoint.answer, endpoint.examples.answers) }),
        '4xx': errorBody,
        '5xx': errorBody,
      },
    },
  };
  const { upload } = endpoint;
  if (!upload) return void app.route(options);
  void app.register(async (room) => {
    takeFilesOnly(room, upload);
    room.route(options);
  });
}

/** For the OpenAPI document. */
const withExamples = (schema: z.ZodType, examples: readonly unknown[] = []): z.ZodType =>
  examples.length > 0 ? schema.meta({ examples: [...examples] }) : schema;

/** What the OpenAPI document says of a call beside its summary. */
function describe({ description, limit }: Endpoint): string {
  const counted = limit && `Limit: ${sayLimit(limit)} for each caller.`;
  return [description, counted].filter(Boolean).join('\n\n');
}

/**
 * The preference of RFC 7240 that keeps a list's address as it is: `Prefer: maxpagesize=60`. One that
 * cannot be read is left aside, as the standard has it.
 */
function readPageSize(prefer: string | string[] | undefined): number | undefined {
  const wanted = /(?:^|[,;\s])maxpagesize=(\d{1,7})(?:$|[,;\s])/i.exec(String(prefer ?? ''))?.[1];
  if (wanted === undefined || Number(wanted) < 1) return undefined;
  return Math.min(Number(wanted), LONGEST_PAGE);
}

/** What a call does not take is refused, and not quietly left aside. */
const nothing = z.strictObject({});

const securityOf: Record<Access, Record<string, string[]>[]> = {
  anyone: [],
  user: [{ user: [] }],
  subscriber: [{ user: [] }],
  admin: [{ admin: [] }],
};

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}
