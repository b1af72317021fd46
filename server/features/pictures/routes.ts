import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { picturePurposes } from '../../../contracts/pictures.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { reEncode } from './re-encode.ts';

export function pictureRoutes(app: FastifyInstance, { objects, session }: Services): void {
  route(app, session, 'POST /api/admin/pictures', async ({ query, upload }) => {
    const purpose = picturePurposes[query.for];
    const { bytes, width, height } = await reEncode(await buffer(upload), purpose);
    const address = await objects.put(`uploads/${query.for}.webp`, bytes);
    return { address, width, height };
  });
}
