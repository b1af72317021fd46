// Conditional and range requests (RFC 9110, sections 13 and 14): decides whether to send all of an object, a part of
// it, or nothing because the browser has it in its cache.
import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from '../../../providers/storage/objects.ts';

export interface Form {
  /** In bytes. */
  size: number;
  etag: string;
  /** Epoch milliseconds. */
  modifiedAt: number;
}

export type RequestedForm =
  | { status: 200; range?: undefined }
  | { status: 206; range: ByteRange }
  | { status: 304; range?: undefined }
  | { status: 416; range?: undefined };

/** Formats a time for `Last-Modified`, which has whole seconds. */
export const httpDate = (time: number): string => new Date(time).toUTCString();

/** Whether the response depends on the stored object. */
export const isConditional = (headers: IncomingHttpHeaders): boolean =>
  ['if-none-match', 'if-modified-since', 'range'].some((name) => headers[name] !== undefined);

export function negotiate(method: string, headers: IncomingHttpHeaders, form: Form): RequestedForm {
  if (isNotModified(headers, form)) return { status: 304 };
  const { range, 'if-range': ifRange } = headers;
  const isCurrent =
    ifRange === undefined || [form.etag, httpDate(form.modifiedAt)].includes(`${ifRange}`);
  if (method !== 'GET' || range === undefined || !isCurrent) return { status: 200 };
  return readRange(range, form.size);
}

function isNotModified(headers: IncomingHttpHeaders, { etag, modifiedAt }: Form): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(modifiedAt / 1000) * 1000 <= since;
}

/** Multiple ranges and other units get the whole object, which the RFC allows. */
function readRange(header: string, size: number): RequestedForm {
  const [, from, to] = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(header) ?? [];
  if (from === undefined || to === undefined || from + to === '') return { status: 200 };
  const end = size - 1;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? end : Math.min(Number(to), end);
  if (from !== '' && to !== '' && Number(to) < first) return { status: 200 };
  return first > last ? { status: 416 } : { status: 206, range: { first, last } };
}
