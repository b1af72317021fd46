// Registers a route for an endpoint of contracts/endpoints.ts. Authorization, request parsing and response
// serialisation happen here, so that no handler can forget them.
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
import { compressLongAnswers } from './compress.ts';
import { copyBuffer } from '../async/copy-buffer.ts';
import type { Authenticator } from './authenticate.ts';
import type { Caller, Callers } from './caller.ts';
import { acceptFile, type Upload } from './uploads.ts';

/** A response that is serialised once, for data that is sent far more often than it changes. */
export class Prepared<T> {
  declare readonly value?: T;
  /** A Buffer, because a string with non-ASCII characters would be encoded again for each response. */
  readonly body: Buffer;
  constructor(value: T) {
    this.body = copyBuffer(Buffer.from(JSON.stringify(value)));
  }
}

/** A response that is generated while it is sent, for data too large for memory. */
export class Streamed<T> {
  declare readonly value?: T;
  readonly pieces: Iterable<string> | AsyncIterable<string>;
  readonly type: string;
  constructor(pieces: Iterable<string> | AsyncIterable<string>, type = 'application/json') {
    this.pieces = pieces;
    this.type = type;
  }
}

/** A response that is a file, of the media type in the endpoint's record. */
export class SentFile {
  readonly bytes: Buffer;
  /** The Cache-Control header. */
  readonly cache: string;
  constructor(bytes: Buffer, cache = 'no-store') {
    this.bytes = bytes;
    this.cache = cache;
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

/** A response with headers of its own. `value` is null for one without a body. */
export class WithHeaders<T> {
  readonly value: T;
  readonly headers: Readonly<Record<string, string>>;
  constructor(value: T, headers: Readonly<Record<string, string>>) {
    this.value = value;
    this.headers = headers;
  }
}

type Parsed<E, K extends string> = E extends { [key in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

type Answer<E> = E extends { answer: infer S extends z.ZodType }
  ? | z.output<S>
    | Prepared<z.output<S>>
    | Streamed<z.output<S>>
    | WithHeaders<z.output<S>>
    | (z.output<S> extends (infer Item)[] ? Page<Item> : never)
  : E extends { file: string }
    ? SentFile
    : null | WithHeaders<null>;

type Input<E extends { access: Access }> = {
  caller: Callers[E['access']];
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  headers: Parsed<E, 'headers'>;
  body: Parsed<E, 'body'>;
  /** The body as a stream, for calls that take a file. */
  upload: E extends { upload: UploadedFile } ? Upload : undefined;
  /** The preferred number of list items; undefined for all. */
  pageSize: number | undefined;
};

export type Handler<N extends EndpointName> = (
  input: Input<Endpoints[N]>,
) => Promise<Answer<Endpoints[N]>>;

/** Registers `handler` for an endpoint, named as in the endpoint table, such as `GET /api/books`. */
export function route<N extends EndpointName>(
  app: FastifyInstance,
  authenticator: Authenticator,
  name: N,
  handler: Handler<N>,
): void {
  const endpoint: Endpoint = endpoints[name];
  const [method = '', path = ''] = name.split(' ');

  async function authorize(request: FastifyRequest): Promise<void> {
    request.caller = await authenticator.authenticate(name, request);
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const input = {
      caller: request.caller,
      params: request.params,
      query: request.query,
      headers: endpoint.headers && request.headers,
      body: request.body,
      upload: endpoint.upload ? request.body : undefined,
      pageSize: endpoint.paged ? readPageSize(request.headers.prefer) : undefined,
    };
    const given = await handler(input as unknown as Input<Endpoints[N]>);
    const answer = given instanceof WithHeaders ? given.value : given;
    reply.header('cache-control', 'no-store');
    if (given instanceof WithHeaders) reply.headers(given.headers);
    if (answer === null) return reply.status(endpoint.status ?? 204).send();
    if (answer instanceof SentFile) {
      reply.headers({ 'content-type': endpoint.file, 'cache-control': answer.cache });
      return answer.bytes;
    }
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

  const withoutBody = method === 'GET' || endpoint.upload ? {} : { body: noFields.nullish() };
  const options: RouteOptions = {
    method: method as HTTPMethods,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // Runs before the body is read, so that an unauthorized body is never parsed.
    onRequest: authorize,
    handler: handle,
    // A file is compressed in itself.
    ...(!endpoint.file && { onSend: compressLongAnswers }),
    ...(endpoint.longestBody && { bodyLimit: endpoint.longestBody }),
    schema: {
      summary: endpoint.summary,
      description: describe(endpoint),
      tags: [endpoint.access],
      security: securityOf[endpoint.access],
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.ofStudent && { headers: ofStudentHeaders }),
      ...(endpoint.headers && { headers: endpoint.headers }),
      querystring: endpoint.query ?? noFields,
      ...(endpoint.body
        ? { body: withExamples(endpoint.body, endpoint.examples.bodies) }
        : withoutBody),
      response: {
        ...successOf(endpoint),
        '4xx': errorBody,
        '5xx': errorBody,
      },
    },
  };
  const { upload } = endpoint;
  if (!upload) return void app.route(options);
  void app.register(async (scope) => {
    acceptFile(scope, upload);
    scope.route(options);
  });
}

/** The response of a call that succeeds. */
function successOf({ answer, file, examples, status }: Endpoint) {
  if (file) return { 200: { content: { [file]: { schema: z.file() } } } };
  return answer === null
    ? { [status ?? 204]: z.null() }
    : { 200: withExamples(answer, examples.answers) };
}

/** Adds examples for the OpenAPI document. */
const withExamples = (schema: z.ZodType, examples: readonly unknown[] = []): z.ZodType =>
  examples.length > 0 ? schema.meta({ examples: [...examples] }) : schema;

/** The description of a call in the OpenAPI document. */
function describe({ description, limit }: Endpoint): string {
  const limitText = limit && `Limit: ${sayLimit(limit)} for each caller.`;
  return [description, limitText].filter(Boolean).join('\n\n');
}

/**
 * Reads `Prefer: maxpagesize=60` (RFC 7240), which leaves the URL of the list unchanged. Ignores an invalid
 * preference, as the standard says.
 */
function readPageSize(prefer: string | string[] | undefined): number | undefined {
  const preferred = /(?:^|[,;\s])maxpagesize=(\d{1,7})(?:$|[,;\s])/i.exec(
    String(prefer ?? ''),
  )?.[1];
  if (preferred === undefined || Number(preferred) < 1) return undefined;
  return Math.min(Number(preferred), LONGEST_PAGE);
}

/** Refuses unknown fields instead of ignoring them. */
const noFields = z.strictObject({});

/** Describes the header. `authenticate` has read it by the time at which a request is parsed. */
const ofStudentHeaders = z.looseObject({
  student: z.string().optional().meta({
    description: "The id of the child. Without the header it is the account's first child.",
  }),
});

const securityOf: Record<Access, Record<string, string[]>[]> = {
  anyone: [],
  user: [{ user: [] }],
  subscriber: [{ user: [] }],
  editor: [{ admin: [] }],
  owner: [{ admin: [] }],
};

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}
