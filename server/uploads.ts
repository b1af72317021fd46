// Calls whose body is a file. They have a room of their own, where a body is that file or nothing:
// everywhere else bodies are JSON.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { letArriveSlowly } from './client-errors.ts';
import { badBody } from './errors.ts';

/**
 * Registers routes whose body is of one media type. It reaches the handler as a stream, which must be
 * read to its end or destroyed. `refusal` is a sentence for any other body.
 */
export function acceptUploads(
  app: FastifyInstance,
  { type, refusal }: { type: string; refusal: string },
  registerRoutes: (room: FastifyInstance) => void,
): void {
  void app.register(async (room) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser(type, (request, payload, done) => {
      const length = Number(request.headers['content-length'] ?? 0);
      if (length > request.routeOptions.bodyLimit) return done(tooLarge(request), undefined);
      // Its owner is known by now: strangers' requests are held to what others are.
      letArriveSlowly(request.raw.socket);
      done(null, payload);
    });
    room.addContentTypeParser('*', (_request, _payload, done) => done(badBody(refusal), undefined));
    room.addHook('preHandler', (request, _reply, done) =>
      done(request.body === undefined ? badBody(refusal) : undefined),
    );
    registerRoutes(room);
  });
}

const tooLarge = ({ routeOptions }: FastifyRequest) =>
  badBody(
    `The file can have at most ${Math.floor(routeOptions.bodyLimit / 1_048_576)} MB`,
    'too_large',
  );
