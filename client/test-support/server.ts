// A library beneath `fetch`, for screens that are drawn without one. Its answers are held to the
// contract of their call, and so is what the screens send: no test can be green on an untrue answer.
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
  /** The parsed JSON; undefined where there was none. */
  body: unknown;
  headers: Headers;
  credentials: RequestCredentials | undefined;
}

type Answering = (sent: Sent) => Response | Promise<Response>;
type Given<Name extends EndpointName> = Answer<Name> | ((sent: Sent) => Answer<Name>);

/** A body that no endpoint of the library sends, as of something that stands before it. */
type Refusal = ErrorBody | string;

const STATUS_TEXT: Record<number, string> = { 500: 'Internal Server Error', 502: 'Bad Gateway' };

type Told = Pick<Response, 'ok' | 'status' | 'statusText' | 'headers' | 'text' | 'blob'>;

/** An answer that is there at once: reading one of this window's own takes time. */
function respond(text: string, status = 200, headers: Record<string, string> = {}): Response {
  const told: Told = {
    ok: status >= 200 && status < 300,
    status,
    statusText: STATUS_TEXT[status] ?? '',
    headers: new Headers(headers),
    text: async () => text,
    blob: async () => new Blob([text]),
  };
  return told as Response;
}

/** What a browser throws where nobody answers. */
const lost = () => new TypeError('Failed to fetch');

interface Route {
  name: EndpointName;
  method: string;
  pattern: RegExp;
}

/** Those without parameters first: an address is theirs before it is taken for somebody's id. */
const routes: Route[] = (Object.keys(endpoints) as EndpointName[])
  .map((name) => {
    const [method = '', path = ''] = name.split(' ');
    return { name, method, pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) };
  })
  .sort((one, other) => Number(one.name.includes('{')) - Number(other.name.includes('{')));

/** Throws where `value` is not what the contract says, with something left out or something more. */
function hold(schema: z.ZodType, value: unknown, what: string): void {
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw new Error(`${what} breaks its contract: ${error.message}`);
  if (!isDeepStrictEqual(data, value)) {
    throw new Error(`${what} has more than its contract: ${JSON.stringify(value)}`);
  }
}

const answers = new Map<EndpointName, Answering[]>();
let sent: Sent[] = [];
let strays: string[] = [];
let drop: ((error: Error) => void)[] = [];

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
    strays.push(String(error));
    throw lost();
  }
  sent.push(call);
  const queue = answers.get(call.name) ?? [];
  const answering = queue.length > 1 ? queue.shift() : queue[0];
  if (answering === undefined) {
    strays.push(`${call.name} was asked for and has no answer`);
    throw lost();
  }
  // A screen that has waited long enough breaks it off.
  const { promise: brokenOff, reject } = Promise.withResolvers<never>();
  brokenOff.catch(() => {});
  init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  drop.push(reject);
  try {
    return await Promise.race([answering(call), brokenOff]);
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof DOMException)) strays.push(String(error));
    throw error;
  }
}

/** The rows that were asked for, and how many there are in all, as the library tells of a list. */
function listed(all: unknown[], { headers, query }: Sent): Response {
  const size = Number(/maxpagesize=(\d+)/.exec(headers.get('Prefer') ?? '')?.[1] ?? all.length);
  const offset = Number(query['offset'] ?? 0);
  const page = JSON.stringify(all.slice(offset, offset + size));
  return respond(page, 200, { 'X-Total-Count': String(all.length) });
}

function answerOf<Name extends EndpointName>(name: Name, given: Given<Name>): Answering {
  const contract: Endpoint = endpoints[name];
  return (call) => {
    const value = typeof given === 'function' ? given(call) : given;
    if (contract.answer === null) return respond('', 204);
    hold(contract.answer, value, `The answer of ${name}`);
    return contract.paged && Array.isArray(value)
      ? listed(value, call)
      : respond(JSON.stringify(value));
  };
}

function set(name: EndpointName, answering: Answering): void {
  answers.set(name, [answering]);
}

/** The next call of this name alone is answered like this. */
function setOnce(name: EndpointName, answering: Answering): void {
  answers.set(name, [answering, ...(answers.get(name) ?? [])]);
}

function refusalOf(status: number, body: Refusal): Answering {
  if (typeof body !== 'string') hold(errorBody, body, 'The refusal');
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return () => respond(text, status);
}

export const server = {
  /** Beneath `fetch`. */
  serve,

  /** From now on this call is answered so; of a list, the page that is asked for. */
  answer<Name extends EndpointName>(name: Name, given: Given<Name>): void {
    set(name, answerOf(name, given));
  },

  /** Refuses every call of this name; a text is what something before the library would say. */
  refuse: (name: EndpointName, status: number, body: Refusal = '') =>
    set(name, refusalOf(status, body)),

  refuseOnce: (name: EndpointName, status: number, body: Refusal = '') =>
    setOnce(name, refusalOf(status, body)),

  /** Nobody answers. */
  lose: (name: EndpointName) => set(name, () => Promise.reject(lost())),

  loseOnce: (name: EndpointName) => setOnce(name, () => Promise.reject(lost())),

  /** An answer whose text cannot be read, with an error that says nothing. */
  garble: (name: EndpointName) =>
    set(name, () => ({ ...respond(''), text: () => Promise.reject(new Error('')) })),

  /** A success that is not what the contract says, as a release that is older or newer might send. */
  mislead: (name: EndpointName, value: unknown) => set(name, () => respond(JSON.stringify(value))),

  /** Holds every call of this name until `release`, which lets them have the answer of before. */
  hold(name: EndpointName): { release: () => void } {
    const before = answers.get(name) ?? [];
    const { promise, resolve } = Promise.withResolvers<void>();
    set(name, async (call) => {
      await promise;
      const answering = answers.get(name)?.[0];
      if (answering === undefined) throw new Error(`${name} has no answer`);
      return answering(call);
    });
    return {
      release() {
        answers.set(name, before);
        resolve();
      },
    };
  },

  /** All calls so far, in order; of one name, where it is given. */
  sent: (name?: EndpointName): Sent[] =>
    name === undefined ? [...sent] : sent.filter((call) => call.name === name),

  /** Their names and, of lists, their queries: `GET /api/books?category=level1`. */
  names: (): string[] => sent.map(({ name, address }) => `${name.split(' ')[0]} ${address}`),

  forget: () => void (sent = []),

  /** Breaks off what is under way; answers what was asked for against the contract, or without an answer. */
  end(): string[] {
    for (const reject of drop) reject(lost());
    const found = strays;
    [sent, strays, drop] = [[], [], []];
    answers.clear();
    return found;
  },
};
