// Calls whose body is a file: it comes in pieces, so that the whole of it need not be in memory.
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { UploadedFile } from '../../contracts/endpoints/endpoint.ts';
import { letArriveSlowly } from './malformed-requests.ts';
import { answerError, statusOf, toProblem } from './errors.ts';
import { badBody } from '../problems/problem.ts';

/** A file on its way: to be read to its end, or until it throws a Problem. */
export type Upload = AsyncIterable<Buffer>;

/** For how long a file may take to arrive, and nothing come of it meanwhile, in milliseconds. */
const WHOLE_WITHIN = 3_600_000;
const SILENT_FOR = 30_000;

/** In `room` a body is such a file or nothing: everywhere else bodies are JSON. */
export function takeFilesOnly(
  room: FastifyInstance,
  { types, refusal, tooLarge }: UploadedFile,
): void {
  room.removeAllContentTypeParsers();
  room.addContentTypeParser([...types], (request, payload, done) => {
    const longest = request.routeOptions.bodyLimit;
    const refuse = () => badBody(tooLarge, 'too_large');
    if (Number(request.headers['content-length'] ?? 0) > longest) return done(refuse(), undefined);
    // Its owner is known by now: strangers' requests are held to what others are.
    letArriveSlowly(request.raw.socket);
    done(null, arriving(payload, longest, refuse));
  });
  room.setErrorHandler<FastifyError>((error, request, reply) => {
    const refused = error.code?.startsWith('FST_ERR_CTP_') ? badBody(refusal) : error;
    const { code } = toProblem(refused);
    if (statusOf[code] < 500) {
      room.metrics.uploadRefused(code);
      request.log.warn({ route: request.routeOptions.url, reason: code }, 'A file was not taken');
    }
    answerError(refused, request, reply);
  });
  room.addHook('preHandler', (request, _reply, done) =>
    done(request.body === undefined ? badBody(refusal) : undefined),
  );
}

async function* arriving(
  payload: Readable,
  longest: number,
  tooLarge: () => Error,
): AsyncGenerator<Buffer> {
  const giveUp = () => void payload.destroy();
  const silence = globalThis.setTimeout(giveUp, SILENT_FOR);
  const end = globalThis.setTimeout(giveUp, WHOLE_WITHIN);
  let bytes = 0;
  // Whoever stops reading has something to say, on the connection that would be destroyed with it.
  const chunks = payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > longest) throw tooLarge();
      yield chunk;
      silence.refresh();
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(code)) throw error;
    throw badBody('The file did not arrive whole. Please upload it again.');
  } finally {
    clearTimeout(silence);
    clearTimeout(end);
  }
}

/**
 * Reads the rest of a file that is refused, for a browser looks for an answer once it has sent everything:
 * at some sixty megabytes a second, so that it costs nobody else their time.
 */
export async function readOut(chunks: AsyncIterator<Buffer>): Promise<void> {
  while (!(await chunks.next()).done) await setTimeout(1);
}
