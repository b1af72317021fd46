// Long answers leave compressed: a page of the shelf is a sixth of its size on the line. Answers go to
// who shows a bearer token, which no other site can make a browser do: their length gives nothing away.
import { promisify } from 'node:util';
import { gzip, gzipSync, type ZlibOptions } from 'node:zlib';
import type { onSendHookHandler } from 'fastify';
import { chooseEncoding } from './accept-encoding.ts';
import { keep } from '../async/copy-buffer.ts';

/** What is shorter fits the first packets of a connection as it is, in bytes. */
const SHORTEST = 1400;
/** Up to here, in characters, compressing at once takes less time than handing it to another thread does. */
const LONGEST_AT_ONCE = 64 * 1024;
/** Half the window and half the memory, for what is made and thrown away hundreds of times a second. */
const AT_ONCE: ZlibOptions = { level: 3, windowBits: 14, memLevel: 7, chunkSize: 4000 };

const compress = promisify(gzip);

/** Of bytes that were prepared for many readers, which are compressed once. */
const compressed = new WeakMap<Buffer, Promise<Buffer>>();

function compressOnce(bytes: Buffer): Promise<Buffer> {
  const known = compressed.get(bytes);
  if (known) return known;
  const compressing = compress(bytes).then(keep);
  compressed.set(bytes, compressing);
  return compressing;
}

/** Compresses an answer that is text or bytes, for a browser that takes it. */
export const compressLong: onSendHookHandler = (request, reply, payload, done) => {
  const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
  if (!isWhole) return done(null, payload);
  const isShort = payload.length < SHORTEST;
  const encoding = isShort
    ? chooseEncoding(request.headers, 'identity', 'gzip')
    : chooseEncoding(request.headers, 'gzip', 'identity');
  if (!isShort) reply.header('vary', 'accept-encoding');
  if (encoding === 'identity') return done(null, payload);
  reply.header('content-encoding', 'gzip');
  if (typeof payload === 'string' && payload.length <= LONGEST_AT_ONCE)
    return done(null, gzipSync(payload, AT_ONCE));
  const compressing = typeof payload === 'string' ? compress(payload) : compressOnce(payload);
  // As Fastify does with a promise: what fails while the answer leaves ends the call, and not the process.
  compressing.then((bytes) => done(null, bytes)).catch(done);
};
