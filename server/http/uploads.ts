// Calls whose body is a file. The body is streamed, so that the file is never whole in memory.
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { UploadedFile } from '../../contracts/endpoints/endpoint.ts';
import { extendArrivalTimeout } from './malformed-requests.ts';
import { answerError, statusOf, toProblem } from './errors.ts';
import { badBody } from '../problems/problem.ts';

/** A file that is arriving. Read it to its end, or until it throws a Problem. */
export type Upload = AsyncIterable<Buffer>;

/** In milliseconds: how long the whole file may take, and how long no data may arrive. */
const TOTAL_TIMEOUT = 3_600_000;
const IDLE_TIMEOUT = 30_000;

/** Makes routes in `scope` accept such a file as their only body. */
export function acceptFile(
  scope: FastifyInstance,
  { types, refusal, tooLarge }: UploadedFile,
): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...types], (request, payload, done) => {
    const maxBytes = request.routeOptions.bodyLimit;
    const refuse = () => badBody(tooLarge, 'too_large');
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return done(refuse(), undefined);
    // The caller is already authorized here; other requests keep the usual timeout.
    extendArrivalTimeout(request.raw.socket);
    done(null, readChunks(payload, maxBytes, refuse));
  });
  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = error.code?.startsWith('FST_ERR_CTP_') ? badBody(refusal) : error;
    const { code } = toProblem(problem);
    if (statusOf[code] < 500) {
      scope.metrics.uploadRefused(code);
      request.log.warn({ route: request.routeOptions.url, reason: code }, 'A file was not taken');
    }
    answerError(problem, request, reply);
  });
  scope.addHook('preHandler', (request, _reply, done) =>
    done(request.body === undefined ? badBody(refusal) : undefined),
  );
}

async function* readChunks(
  payload: Readable,
  maxBytes: number,
  tooLarge: () => Error,
): AsyncGenerator<Buffer> {
  const abort = () => void payload.destroy();
  const idleTimer = globalThis.setTimeout(abort, IDLE_TIMEOUT);
  const totalTimer = globalThis.setTimeout(abort, TOTAL_TIMEOUT);
  let bytes = 0;
  // A reader that stops early still sends its response, so the connection must not be destroyed with the stream.
  const chunks = payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge();
      yield chunk;
      idleTimer.refresh();
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(code)) throw error;
    throw badBody('The file did not arrive completely. Please upload it again.');
  } finally {
    clearTimeout(idleTimer);
    clearTimeout(totalTimer);
  }
}

/**
 * Reads and discards the rest of a refused file, because a browser reads the response only after it has sent
 * everything. Reads at most about 60 MB a second, so that other requests are not delayed.
 */
export async function readOut(chunks: AsyncIterator<Buffer>): Promise<void> {
  while (!(await chunks.next()).done) await setTimeout(1);
}
