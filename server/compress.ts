// Long answers leave compressed: a page of the shelf is a sixth of its size on the line. Answers go to
// who shows a bearer token, which no other site can make a browser do: their length gives nothing away.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { onSendAsyncHookHandler } from 'fastify';

/** What is shorter fits the first packets of a connection as it is, in bytes. */
const SHORTEST = 1400;

const compress = promisify(gzip);

/** Compresses an answer that is text or bytes, for a browser that takes it. */
export const compressLong: onSendAsyncHookHandler = async (request, reply, payload) => {
  const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
  if (!isWhole || payload.length < SHORTEST) return payload;
  reply.header('vary', 'accept-encoding');
  if (!(request.headers['accept-encoding'] ?? '').includes('gzip')) return payload;
  reply.header('content-encoding', 'gzip');
  return compress(payload);
};
