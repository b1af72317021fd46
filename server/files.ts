// Bodies that are files, which a scope of the server takes instead of JSON.
import type { FastifyInstance } from 'fastify';

/**
 * Lets `scope` take bodies of these media types as a `File`, and no others. What they really are, only
 * their bytes say.
 */
export function acceptFiles(scope: FastifyInstance, types: readonly string[]): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...types], { parseAs: 'buffer' }, (request, body, done) => {
    const [type = ''] = (request.headers['content-type'] ?? '').split(';');
    done(null, new File([body as Buffer<ArrayBuffer>], '', { type: type.trim().toLowerCase() }));
  });
}
