// The HTTP client (specification, sections 7 and 8); nothing else calls `fetch`. Calls are named and typed by
// contracts/endpoints.ts. Only its types are imported, so no schema is in the bundle.
import type { z } from 'zod';
import type { EndpointName, Endpoints } from '../../contracts/endpoints.ts';
import type { ErrorBody } from '../../contracts/errors.ts';
import { pages } from '../../contracts/pages.ts';
import { storageFullMessage } from '../browser/storages.ts';
import { dropAhead, putAhead, takeAhead } from './ahead.ts';
import { adminToken, claimsOf, userToken } from './tokens.ts';

type Field<Name extends EndpointName, Key extends 'params' | 'query' | 'body'> =
  Endpoints[Name] extends Record<Key, infer Schema extends z.ZodType>
    ? undefined extends z.input<Schema>
      ? { [K in Key]?: z.input<Schema> }
      : { [K in Key]: z.input<Schema> }
    : unknown;

/** The input of a call: `params` of its path, `query` and `body`, if its contract has them. */
export type Input<Name extends EndpointName> = Field<Name, 'params'> &
  (Endpoints[Name] extends { query: infer Schema extends z.ZodType }
    ? { query?: z.input<Schema> }
    : unknown) &
  Field<Name, 'body'>;

/** The response of a call; `null` if it has no body. */
export type Answer<Name extends EndpointName> = Endpoints[Name]['answer'] extends z.ZodType
  ? z.output<Endpoints[Name]['answer']>
  : null;

/** Calls by their access rule. If the parent's session cannot be checked, only family calls fail. */
type FamilyCall = {
  [Name in EndpointName]: Endpoints[Name]['access'] extends 'user' | 'subscriber' ? Name : never;
}[EndpointName];
/** Includes the owner's sign-in. */
type OwnerCall = Exclude<EndpointName, FamilyCall>;
/** Calls that need nobody to be signed in. */
type AnyoneCall = {
  [Name in EndpointName]: Endpoints[Name]['access'] extends 'anyone' ? Name : never;
}[EndpointName];
type CallerKind = 'family' | 'owner' | 'nobody';

type InputArguments<Name extends EndpointName> =
  Record<never, never> extends Input<Name> ? [input?: Input<Name>] : [input: Input<Name>];

/** Calls that return a list in pages. */
type PagedName = {
  [Name in EndpointName]: Endpoints[Name] extends { paged: true } ? Name : never;
}[EndpointName];

/** The item type of such a list. */
type Item<Name extends PagedName> = z.output<Endpoints[Name]['answer']['element']>;

/** A page of a list, and the number of items in the whole list. */
export interface Page<T> {
  items: T[];
  total: number;
}

/** An unsuccessful response. `message` is `{status}: {body text, or the status text}`. */
export class ApiError extends Error {
  readonly status: number;
  /** The raw response body. */
  readonly body: string;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

let tokenSource: () => Promise<string | null> = async () => userToken.read();

/** Sets where the bearer token comes from. The session's source renews a token that is about to expire. */
export function setTokenSource(source: () => Promise<string | null>): void {
  tokenSource = source;
}

let childSource: () => string | null = () => null;

/** Sets where the child of a family call comes from; null for the account's first one. */
export function setChildSource(source: () => string | null): void {
  childSource = source;
}

let onRemovedChild: (id: string) => void = () => {};

/** Sets who is told when a family call is refused because its child is not in the family any more. */
export function setRemovedChildListener(listener: (id: string) => void): void {
  onRemovedChild = listener;
}

/** Whether the server has refused a call because its child was removed. */
export const isChildGone = (error: unknown): boolean =>
  errorBodyOf(error)?.code === 'student_not_found';

/**
 * The timeout of a call, in milliseconds. The server reports a slow database or payment provider within about
 * ten seconds, so this only ends calls to a server or over a connection that no longer responds.
 */
export const PATIENCE = 15_000;
/** The timeout of a file download, in milliseconds. It is long because the connection may be slow. */
const FILE_PATIENCE = 3_600_000;

export const UNREACHABLE =
  'The library cannot be reached right now. Please check your internet connection and try again.';
const TIMED_OUT = 'The library is taking too long to answer. Please try again in a moment.';
const CHECKOUT_TIMED_OUT =
  'The payment page is taking too long to open. Nothing was charged. Please try again in a moment.';

const OTHER_USER_SIGNED_IN = 'Somebody else is signed in.';

interface Received {
  response: Response;
  body: string;
  /** The body of a successful file download. */
  file?: Blob;
}

type AnswerListener = (isAnswered: boolean, sentAt?: number) => void;

let onAnswered: AnswerListener = () => {};

/** Sets who is told of each call whether it was answered, whatever the answer was. */
export function setAnswerListener(listener: AnswerListener): void {
  onAnswered = listener;
}

/** The library answers no call with a page: that comes from a captive portal, such as a hotel's, or from a proxy. */
const isPage = (body: string): boolean => body.trimStart().startsWith('<');

/** Returns the authentication headers of a call. Throws if `uid` is given and another user is signed in. */
export async function callerHeaders(caller: CallerKind, uid?: string): Promise<Headers> {
  const headers = new Headers();
  if (caller === 'nobody') return headers;
  const token = await tokenSource().catch((error: unknown) => {
    if (caller === 'owner') return null;
    // The identity provider cannot be reached.
    onAnswered(false);
    throw error;
  });
  if (uid !== undefined && claimsOf(token ?? '')?.uid !== uid) {
    throw new Error(OTHER_USER_SIGNED_IN);
  }
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const admin = adminToken.read();
  if (admin !== null) headers.set('admin-auth', admin);
  return headers;
}

/** Returns a path with the values of its parameters, as in `/api/books/{bookId}`. */
export const pathOf = (template: string, params: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));

async function send(
  caller: CallerKind,
  name: EndpointName,
  input: Record<string, unknown>,
  {
    preference,
    uid,
    student = caller === 'family' ? childSource() : null,
    isFile = false,
  }: { preference?: string; uid?: string; student?: string | null; isFile?: boolean } = {},
): Promise<Received> {
  const [method = '', template = ''] = name.split(' ');
  const params = (input['params'] ?? {}) as Record<string, string>;
  const query = Object.entries((input['query'] ?? {}) as Record<string, string | undefined>).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const path = pathOf(template, params);
  const headers = await callerHeaders(caller, uid);
  if (preference !== undefined) headers.set('Prefer', preference);
  if (student !== null) headers.set('student', student);
  const credentials = caller === 'nobody' ? 'omit' : 'include';
  const init: RequestInit = { method, headers, credentials };
  const { body } = input;
  if (body !== undefined && body !== null) {
    headers.set('Content-Type', 'application/json');
    init.body = JSON.stringify(body);
  }
  const search = query.length === 0 ? '' : `?${new URLSearchParams(query).toString()}`;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), isFile ? FILE_PATIENCE : PATIENCE);
  if (method !== 'GET') dropAhead();
  const address = path + search;
  const { signal } = timeout;
  const sentAt = performance.now();
  try {
    const ahead = method === 'GET' ? await takeAhead(address, headers, signal) : null;
    const response = ahead ?? (await fetch(address, { ...init, signal }));
    if (isFile && response.ok) return { response, body: '', file: await response.blob() };
    const text = await response.text();
    onAnswered(!isPage(text), sentAt);
    // The list of children names one in the path.
    const child = params['studentId'] ?? student;
    if (child !== null && response.status === 404 && isChildGone(new ApiError(404, text, ''))) {
      onRemovedChild(child);
    }
    return { response, body: text };
  } catch (cause) {
    if (signal.aborted || cause instanceof TypeError) onAnswered(false);
    if (signal.aborted) {
      const isCheckout = name === 'POST /api/create-checkout-session';
      throw new Error(isCheckout ? CHECKOUT_TIMED_OUT : TIMED_OUT, { cause });
    }
    // Browsers throw a TypeError if the connection fails.
    if (cause instanceof TypeError) throw new Error(UNREACHABLE, { cause });
    throw cause;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Makes a family's call before the application does, which is handed its answer then. It is made when `headers` resolve, all
 * that it has, and not at all if they reject.
 */
export function callAhead(address: string, headers: Promise<Headers>): Promise<Response> {
  const timeout = new AbortController();
  const { signal } = timeout;
  const response = headers.then((all) =>
    fetch(address, { headers: all, credentials: 'include', signal }),
  );
  // Perhaps nobody asks for it.
  response.catch(() => {});
  putAhead(address, { headers, response, abort: () => timeout.abort() });
  return response;
}

/** Makes a family call. Throws an ApiError for an unsuccessful response, an Error if there was none. */
export async function call<Name extends FamilyCall>(
  name: Name,
  ...[input]: InputArguments<Name>
): Promise<Answer<Name>> {
  return parseResponse(await send('family', name, (input ?? {}) as Record<string, unknown>));
}

/** Makes an owner call. Throws like `call`. */
export async function callAsOwner<Name extends OwnerCall>(
  name: Name,
  ...[input]: InputArguments<Name>
): Promise<Answer<Name>> {
  return parseResponse(await send('owner', name, (input ?? {}) as Record<string, unknown>));
}

/** Makes a call as nobody: without a token or cookies, whoever is signed in. Throws like `call`. */
export async function callAsNobody<Name extends AnyoneCall>(
  name: Name,
  ...[input]: InputArguments<Name>
): Promise<Answer<Name>> {
  return parseResponse(await send('nobody', name, (input ?? {}) as Record<string, unknown>));
}

/** An account, and one of its children; null for its first one. */
export interface Whose {
  uid: string;
  student: string | null;
}

/** Makes a family call as this user only, about this child. Throws without sending it if another user is signed in by now. */
export async function callFor<Name extends FamilyCall>(
  whose: Whose,
  name: Name,
  ...[input]: InputArguments<Name>
): Promise<Answer<Name>> {
  return parseResponse(await send('family', name, (input ?? {}) as Record<string, unknown>, whose));
}

/** Sends an error report without a token or cookies, and ignores the response. */
export function sendErrorReport(
  report: z.input<Endpoints['POST /api/error-reports']['body']>,
): void {
  fetch('/api/error-reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // Send it even if the page is closed.
    keepalive: true,
  }).catch(() => {});
}

/** Whether the server responds to a page request within five seconds. */
export async function isLibraryReachable(): Promise<boolean> {
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

/** Returns the parsed JSON body. Throws an ApiError for an unsuccessful response. */
function parseResponse<T>({ response, body }: Received): T {
  if (!response.ok) throw new ApiError(response.status, body, response.statusText);
  try {
    return (body === '' ? null : JSON.parse(body)) as T;
  } catch (cause) {
    // A captive portal, such as a hotel's sign-in page, has responded instead of the server.
    throw new Error(UNREACHABLE, { cause });
  }
}

/** Makes an owner call that returns a file. Files are sent by upload.ts. */
export async function fetchFile<Name extends OwnerCall>(
  name: Name,
  ...[input]: InputArguments<Name>
): Promise<Blob> {
  const sent = (input ?? {}) as Record<string, unknown>;
  const { response, body, file } = await send('owner', name, sent, { isFile: true });
  if (file === undefined) throw new ApiError(response.status, body, response.statusText);
  return file;
}

/** Fetches a document of the library, as text and as nobody. Throws like `call`. */
export async function fetchDocument(path: string): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await fetch(path, { credentials: 'omit', signal }).catch((cause: unknown) => {
    throw new Error(signal.aborted ? TIMED_OUT : UNREACHABLE, { cause });
  });
  if (!response.ok) throw new ApiError(response.status, '', response.statusText);
  return response.text();
}

/** Fetches a file of a book, to keep it. Those for subscribers alone are fetched as whoever is signed in. */
export async function fetchBookFile(address: string, signal: AbortSignal): Promise<Response> {
  const headers = address.startsWith('/api/') ? await callerHeaders('family') : new Headers();
  const response = await fetch(address, { headers, signal, priority: 'low' });
  if (!response.ok) throw new ApiError(response.status, '', response.statusText);
  return response;
}

/** Fetches a file of sound from its address, as whoever is signed in. Throws like `call`. */
export async function fetchSound(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address, {
    headers: await callerHeaders('owner'),
    credentials: 'include',
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!response.ok) throw new ApiError(response.status, '', response.statusText);
  return response.arrayBuffer();
}

interface PageRange {
  size: number;
  offset: number;
}
type PageQuery<Name extends PagedName> = Omit<
  z.input<Endpoints[Name]['query']>,
  'offset' | 'limit'
>;

async function fetchPage<Name extends PagedName>(
  caller: CallerKind,
  name: Name,
  { size, offset }: PageRange,
  query: PageQuery<Name>,
): Promise<Page<Item<Name>>> {
  const input = { query: offset === 0 ? query : { ...query, offset: String(offset) } };
  const received = await send(caller, name, input, { preference: `maxpagesize=${size}` });
  const items = parseResponse<Item<Name>[]>(received);
  const seen = offset + items.length;
  // A page that is not full is the last one, even if the total says otherwise.
  const headerTotal = Number(received.response.headers.get('X-Total-Count') ?? 0);
  return { items, total: items.length < size ? seen : Math.max(seen, headerTotal) };
}

/**
 * Fetches at most `size` items of a family's list from `offset` on. The first page has the same address as the
 * whole list; the size is in a header.
 */
export const callPage = <Name extends PagedName & FamilyCall>(
  name: Name,
  range: PageRange,
  query: PageQuery<Name>,
) => fetchPage('family', name, range, query);

/** The same for an owner's list. */
export const callPageAsOwner = <Name extends PagedName & OwnerCall>(
  name: Name,
  range: PageRange,
  query: PageQuery<Name>,
) => fetchPage('owner', name, range, query);

/** Returns the response of a call, or null instead of throwing if its status is 401. */
export async function nullOn401<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Returns the error body that the server sent with `error`, or null. */
export function errorBodyOf(error: unknown): Partial<ErrorBody> | null {
  if (!(error instanceof ApiError)) return null;
  try {
    const body: unknown = JSON.parse(error.body);
    return typeof body === 'object' && body !== null ? body : null;
  } catch {
    return null;
  }
}

/**
 * Returns the text to show for `error`: the response's `message`, or the error's own message, or `fallback`.
 * HTML is never shown.
 */
export function messageOf(error: unknown, fallback: string): string {
  const serverMessage = errorBodyOf(error)?.message;
  if (typeof serverMessage === 'string' && serverMessage !== '') return serverMessage;
  if (error instanceof ApiError && isPage(error.body)) return fallback;
  const storageMessage = storageFullMessage(error);
  if (storageMessage !== null) return storageMessage;
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}

/** Whether `error` is an unsuccessful response or a missing one, and so not a bug of the page. */
export function isCallFailure(error: unknown): boolean {
  if (error instanceof ApiError) return true;
  const messages: unknown[] = [UNREACHABLE, TIMED_OUT, CHECKOUT_TIMED_OUT, OTHER_USER_SIGNED_IN];
  return error instanceof Error && messages.includes(error.message);
}

/** Whether the server no longer recognises the caller. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && /^401:.*Unauthorized/s.test(error.message);
}
