import type { FastifyInstance } from 'fastify';
import type { PhonogramMap } from '../../../contracts/insights.ts';
import { phonogramOf } from '../../../phonics/keys.ts';
import type { Shelf } from '../catalogue/shelf.ts';
import { Problem } from '../../problems/problem.ts';
import { route, Streamed } from '../../http/route.ts';
import { listBooksWith } from './books-with-phonogram.ts';
import { mapPhonograms } from './phonogram-map.ts';
import { createReaders } from './readers.ts';
import type { Catalogue } from '../catalogue/service.ts';
import type { Database } from '../../database/open.ts';
import type { Reports } from '../phonics/reports.ts';
import type { Authenticator } from '../../http/authenticate.ts';

interface Services {
  catalogue: Catalogue;
  database: Database;
  /** Epoch milliseconds. */
  now: () => number;
  reports: Reports;
  authenticator: Authenticator;
}

/** The most books listed for a cell of the map. */
const MAX_LISTED = 100;

export function insightRoutes(app: FastifyInstance, services: Services): void {
  const { catalogue, database, reports, authenticator, now } = services;
  const readers = createReaders(database.db, catalogue, now);
  /** The map is cached with the shelf. */
  const maps = new WeakMap<Shelf, PhonogramMap>();

  route(app, authenticator, 'GET /api/admin/phonograms', async () => {
    await reports.makeOutdatedSoon();
    const shelf = await catalogue.ownerShelf();
    const map = maps.get(shelf) ?? mapPhonograms(shelf.books);
    maps.set(shelf, map);
    return map;
  });

  route(app, authenticator, 'GET /api/admin/phonograms/books', async ({ query }) => {
    if (!phonogramOf(query.phonogram)) throw new Problem('not_found', 'There is no such phonogram');
    return listBooksWith(await catalogue.ownerShelf(), query.category, query.phonogram, MAX_LISTED);
  });

  route(app, authenticator, 'GET /api/admin/readers', async ({ query }) =>
    readers.page(query.sort ?? 'opened', query.order ?? 'down', query.page ?? 1),
  );

  route(
    app,
    authenticator,
    'GET /api/admin/readers/table',
    async () => new Streamed<string>(await readers.table(), 'text/csv'),
  );
}
