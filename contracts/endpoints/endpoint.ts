// What the table says of each call of the API. Everything else that knows of a call is made from its record: the route,
// its access and limit, the OpenAPI document, docs/api.md, the client's types, and the tests over all calls.
import type { z } from 'zod';
import type { Access } from '../../domain/access.ts';

/** How often one caller may make a call: a student by her id, an owner by her name, anyone else by the address. */
export interface Limit {
  calls: number;
  /** Counted from the first of them. */
  minutes: number;
}

/** A file that is the body of a call. Only its bytes say what it really is. */
export interface UploadedFile {
  /** Its media types. */
  types: readonly string[];
  /** The message for any other body. */
  refusal: string;
  /** The message for a body over `longestBody`. */
  tooLarge: string;
}

/** Values that a library with a book `sam` takes and returns. The tests make every call with them. */
export interface Examples {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** Together they have every text field that a body can have. */
  bodies?: readonly unknown[];
  /** One of each shape. */
  answers?: readonly unknown[];
}

export interface Endpoint {
  /** One line that says what the call does. */
  summary: string;
  /** What a caller needs to know besides, in Markdown. */
  description?: string;
  access: Access;
  /** Null for a call that is not counted. */
  limit: Limit | null;
  params?: z.ZodType;
  query?: z.ZodType;
  /** As JSON. */
  body?: z.ZodType;
  /** The body is a file instead. */
  upload?: UploadedFile;
  /** In bytes, where a body may be longer or shorter than most. */
  longestBody?: number;
  /** A page of the list can be asked for; `X-Total-Count` then says how long the whole list is. */
  paged?: true;
  /** The body of a 200; null for a 204 without one. */
  answer: z.ZodType | null;
  examples: Examples;
}

export type EndpointTable = Readonly<Record<string, Endpoint>>;

/** Such as `30 calls in 15 minutes`. */
export const sayLimit = ({ calls, minutes }: Limit): string =>
  `${calls} calls in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

export const inAQuarterHour = (calls: number): Limit => ({ calls, minutes: 15 });

/** In bytes: the longest text of a book, with each of its characters escaped. */
export const BOOK_TEXT_BYTES = 1_048_576;
