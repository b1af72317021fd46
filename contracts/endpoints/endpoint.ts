// The record of an API endpoint. Everything about an endpoint is derived from its record: the route, its access and
// rate limit, the OpenAPI document, docs/api.md, the client's types, and the tests over all endpoints.
import type { z } from 'zod';
import type { Access } from '../../domain/access.ts';
import { count } from '../../domain/count.ts';

/** A rate limit per caller: a user by id, an owner by name, anyone else by client address. */
export interface Limit {
  calls: number;
  /** The length of the window, which starts with the first call. */
  minutes: number;
}

/** A file as the body. Its actual type is determined from its bytes. */
export interface UploadedFile {
  /** The accepted media types. */
  types: readonly string[];
  /** The message for any other body. */
  refusal: string;
  /** The message for a body over `longestBody`. */
  tooLarge: string;
}

/** Valid requests and responses for a library with a book `sam`. The tests call every endpoint with them. */
export interface Examples {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** Together they contain every text field of the body. */
  bodies?: readonly unknown[];
  /** One of each shape. */
  answers?: readonly unknown[];
}

export interface Endpoint {
  /** One line that says what the endpoint does. */
  summary: string;
  /** Further details for callers, in Markdown. */
  description?: string;
  access: Access;
  /**
   * Whether the call is about one child: the header `student` names it. Without the header it is the account's first
   * child.
   */
  ofStudent?: true;
  /** Null for an endpoint without a rate limit. */
  limit: Limit | null;
  params?: z.ZodType;
  query?: z.ZodType;
  /** The request's headers that the call needs, by their names in lower case: a loose object. */
  headers?: z.ZodType;
  /** The JSON body. */
  body?: z.ZodType;
  /** For a file as the body, instead of JSON. */
  upload?: UploadedFile;
  /** The maximum body size in bytes, if it differs from the default. */
  longestBody?: number;
  /** Whether the list is paged. `X-Total-Count` then has the length of the whole list. */
  paged?: true;
  /** The body of a 200 response; null for a 204 response, and for a file. */
  answer: z.ZodType | null;
  /** The media type of a 200 response that is a file. */
  file?: string;
  /** The status of success, if it is neither 200 nor 204. */
  status?: 201;
  examples: Examples;
}

export type EndpointTable = Readonly<Record<string, Endpoint>>;

/** Returns text such as `30 calls in 15 minutes`. */
export const sayLimit = ({ calls, minutes }: Limit): string =>
  `${calls} calls in ${count(minutes, 'minute')}`;

export const inAQuarterHour = (calls: number): Limit => ({ calls, minutes: 15 });

/** In bytes. Enough for the longest text of a book with every character escaped. */
export const BOOK_TEXT_BYTES = 1_048_576;
