import { describe, expect, test } from 'vitest';
import { httpDate, isConditional, negotiate } from './requested-form.ts';

const modifiedAt = Date.UTC(2026, 0, 5, 9, 0, 0, 500);
const date = 'Mon, 05 Jan 2026 09:00:00 GMT';
const form = { size: 1000, etag: '"e"', modifiedAt };
const part = (first: number, last: number) => ({ status: 206, range: { first, last } });

test('a time is formatted as an HTTP date', () => expect(httpDate(modifiedAt)).toBe(date));

describe('a request', () => {
  test.each([
    [{}, { status: 200 }],
    [{ 'if-none-match': '"e"' }, { status: 304 }],
    [{ 'if-none-match': 'W/"e"' }, { status: 304 }],
    [{ 'if-none-match': '"x", "e"' }, { status: 304 }],
    [{ 'if-none-match': '*' }, { status: 304 }],
    [{ 'if-none-match': '"x"' }, { status: 200 }],
    [{ 'if-modified-since': date }, { status: 304 }],
    [{ 'if-modified-since': 'Mon, 05 Jan 2026 08:59:59 GMT' }, { status: 200 }],
    [{ 'if-modified-since': 'yesterday' }, { status: 200 }],
    // The ETag takes precedence.
    [{ 'if-none-match': '"x"', 'if-modified-since': date }, { status: 200 }],

    [{ range: 'bytes=0-99' }, part(0, 99)],
    [{ range: 'bytes=0-0' }, part(0, 0)],
    [{ range: 'bytes=900-' }, part(900, 999)],
    [{ range: 'bytes=-100' }, part(900, 999)],
    [{ range: 'bytes=-5000' }, part(0, 999)],
    [{ range: 'bytes=990-5000' }, part(990, 999)],
    [{ range: 'bytes=1000-' }, { status: 416 }],
    [{ range: 'bytes=5000-6000' }, { status: 416 }],
    [{ range: 'bytes=-0' }, { status: 416 }],
    // Invalid and multiple ranges are ignored.
    [{ range: 'bytes=9-1' }, { status: 200 }],
    [{ range: 'bytes=-' }, { status: 200 }],
    [{ range: 'bytes=a-b' }, { status: 200 }],
    [{ range: 'bytes=0-1,5-6' }, { status: 200 }],
    [{ range: 'pages=1-2' }, { status: 200 }],
    [{ range: 'bytes=0-99', 'if-range': '"e"' }, part(0, 99)],
    [{ range: 'bytes=0-99', 'if-range': '"x"' }, { status: 200 }],
    [{ range: 'bytes=0-99', 'if-range': 'W/"e"' }, { status: 200 }],
    [{ range: 'bytes=0-99', 'if-range': date }, part(0, 99)],
    [{ range: 'bytes=0-99', 'if-range': 'Mon, 05 Jan 2026 09:00:01 GMT' }, { status: 200 }],
    [{ range: 'bytes=0-99', 'if-none-match': '"e"' }, { status: 304 }],
  ])('with %o', (headers, asked) => {
    expect(negotiate('GET', headers, form)).toEqual(asked);
  });

  test('with the method HEAD never gets a part', () => {
    expect(negotiate('HEAD', { range: 'bytes=0-99' }, form)).toEqual({ status: 200 });
    expect(negotiate('HEAD', { 'if-none-match': '"e"' }, form)).toEqual({ status: 304 });
  });

  test('for an empty object has no satisfiable range', () => {
    const empty = { ...form, size: 0 };
    expect(negotiate('GET', { range: 'bytes=0-' }, empty)).toEqual({ status: 416 });
    expect(negotiate('GET', {}, empty)).toEqual({ status: 200 });
  });

  test('is conditional only with these headers', () => {
    expect(isConditional({ accept: 'image/*', 'if-range': '"e"' })).toBe(false);
    for (const name of ['if-none-match', 'if-modified-since', 'range']) {
      expect(isConditional({ [name]: '' })).toBe(true);
    }
  });
});
