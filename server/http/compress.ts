// Compresses long responses: a page of the shelf shrinks to a sixth. Compression leaks no secrets through the
// length (BREACH): responses require a bearer token, which no other site can make a browser send.
// docs/decisions/0016-our-own-compression.md says why @fastify/compress does not do this.
import { promisify } from 'node:util';
import { gzip, gzipSync, type ZlibOptions } from 'node:zlib';
import type { onSendHookHandler } from 'fastify';
import { chooseEncoding } from './accept-encoding.ts';
import { copyBuffer } from '../async/copy-buffer.ts';

/** In bytes. A shorter response fits the first packets of a connection uncompressed. */
const MIN_LENGTH = 1400;
/** In characters. Up to here, compressing synchronously is faster than using a worker thread. */
const MAX_SYNC_LENGTH = 64 * 1024;
/** Half the default window and memory, because this is allocated hundreds of times a second. */
const SYNC_OPTIONS: ZlibOptions = { level: 3, windowBits: 14, memLevel: 7, chunkSize: 4000 };

const compress = promisify(gzip);

/** Cache for prepared response bodies, which are sent often: each is compressed once. */
const compressed = new WeakMap<Buffer, Promise<Buffer>>();

function compressOnce(bytes: Buffer): Promise<Buffer> {
  const cached = compressed.get(bytes);
  if (cached) return cached;
  const compressing = compress(bytes).then(copyBuffer);
  compressed.set(bytes, compressing);
  return compressing;
}

/** Compresses a text or Buffer payload if the client accepts gzip. */
export const compressLongAnswers: onSendHookHandler = (request, reply, payload, done) => {
  const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
  if (!isWhole) return done(null, payload);
  const isShort = payload.length < MIN_LENGTH;
  const encoding = isShort
    ? chooseEncoding(request.headers, 'identity', 'gzip')
    : chooseEncoding(request.headers, 'gzip', 'identity');
  if (!isShort) reply.header('vary', 'accept-encoding');
  if (encoding === 'identity') return done(null, payload);
  reply.header('content-encoding', 'gzip');
  if (typeof payload === 'string' && payload.length <= MAX_SYNC_LENGTH)
    return done(null, gzipSync(payload, SYNC_OPTIONS));
  const compressing = typeof payload === 'string' ? compress(payload) : compressOnce(payload);
  // As Fastify does with promises: an error in `done` fails the request, not the process.
  compressing.then((bytes) => done(null, bytes)).catch(done);
};
