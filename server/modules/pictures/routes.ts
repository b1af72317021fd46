import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { picturePurposes } from '../../../contracts/pictures.ts';
import { route } from '../../http/route.ts';
import { reEncode } from './re-encode.ts';
import type { ObjectStore } from '../../providers/storage/objects.ts';
import type { Authenticator } from '../../http/authenticate.ts';

interface Services {
  objects: ObjectStore;
  authenticator: Authenticator;
}

export function pictureRoutes(app: FastifyInstance, { objects, authenticator }: Services): void {
  route(app, authenticator, 'POST /api/admin/pictures', async ({ query, upload }) => {
    const purpose = picturePurposes[query.for];
    const { bytes, width, height } = await reEncode(await buffer(upload), purpose);
    const address = await objects.put(`uploads/${query.for}.webp`, bytes);
    return { address, width, height };
  });
}
