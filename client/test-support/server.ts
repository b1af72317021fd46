// A mock server behind `fetch` for screen tests. Requests and responses are checked against the contract of
// their call, so a test cannot pass with a response that the real server would not send.
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { endpoints, type EndpointName } from '../../contracts/endpoints.ts';
import type { Endpoint } from '../../contracts/endpoints/endpoint.ts';
import { errorBody, type ErrorBody } from '../../contracts/errors.ts';
import type { Answer } from '../api/api.ts';

/** A call as it was sent. */
export interface Sent {
  name: EndpointName;
  /** Such as `/api/books?category=level1`. */
  address: string;
  params: Record<string, string>;
  query: Record<string, string>;
  /** The parsed JSON; undefined if there was no body. */
  body: unknown;
  headers: Headers;
  credentials: RequestCredentials | undefined;
}

type Handler = (sent: Sent) => Response | Promise<Response>;
type GivenAnswer<Name extends EndpointName> = Answer<Name> | ((sent: Sent) => Answer<Name>);

/** The body of a refusal. A string is the body of a proxy in front of the server. */
type Refusal = ErrorBody | string;

const STATUS_TEXT: Record<number, string> = { 500: 'Internal Server Error', 502: 'Bad Gateway' };

type ResponseLike = Pick<Response, 'ok' | 'status' | 'statusText' | 'headers' | 'text' | 'blob'>;

/** Returns a response that can be read at once; reading happy-dom's own `Response` takes time. */
function respond(text: string, status = 200, headers: Record<string, string> = {}): Response {
  const response: ResponseLike = {
    ok: status >= 200 && status < 300,
    status,
    statusText: STATUS_TEXT[status] ?? '',
    headers: new Headers(headers),
    text: async () => text,
    blob: async () => new Blob([text]),
  };
  return response as Response;
}

/** Returns the error that browsers throw if there is no response. */
const networkError = () => new TypeError('Failed to fetch');

interface Route {
  name: EndpointName;
  method: string;
  pattern: RegExp;
}

/** Routes without parameters come first, so a fixed path is not taken for an id. */
const routes: Route[] = (Object.keys(endpoints) as EndpointName[])
  .map((name) => {
    const [method = '', path = ''] = name.split(' ');
    return { name, method, pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) };
  })
  .sort((one, other) => Number(one.name.includes('{')) - Number(other.name.includes('{')));

/** Throws if `value` does not match the contract exactly, for example if a field is missing or extra. */
function assertMatches(schema: z.ZodType, value: unknown, what: string): void {
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw new Error(`${what} breaks its contract: ${error.message}`);
  if (!isDeepStrictEqual(data, value)) {
    throw new Error(`${what} has fields outside its contract: ${JSON.stringify(value)}`);
  }
}

const handlers = new Map<EndpointName, Handler[]>();
let sent: Sent[] = [];
let problems: string[] = [];
let rejectPending: ((error: Error) => void)[] = [];

function read(
  input: RequestInfo | URL,
  { method = 'GET', headers, body, credentials }: RequestInit,
) {
  const url = new URL(String(input), location.origin);
  const route = routes.find((one) => one.method === method && one.pattern.test(url.pathname));
  if (route === undefined) throw new Error(`No such call: ${method} ${url.pathname}`);
  const call: Sent = {
    name: route.name,
    address: url.pathname + url.search,
    params: { ...route.pattern.exec(url.pathname)?.groups },
    query: Object.fromEntries(url.searchParams),
    body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
    headers: new Headers(headers),
    credentials,
  };
  const contract: Endpoint = endpoints[route.name];
  for (const part of ['params', 'query', 'body'] as const) {
    const refusal = contract[part]?.safeParse(call[part]).error;
    if (refusal) throw new Error(`${route.name}: the ${part} would be refused: ${refusal.message}`);
  }
  return call;
}

async function serve(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  let call: Sent;
  try {
    call = read(input, init);
  } catch (error) {
    problems.push(String(error));
    throw networkError();
  }
  sent.push(call);
  const queue = handlers.get(call.name) ?? [];
  const handler = queue.length > 1 ? queue.shift() : queue[0];
  if (handler === undefined) {
    problems.push(`${call.name} was called but has no response`);
    throw networkError();
  }
  // A screen aborts a call that takes too long.
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  aborted.catch(() => {});
  init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  rejectPending.push(reject);
  try {
    return await Promise.race([handler(call), aborted]);
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof DOMException)) {
      problems.push(String(error));
    }
    throw error;
  }
}

/** Returns the requested page of a list, with the total in a header. */
function pageOf(all: unknown[], { headers, query }: Sent): Response {
  const size = Number(/maxpagesize=(\d+)/.exec(headers.get('Prefer') ?? '')?.[1] ?? all.length);
  const offset = Number(query['offset'] ?? 0);
  const page = JSON.stringify(all.slice(offset, offset + size));
  return respond(page, 200, { 'X-Total-Count': String(all.length) });
}

function answerHandler<Name extends EndpointName>(name: Name, given: GivenAnswer<Name>): Handler {
  const contract: Endpoint = endpoints[name];
  return (call) => {
    const value = typeof given === 'function' ? given(call) : given;
    if (contract.answer === null) return respond('', 204);
    assertMatches(contract.answer, value, `The response of ${name}`);
    return contract.paged && Array.isArray(value)
      ? pageOf(value, call)
      : respond(JSON.stringify(value));
  };
}

function set(name: EndpointName, handler: Handler): void {
  handlers.set(name, [handler]);
}

/** Sets the handler for the next call of this name only. */
function setOnce(name: EndpointName, handler: Handler): void {
  handlers.set(name, [handler, ...(handlers.get(name) ?? [])]);
}

function refusalHandler(status: number, body: Refusal): Handler {
  if (typeof body !== 'string') assertMatches(errorBody, body, 'The refusal');
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return () => respond(text, status);
}

export const server = {
  /** The replacement for `fetch`. */
  serve,

  /** Sets the response of a call. For a paged call, the requested page of it is returned. */
  answer<Name extends EndpointName>(name: Name, given: GivenAnswer<Name>): void {
    set(name, answerHandler(name, given));
  },

  /** Refuses every call of this name. A string body is that of a proxy in front of the server. */
  refuse: (name: EndpointName, status: number, body: Refusal = '') =>
    set(name, refusalHandler(status, body)),

  refuseOnce: (name: EndpointName, status: number, body: Refusal = '') =>
    setOnce(name, refusalHandler(status, body)),

  /** Makes every call of this name fail without a response. */
  lose: (name: EndpointName) => set(name, () => Promise.reject(networkError())),

  loseOnce: (name: EndpointName) => setOnce(name, () => Promise.reject(networkError())),

  /** Returns a response whose body cannot be read and fails with an empty error. */
  garble: (name: EndpointName) =>
    set(name, () => ({ ...respond(''), text: () => Promise.reject(new Error('')) })),

  /** Returns a success that breaks the contract, as an older or newer release might. */
  mislead: (name: EndpointName, value: unknown) => set(name, () => respond(JSON.stringify(value))),

  /** Holds every call of this name until `release`, which restores the previous response and sends it. */
  hold(name: EndpointName): { release: () => void } {
    const before = handlers.get(name) ?? [];
    const { promise, resolve } = Promise.withResolvers<void>();
    set(name, async (call) => {
      await promise;
      const handler = handlers.get(name)?.[0];
      if (handler === undefined) throw new Error(`${name} has no response`);
      return handler(call);
    });
    return {
      release() {
        handlers.set(name, before);
        resolve();
      },
    };
  },

  /** Returns all calls so far in order, or those of one name. */
  sent: (name?: EndpointName): Sent[] =>
    name === undefined ? [...sent] : sent.filter((call) => call.name === name),

  /** Returns the method and address of all calls: `GET /api/books?category=level1`. */
  names: (): string[] => sent.map(({ name, address }) => `${name.split(' ')[0]} ${address}`),

  forget: () => void (sent = []),

  /** Aborts pending calls and resets the server. Returns the calls that broke a contract or had no response set. */
  end(): string[] {
    for (const reject of rejectPending) reject(networkError());
    const found = problems;
    [sent, problems, rejectPending] = [[], [], []];
    handlers.clear();
    return found;
  },
};
