import type { FastifyInstance } from 'fastify';
import { TUS_VERSION } from '../../../contracts/incoming.ts';
import type { Authenticator } from '../../http/authenticate.ts';
import { route, WithHeaders } from '../../http/route.ts';
import { badField } from '../../problems/problem.ts';
import type { Incoming } from './service.ts';

interface Services {
  incoming: Incoming;
  authenticator: Authenticator;
}

const UPLOADS = '/api/admin/uploads';

export function incomingRoutes(app: FastifyInstance, services: Services): void {
  const { incoming, authenticator } = services;

  route(app, authenticator, 'GET /api/admin/incoming', incoming.list);

  route(app, authenticator, 'DELETE /api/admin/incoming', async () => {
    await incoming.removeEnded();
    return null;
  });

  route(app, authenticator, 'POST /api/admin/incoming/give-up', async ({ caller, body }) => {
    await incoming.giveUp(body.ids, caller.username);
    return null;
  });

  route(app, authenticator, 'DELETE /api/admin/incoming/{incomingId}', async ({ params }) => {
    await incoming.remove(params.incomingId);
    return null;
  });

  void app.register(async (scope) => uploadRoutes(scope, services));
}

/**
 * The protocol tus 1.0.0. It is written here, because `@tus/server` answers errors as text, opens every answer to all
 * origins, and takes a full disk, or a sender who has gone, for a failure of its own.
 */
function uploadRoutes(scope: FastifyInstance, { incoming, authenticator }: Services): void {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'tus-resumable': TUS_VERSION, 'tus-version': TUS_VERSION });
  });

  route(scope, authenticator, 'POST /api/admin/uploads', async ({ caller, headers }) => {
    requireVersion(headers);
    const { filename: name, category: askedLevel } = headers['upload-metadata'];
    const bytes = headers['upload-length'];
    const id = await incoming.announce({ name, bytes, askedLevel, by: caller.username });
    return new WithHeaders(null, { location: `${UPLOADS}/${id}`, 'upload-offset': '0' });
  });

  // Fastify answers HEAD, by which the protocol asks, in the same way.
  route(scope, authenticator, 'GET /api/admin/uploads/{incomingId}', async ({ params }) => {
    const { bytes, bytesHere } = await incoming.sizeOf(params.incomingId);
    return new WithHeaders(
      { bytes, bytesHere },
      { 'upload-length': String(bytes), 'upload-offset': String(bytesHere) },
    );
  });

  route(
    scope,
    authenticator,
    'PATCH /api/admin/uploads/{incomingId}',
    async ({ params, headers, upload }) => {
      requireVersion(headers);
      const size = await incoming.receive(params.incomingId, headers['upload-offset'], upload);
      return new WithHeaders(null, { 'upload-offset': String(size) });
    },
  );

  route(scope, authenticator, 'DELETE /api/admin/uploads/{incomingId}', async ({ params }) => {
    await incoming.remove(params.incomingId);
    return null;
  });
}

function requireVersion(headers: { 'tus-resumable': string }): void {
  if (headers['tus-resumable'] === TUS_VERSION) return;
  const message = `The library speaks version ${TUS_VERSION} of tus. Load the page again.`;
  throw badField('headers.tus-resumable', message, 'unsupported_version');
}
