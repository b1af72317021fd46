// What a browser asks for of something that is there (RFC 9110, sections 13 and 14): all of it, a part,
// or nothing, because it has it still.
import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from '../../../providers/storage/objects.ts';

export interface Form {
  /** In bytes. */
  size: number;
  etag: string;
  /** Epoch milliseconds. */
  modifiedAt: number;
}

export type Asked =
  | { status: 200; range?: undefined }
  | { status: 206; range: ByteRange }
  | { status: 304; range?: undefined }
  | { status: 416; range?: undefined };

/** As in `Last-Modified`, which knows whole seconds. */
export const httpDate = (time: number): string => new Date(time).toUTCString();

/** Whether it depends on what is there. */
export const isConditional = (headers: IncomingHttpHeaders): boolean =>
  ['if-none-match', 'if-modified-since', 'range'].some((name) => headers[name] !== undefined);

export function whatIsAsked(method: string, headers: IncomingHttpHeaders, form: Form): Asked {
  if (hasItStill(headers, form)) return { status: 304 };
  const { range, 'if-range': only } = headers;
  const isMeant = only === undefined || [form.etag, httpDate(form.modifiedAt)].includes(`${only}`);
  if (method !== 'GET' || range === undefined || !isMeant) return { status: 200 };
  return readRange(range, form.size);
}

function hasItStill(headers: IncomingHttpHeaders, { etag, modifiedAt }: Form): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(modifiedAt / 1000) * 1000 <= since;
}

/** Several ranges at once, and other units, are answered with the whole, as a server may. */
function readRange(header: string, size: number): Asked {
  const [, from, to] = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(header) ?? [];
  if (from === undefined || to === undefined || from + to === '') return { status: 200 };
  const end = size - 1;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? end : Math.min(Number(to), end);
  if (from !== '' && to !== '' && Number(to) < first) return { status: 200 };
  return first > last ? { status: 416 } : { status: 206, range: { first, last } };
}
