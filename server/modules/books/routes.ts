import type { FastifyInstance } from 'fastify';
import { presentAdminBook, presentBook } from '../catalogue/present.ts';
import { MOST_PAW_PRINTS } from '../../../domain/rereading.ts';
import { listPawPrints } from '../students/service.ts';
import { bookNotFound } from '../../problems/problem.ts';
import { Page, route } from '../../http/route.ts';
import { presentPath } from './path.ts';
import { orderAsTaught, orderLevel } from './level-order.ts';
import { listSeries } from './library-series.ts';
import { loadStudentReading } from './student-reading.ts';
import {
  isSameForAll,
  listShelf,
  listStarted,
  pageOf,
  presentCard,
  proposeAgain,
  proposeBook,
} from './listing.ts';
import type { CountedRow } from './owner-list.ts';
import { type BookServiceParts, createBookService } from './service.ts';
import type { ShelvedBook } from '../catalogue/shelf.ts';
import type { FlipbookAddresses } from '../flipbooks/addresses.ts';
import type { Recordings } from '../recordings/service.ts';
import type { Config } from '../../config/config.ts';
import type { Authenticator } from '../../http/authenticate.ts';

interface Services extends BookServiceParts {
  config: Config;
  flipbookAddresses: FlipbookAddresses;
  recordings: Recordings;
  authenticator: Authenticator;
}

export function bookRoutes(app: FastifyInstance, services: Services): void {
  const { catalogue, database, flipbookAddresses, now, recordings, reports, authenticator } =
    services;
  const books = createBookService(services);

  /** Adds an address with the owner's ticket, if the flipbook is the library's own. */
  async function presentToOwner(row: CountedRow) {
    const openUrl = await flipbookAddresses.open(row.flipbook_url, 'owner');
    return presentAdminBook(row, { openUrl, now: now(), begun: row.begun });
  }

  route(app, authenticator, 'GET /api/books', async ({ caller, query, pageSize }) => {
    if (isSameForAll(query, pageSize)) return catalogue.prepared(query.category);
    const shelf = await catalogue.shelf();
    const reading = await loadStudentReading(database.db, caller.student, shelf);
    const firstOrder = pageSize === undefined ? 'level' : 'fit';
    const { offset, limit = pageSize, sort = firstOrder } = query;
    const { items, total } = pageOf(listShelf(shelf, reading, { ...query, sort }), {
      offset,
      limit,
    });
    return new Page(
      items.map((book) => presentCard(book, reading)),
      total,
    );
  });

  route(app, authenticator, 'GET /api/proposal', async ({ caller }) => {
    const shelf = await catalogue.shelf();
    const reading = await loadStudentReading(database.db, caller.student, shelf);
    const present = (book: ShelvedBook) => presentCard(book, reading);
    const started = listStarted(shelf, reading).map(present);
    const book = proposeBook(shelf, reading);
    if (book) return { book: present(book), again: null, started };
    const { timeZone } = services.config;
    const prints = await listPawPrints(database.db, caller.student, timeZone);
    const isFullyReread = ({ id }: { id: string }) => (prints.get(id) ?? 0) >= MOST_PAW_PRINTS;
    const again = proposeAgain(shelf, reading, isFullyReread);
    return { book: null, again: again ? present(again) : null, started };
  });

  route(app, authenticator, 'GET /api/path', async ({ caller }) => {
    const shelf = await catalogue.shelf();
    return presentPath(shelf, await loadStudentReading(database.db, caller.student, shelf));
  });

  route(app, authenticator, 'GET /api/books/{bookId}', async ({ caller, params }) => {
    const book = await catalogue.open(params.bookId);
    if (!book) throw bookNotFound();
    const flipbookUrl = await flipbookAddresses.open(book.row.flipbook_url, caller);
    // The cached response is sent to every reader, so it must not contain a ticket.
    if (flipbookUrl !== null) return { ...presentBook(book.row), flipbookUrl };
    return recordings.heard.withNarration(book);
  });

  route(app, authenticator, 'GET /api/admin/books', async ({ query, pageSize }) => {
    await reports.makeOutdatedSoon();
    const { items, total } = await books.list({ ...query, limit: query.limit ?? pageSize });
    return new Page(await Promise.all(items.map(presentToOwner)), total);
  });

  route(app, authenticator, 'GET /api/admin/books/{bookId}', async ({ params }) => {
    const book = await catalogue.getWhole(params.bookId);
    if (!book) throw bookNotFound();
    return books.present(book);
  });

  route(app, authenticator, 'GET /api/admin/books/{bookId}/reader', async ({ params }) => {
    const book = await catalogue.openAny(params.bookId);
    if (!book) throw bookNotFound();
    const ownUrl = await flipbookAddresses.open(book.row.flipbook_url, 'owner');
    return { ...presentBook(book.row), flipbookUrl: ownUrl ?? book.row.flipbook_url };
  });

  route(app, authenticator, 'POST /api/admin/books/changes', async ({ body, caller }) => ({
    changed: await books.changeMany(body, { by: caller.username }),
  }));

  route(app, authenticator, 'GET /api/admin/series', async () =>
    listSeries(await catalogue.ownerShelf()),
  );

  route(
    app,
    authenticator,
    'PUT /api/admin/levels/{category}/order',
    async ({ params, body, caller }) => {
      await orderLevel(services, { ...params, ...body, by: caller.username });
      return null;
    },
  );

  route(
    app,
    authenticator,
    'DELETE /api/admin/levels/{category}/order',
    async ({ params, caller }) => {
      await orderAsTaught(services, { ...params, by: caller.username });
      return null;
    },
  );

  route(app, authenticator, 'POST /api/books', async ({ body, caller }) =>
    presentToOwner(await books.create(body, { by: caller.username })),
  );

  route(app, authenticator, 'PUT /api/books/{bookId}', async ({ params, body, caller }) =>
    books.present(await books.edit(params.bookId, body, { by: caller.username })),
  );

  route(app, authenticator, 'DELETE /api/books/{bookId}', async ({ params, caller }) => {
    await books.remove(params.bookId, { by: caller.username });
    return null;
  });
}
