// The one place that speaks HTTP (specification, sections 7 and 8). Calls are named as in
// contracts/endpoints.ts and typed by it; only its types are used, so no schema is shipped.
import type { z } from 'zod';
import type { EndpointName, Endpoints } from '../../contracts/endpoints.ts';
import type { ErrorBody } from '../../contracts/errors.ts';
import { pages } from '../../contracts/pages.ts';
import { fullStorageIn } from '../browser/storages.ts';
import { adminToken, claimsOf, userToken } from './tokens.ts';

type Field<Name extends EndpointName, Key extends 'params' | 'query' | 'body'> =
  Endpoints[Name] extends Record<Key, infer Schema extends z.ZodType>
    ? undefined extends z.input<Schema>
      ? { [K in Key]?: z.input<Schema> }
      : { [K in Key]: z.input<Schema> }
    : unknown;

/** What a call takes: `params` of its path, `query`, `body`, as far as its contract names them. */
export type Input<Name extends EndpointName> = Field<Name, 'params'> &
  (Endpoints[Name] extends { query: infer Schema extends z.ZodType }
    ? { query?: z.input<Schema> }
    : unknown) &
  Field<Name, 'body'>;

/** What a call answers; `null` where the answer has no body. */
export type Answer<Name extends EndpointName> = Endpoints[Name]['answer'] extends z.ZodType
  ? z.output<Endpoints[Name]['answer']>
  : null;

/** Calls by what their record says of who makes them. A parent's session that cannot be checked stops the family's alone. */
type FamilyCall = {
  [Name in EndpointName]: Endpoints[Name]['access'] extends 'user' | 'subscriber' ? Name : never;
}[EndpointName];
/** Signing in is one of them. */
type OwnerCall = Exclude<EndpointName, FamilyCall>;
type Who = 'family' | 'owner';

type Arguments<Name extends EndpointName> =
  Record<never, never> extends Input<Name> ? [input?: Input<Name>] : [input: Input<Name>];

/** Calls whose list can be asked for page by page. */
type PagedName = {
  [Name in EndpointName]: Endpoints[Name] extends { paged: true } ? Name : never;
}[EndpointName];

/** What such a list is of. */
type Item<Name extends PagedName> = z.output<Endpoints[Name]['answer']['element']>;

/** A part of a list, and how many there are in all. */
export interface Page<T> {
  items: T[];
  total: number;
}

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

/**
 * How long an answer is waited for, in milliseconds. The server says within some ten seconds what
 * keeps it (database, payment provider), so this is for a server or a line that has fallen silent.
 */
export const PATIENCE = 15_000;
/** The same for a file, which takes as long as the line of its owner needs. */
const FILE_PATIENCE = 3_600_000;

export const UNREACHABLE =
  'The library cannot be reached just now. Please check your internet connection and try again.';
const SILENT = 'The library is taking too long to answer. Please try again in a moment.';
const NO_PAYMENT_PAGE =
  'The payment page is taking too long to open. Nothing was charged. Please try again in a moment.';

const SOMEBODY_ELSE = 'Somebody else is signed in.';

interface Received {
  response: Response;
  body: string;
  /** The body of a success, where a file was asked for. */
  file?: Blob;
}

/** Who is calling, as every call says it; for `uid` alone where one is given. */
export async function callerHeaders(who: Who, uid?: string): Promise<Headers> {
  const headers = new Headers();
  const token = await tokenSource().catch((error: unknown) => {
    if (who === 'owner') return null;
    throw error;
  });
  if (uid !== undefined && claimsOf(token ?? '')?.uid !== uid) throw new Error(SOMEBODY_ELSE);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const admin = adminToken.read();
  if (admin !== null) headers.set('admin-auth', admin);
  return headers;
}

async function send(
  who: Who,
  name: EndpointName,
  input: Record<string, unknown>,
  { preference, uid, isFile = false }: { preference?: string; uid?: string; isFile?: boolean } = {},
): Promise<Received> {
  const [method = '', template = ''] = name.split(' ');
  const params = (input['params'] ?? {}) as Record<string, string>;
  const query = Object.entries((input['query'] ?? {}) as Record<string, string | undefined>).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  const headers = await callerHeaders(who, uid);
  if (preference !== undefined) headers.set('Prefer', preference);
  const init: RequestInit = { method, headers, credentials: 'include' };
  const { body } = input;
  if (body !== undefined && body !== null) {
    headers.set('Content-Type', 'application/json');
    init.body = JSON.stringify(body);
  }
  const search = query.length === 0 ? '' : `?${new URLSearchParams(query).toString()}`;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), isFile ? FILE_PATIENCE : PATIENCE);
  try {
    const response = await fetch(path + search, { ...init, signal: patience.signal });
    if (isFile && response.ok) return { response, body: '', file: await response.blob() };
    return { response, body: await response.text() };
  } catch (cause) {
    if (patience.signal.aborted) {
      const isCheckout = name === 'POST /api/create-checkout-session';
      throw new Error(isCheckout ? NO_PAYMENT_PAGE : SILENT, { cause });
    }
    // What the browser throws where the connection failed.
    if (cause instanceof TypeError) throw new Error(UNREACHABLE, { cause });
    throw cause;
  } finally {
    clearTimeout(timer);
  }
}

/** Makes a family's call. Throws an ApiError for any answer that is not a success, an Error when none came. */
export async function call<Name extends FamilyCall>(
  name: Name,
  ...[input]: Arguments<Name>
): Promise<Answer<Name>> {
  return read(await send('family', name, (input ?? {}) as Record<string, unknown>));
}

/** Makes an owner's call, likewise. */
export async function callAsOwner<Name extends OwnerCall>(
  name: Name,
  ...[input]: Arguments<Name>
): Promise<Answer<Name>> {
  return read(await send('owner', name, (input ?? {}) as Record<string, unknown>));
}

/** Makes a family's call for this person alone: whoever else may be signed in by now, it is not sent as theirs. */
export async function callFor<Name extends FamilyCall>(
  uid: string,
  name: Name,
  ...[input]: Arguments<Name>
): Promise<Answer<Name>> {
  return read(await send('family', name, (input ?? {}) as Record<string, unknown>, { uid }));
}

/** Tells of a failure of this page: without a token or a cookie, and nobody waits for an answer. */
export function tellFailure(report: z.input<Endpoints['POST /api/error-reports']['body']>): void {
  fetch('/api/error-reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // It leaves, whatever becomes of the page.
    keepalive: true,
  }).catch(() => {});
}

/** Whether the library answers a page of it, within five seconds. */
export async function isLibraryThere(): Promise<boolean> {
  try {
    const { ok } = await fetch(pages.home, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    });
    return ok;
  } catch {
    return false;
  }
}

/** What was received, as JSON. */
function read<Answered>({ response, body }: Received): Answered {
  if (!response.ok) throw new ApiError(response.status, body, response.statusText);
  try {
    return (body === '' ? null : JSON.parse(body)) as Answered;
  } catch (cause) {
    // Something on the way has answered in the library's place, such as the sign-in page of a hotel.
    throw new Error(UNREACHABLE, { cause });
  }
}

/** Makes an owner's call whose answer is a file. Files are sent by upload.ts. */
export async function fetchFile(name: OwnerCall): Promise<Blob> {
  const { response, body, file } = await send('owner', name, {}, { isFile: true });
  if (file === undefined) throw new ApiError(response.status, body, response.statusText);
  return file;
}

interface Part {
  size: number;
  offset: number;
}
type PageQuery<Name extends PagedName> = Omit<
  z.input<Endpoints[Name]['query']>,
  'offset' | 'limit'
>;

async function fetchPage<Name extends PagedName>(
  who: Who,
  name: Name,
  { size, offset }: Part,
  query: PageQuery<Name>,
): Promise<Page<Item<Name>>> {
  const input = { query: offset === 0 ? query : { ...query, offset: String(offset) } };
  const received = await send(who, name, input, { preference: `maxpagesize=${size}` });
  const items = read<Item<Name>[]>(received);
  const seen = offset + items.length;
  // A page that is not full is the last one, whatever was counted.
  const counted = Number(received.response.headers.get('X-Total-Count') ?? 0);
  return { items, total: items.length < size ? seen : Math.max(seen, counted) };
}

/**
 * Asks for at most `size` items of a family's list, from `offset` on. The address of the first page is the one of
 * the whole list: a header says how much of it is wanted.
 */
export const callPage = <Name extends PagedName & FamilyCall>(
  name: Name,
  part: Part,
  query: PageQuery<Name>,
) => fetchPage('family', name, part, query);

/** The same of an owner's list. */
export const callPageAsOwner = <Name extends PagedName & OwnerCall>(
  name: Name,
  part: Part,
  query: PageQuery<Name>,
) => fetchPage('owner', name, part, query);

/** The answer of a call whose 401 means nothing is there for this caller: null instead of throwing. */
export async function nullOn401<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
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

/** A proxy in front of a library that is down answers with a page of its own. */
function isMarkup({ body }: ApiError): boolean {
  return body.trimStart().startsWith('<');
}

/**
 * What a toast says of `error`: the answer's `message`, else the whole error message, else `fallback`.
 * Markup is no message.
 */
export function messageOf(error: unknown, fallback: string): string {
  const said = errorBodyOf(error)?.message;
  if (typeof said === 'string' && said !== '') return said;
  if (error instanceof ApiError && isMarkup(error)) return fallback;
  const full = fullStorageIn(error);
  if (full !== null) return full;
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}

/** Whether this is about an answer that was no success or did not come; nothing is wrong with the page. */
export function isAnswerFailure(error: unknown): boolean {
  if (error instanceof ApiError) return true;
  const said: unknown[] = [UNREACHABLE, SILENT, NO_PAYMENT_PAGE, SOMEBODY_ELSE];
  return error instanceof Error && said.includes(error.message);
}

/** Whether the server no longer knows who is calling. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && /^401:.*Unauthorized/s.test(error.message);
}
