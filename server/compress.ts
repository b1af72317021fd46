// Long answers leave compressed: a page of the shelf is a sixth of its size on the line. Answers go to
// who shows a bearer token, which no other site can make a browser do: their length gives nothing away.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { onSendHookHandler } from 'fastify';

/** What is shorter fits the first packets of a connection as it is, in bytes. */
const SHORTEST = 1400;

const compress = promisify(gzip);

/** Of bytes that were prepared for many readers, which are compressed once. */
const compressed = new WeakMap<Buffer, Promise<Buffer>>();

function compressOnce(bytes: Buffer): Promise<Buffer> {
  const known = compressed.get(bytes);
  if (known) return known;
  const compressing = compress(bytes);
  compressed.set(bytes, compressing);
  return compressing;
}

/** Compresses an answer that is text or bytes, for a browser that takes it. */
export const compressLong: onSendHookHandler = (request, reply, payload, done) => {
  const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
  if (!isWhole || payload.length < SHORTEST) return done(null, payload);
  reply.header('vary', 'accept-encoding');
  if (!(request.headers['accept-encoding'] ?? '').includes('gzip')) return done(null, payload);
  reply.header('content-encoding', 'gzip');
  const compressing = typeof payload === 'string' ? compress(payload) : compressOnce(payload);
  // As Fastify does with a promise: what fails while the answer leaves ends the call, and not the process.
  compressing.then((bytes) => done(null, bytes)).catch(done);
};
