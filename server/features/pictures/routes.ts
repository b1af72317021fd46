import type { FastifyError, FastifyInstance } from 'fastify';
import {
  PICTURE_TOO_LARGE,
  picturePurposes,
  PICTURES_ALLOWED,
  pictureTypes,
} from '../../../contracts/pictures.ts';
import { answerError, Problem } from '../../errors.ts';
import { acceptFiles } from '../../files.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { reEncode } from './re-encode.ts';

export function pictureRoutes(app: FastifyInstance, { objects, session }: Services): void {
  void app.register(async (scope) => {
    acceptFiles(scope, pictureTypes);
    scope.setErrorHandler<FastifyError>((error, request, reply) =>
      answerError(inWordsOfPictures(error), request, reply),
    );

    route(scope, session, 'POST /api/admin/pictures', async ({ query, body }) => {
      const { bytes, width, height } = await reEncode(
        new Uint8Array(await body.arrayBuffer()),
        picturePurposes[query.for],
      );
      const address = await objects.put(`uploads/${query.for}.webp`, bytes);
      return { address, width, height };
    });
  });
}

/** Fastify's refusals of a body speak of JSON and of requests. */
function inWordsOfPictures(error: FastifyError): FastifyError | Problem {
  const refuse = (code: 'too_large' | 'invalid_request', message: string) =>
    new Problem(code, message, { issues: [{ field: 'body', message }] });
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('too_large', PICTURE_TOO_LARGE);
  if (error.code?.startsWith('FST_ERR_CTP_')) return refuse('invalid_request', PICTURES_ALLOWED);
  return error;
}
