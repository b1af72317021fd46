import type { FastifyInstance } from 'fastify';
import type { BookSummary } from '../../../contracts/books.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { achievements } from '../../../domain/achievements.ts';
import { happenedAt, type Progress, wayOf } from '../../../domain/progress.ts';
import type { Shelf } from '../catalogue/shelf.ts';
import { bookNotFound } from '../../problems/problem.ts';
import { route } from '../../http/route.ts';
import { earnsByListening, finishBook, noteListening, turnPage } from './service.ts';
import { getProgress, listAchievements, listProgress } from './store.ts';
import { withStudent } from '../students/lock.ts';
import { countPawPrints, listPawPrints } from '../students/service.ts';
import type { Catalogue } from '../catalogue/service.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/open.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import type { Authenticator } from '../../http/authenticate.ts';

interface Services {
  catalogue: Catalogue;
  config: Config;
  database: Database;
  metrics: Metrics;
  /** Epoch milliseconds. */
  now: () => number;
  authenticator: Authenticator;
}

export function progressRoutes(app: FastifyInstance, services: Services): void {
  const { database, catalogue, authenticator, metrics, now } = services;
  const { timeZone } = services.config;

  async function loadBook(bookId: string): Promise<{ book: BookSummary; shelf: Shelf }> {
    const shelf = await catalogue.shelf();
    const book = shelf.byId.get(bookId);
    if (!book) throw bookNotFound();
    return { book: book.summary, shelf };
  }

  async function present(
    student: string,
    bookId: string,
    progress: Progress | null,
  ): Promise<ProgressEntry> {
    const completed = progress?.completedAt != null;
    // Only a finished book has prints: turning a page of another one asks for none.
    const prints = completed ? countPawPrints(database.db, student, bookId, timeZone) : 0;
    return {
      bookId,
      currentPage: progress?.currentPage ?? 1,
      completed,
      pawPrints: await prints,
      updatedAt: progress?.updatedAt ?? null,
    };
  }

  route(app, authenticator, 'GET /api/progress', async ({ caller }) => {
    const [rows, prints, shelf] = await Promise.all([
      listProgress(database.db, caller.student),
      listPawPrints(database.db, caller.student, timeZone),
      catalogue.shelf(),
    ]);
    // What a child has read of a hidden book is kept, and is there again with the book.
    const ofShelf = rows.filter((row) => shelf.byId.has(row.book_id));
    return ofShelf.map((row) => ({
      bookId: row.book_id,
      currentPage: row.current_page,
      completed: row.completed_at !== null,
      pawPrints: prints.get(row.book_id) ?? 0,
      updatedAt: row.updated_at,
    }));
  });

  route(app, authenticator, 'GET /api/progress/{bookId}', async ({ caller, params }) => {
    const { book } = await loadBook(params.bookId);
    return present(
      caller.student,
      book.id,
      await getProgress(database.db, caller.student, book.id),
    );
  });

  route(app, authenticator, 'POST /api/progress', async ({ caller, body }) => {
    const { book } = await loadBook(body.bookId);
    const at = happenedAt(body.turnedAt, now());
    const progress = await withStudent(database, caller, now(), (transaction) =>
      turnPage(transaction, caller.student, book, { page: body.currentPage, at, timeZone }),
    );
    return present(caller.student, book.id, progress);
  });

  route(
    app,
    authenticator,
    'POST /api/progress/{bookId}/complete',
    async ({ caller, params, body }) => {
      const { book, shelf } = await loadBook(params.bookId);
      const at = happenedAt(body?.finishedAt, now());
      const by = wayOf(body ?? {});
      const completion = await withStudent(database, caller, now(), async (transaction) => {
        if (by === 'listening' && !(await earnsByListening(transaction, caller.student))) {
          return noteListening(transaction, caller.student, book, { at, timeZone });
        }
        const finish = { at, by, timeZone, catalogue: shelf.byCategory };
        return finishBook(transaction, caller.student, book, finish);
      });
      if (completion.starAwarded) metrics.bookFinished();
      return completion;
    },
  );

  route(app, authenticator, 'GET /api/achievements', async ({ caller }) => {
    const rows = await listAchievements(database.db, caller.student);
    const earnedAt = new Map(rows.map((row) => [row.achievement_id, row.earned_at]));
    return achievements.map(({ id, title, description }) => ({
      id,
      title,
      description,
      earnedAt: earnedAt.get(id) ?? null,
    }));
  });
}
