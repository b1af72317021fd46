import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { storePicture } from './store-picture.ts';
import type { ObjectStore } from '../../providers/storage/objects.ts';
import type { Authenticator } from '../../http/authenticate.ts';

interface Services {
  objects: ObjectStore;
  authenticator: Authenticator;
}

export function pictureRoutes(app: FastifyInstance, { objects, authenticator }: Services): void {
  route(app, authenticator, 'POST /api/admin/pictures', async ({ query, upload }) =>
    storePicture(objects, upload, query.for),
  );
}
