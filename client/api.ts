// The one place that speaks HTTP (specification, sections 7 and 8). Calls are named as in
// contracts/endpoints.ts and typed by it; only its types are used, so no schema is shipped.
import type { z } from 'zod';
import type { EndpointName, Endpoints } from '../contracts/endpoints.ts';
import type { ErrorBody } from '../contracts/errors.ts';
import { adminToken, userToken } from './tokens.ts';

type Part<Name extends EndpointName, Key extends 'params' | 'query' | 'body'> =
  Endpoints[Name] extends Record<Key, infer Schema extends z.ZodType>
    ? undefined extends z.input<Schema>
      ? { [K in Key]?: z.input<Schema> }
      : { [K in Key]: z.input<Schema> }
    : unknown;

/** What a call takes: `params` of its path, `query`, `body`, as far as its contract names them. */
export type Input<Name extends EndpointName> = Part<Name, 'params'> &
  (Endpoints[Name] extends { query: infer Schema extends z.ZodType }
    ? { query?: z.input<Schema> }
    : unknown) &
  Part<Name, 'body'>;

/** What a call answers; `null` where the answer has no body. */
export type Answer<Name extends EndpointName> = Endpoints[Name]['answer'] extends z.ZodType
  ? z.output<Endpoints[Name]['answer']>
  : null;

type Arguments<Name extends EndpointName> =
  Record<never, never> extends Input<Name> ? [input?: Input<Name>] : [input: Input<Name>];

/** An answer that is not a success. `message` is `{status}: {body text, or the status text}`. */
export class ApiError extends Error {
  readonly status: number;
  /** The body as it came. */
  readonly body: string;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

let tokenSource: () => Promise<string | null> = async () => userToken.read();

/** Sets where the bearer token comes from: the session renews one that is about to expire. */
export function setTokenSource(source: () => Promise<string | null>): void {
  tokenSource = source;
}

/** The library owner's calls: a parent's session that cannot be checked does not hold them up. */
const ownersCalls: readonly EndpointName[] = [
  'POST /api/admin/login',
  'POST /api/admin/logout',
  'GET /api/admin/books',
  'POST /api/books',
  'DELETE /api/books/{bookId}',
];

async function send(name: EndpointName, input: Record<string, unknown>): Promise<Response> {
  const [method = '', template = ''] = name.split(' ');
  const params = (input['params'] ?? {}) as Record<string, string>;
  const query = Object.entries((input['query'] ?? {}) as Record<string, string | undefined>).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  const headers = new Headers();
  const token = await tokenSource().catch((error: unknown) => {
    if (ownersCalls.includes(name)) return null;
    throw error;
  });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const admin = adminToken.read();
  if (admin !== null) headers.set('admin-auth', admin);
  const init: RequestInit = { method, headers, credentials: 'include' };
  if (input['body'] !== undefined && input['body'] !== null) {
    headers.set('Content-Type', 'application/json');
    init.body = JSON.stringify(input['body']);
  }
  const search = query.length === 0 ? '' : `?${new URLSearchParams(query).toString()}`;
  try {
    return await fetch(path + search, init);
  } catch (cause) {
    throw new Error(
      'The library cannot be reached just now. Please check your internet connection and try again.',
      { cause },
    );
  }
}

/** Makes a call. Throws an ApiError for any answer that is not a success, an Error when none came. */
export async function call<Name extends EndpointName>(
  name: Name,
  ...[input]: Arguments<Name>
): Promise<Answer<Name>> {
  const response = await send(name, (input ?? {}) as Record<string, unknown>);
  const body = await response.text();
  if (!response.ok) throw new ApiError(response.status, body, response.statusText);
  return (body === '' ? null : JSON.parse(body)) as Answer<Name>;
}

/** Makes a call whose 401 means nothing is there for this caller: answers null instead of throwing. */
export async function callOrNull<Name extends EndpointName>(
  name: Name,
  ...args: Arguments<Name>
): Promise<Answer<Name> | null> {
  try {
    return await call(name, ...args);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** The error body the server sent with `error`, or null where it sent none. */
export function errorBodyOf(error: unknown): Partial<ErrorBody> | null {
  if (!(error instanceof ApiError)) return null;
  try {
    const body: unknown = JSON.parse(error.body);
    return typeof body === 'object' && body !== null ? body : null;
  } catch {
    return null;
  }
}

/** What a toast says of `error`: the answer's `message`, else the whole error message, else `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  const said = errorBodyOf(error)?.message;
  if (typeof said === 'string' && said !== '') return said;
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}

/** Whether the server no longer knows who is calling. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && /^401:.*Unauthorized/s.test(error.message);
}
