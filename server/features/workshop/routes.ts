import type { FastifyInstance } from 'fastify';
import { phonogramOf } from '../../../phonics/keys.ts';
import { Problem } from '../../errors.ts';
import { route, Streamed } from '../../route.ts';
import type { Services } from '../../services.ts';
import { mapPhonograms } from './phonogram-map.ts';
import { createReaders } from './readers.ts';
import { listBooksWith, listPhonograms } from './store.ts';

/** So many books are listed behind a cell of the map. */
const LISTED = 100;

export function workshopRoutes(app: FastifyInstance, services: Services): void {
  const { catalogue, database, reports, session, now } = services;
  const readers = createReaders(database.db, catalogue, now);

  route(app, session, 'GET /api/admin/phonograms', async () => {
    await reports.followAwhile();
    return mapPhonograms(await listPhonograms(database.db));
  });

  route(app, session, 'GET /api/admin/phonograms/books', async ({ query }) => {
    if (!phonogramOf(query.phonogram)) throw new Problem('not_found', 'There is no such phonogram');
    return listBooksWith(database.db, query.category, query.phonogram, LISTED);
  });

  route(app, session, 'GET /api/admin/readers', async ({ query }) =>
    readers.page(query.sort ?? 'opened', query.order ?? 'down', query.page ?? 1),
  );

  route(
    app,
    session,
    'GET /api/admin/readers/table',
    async () => new Streamed<string>(await readers.table(), 'text/csv'),
  );
}
