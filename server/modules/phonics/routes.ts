import type { FastifyInstance } from 'fastify';
import { pagesOfText } from '../../../contracts/phonics.ts';
import { presentReport } from '../catalogue/present.ts';
import { badFields, bookNotFound, Problem } from '../../problems/problem.ts';
import { issuesOfSoundings } from './soundings.ts';
import { getPhonics, savePhonics } from './service.ts';
import { getReport } from './store.ts';
import { route } from '../../http/route.ts';
import type { Database } from '../../database/open.ts';
import type { Reports } from './reports.ts';
import type { Authenticator } from '../../http/authenticate.ts';

interface Services {
  database: Database;
  reports: Reports;
  /** Epoch milliseconds. */
  now: () => number;
  authenticator: Authenticator;
}

export function phonicsRoutes(app: FastifyInstance, services: Services): void {
  const { database, reports, authenticator, now } = services;

  route(app, authenticator, 'POST /api/admin/report', async ({ body }) => {
    const pages = body.pages ?? pagesOfText(body.text ?? '');
    const { report, fits, fittingLevel } = await reports.preview({ ...body, pages });
    return { report, fits, fittingLevel };
  });

  route(app, authenticator, 'GET /api/admin/books/{bookId}/report', async ({ params }) => {
    await reports.makeOutdatedSoon();
    const report = await getReport(database.db, params.bookId);
    if (report === undefined) throw bookNotFound();
    return { report: presentReport(report) };
  });

  route(app, authenticator, 'GET /api/admin/phonics', async () => getPhonics(database.db));

  route(app, authenticator, 'PUT /api/admin/phonics', async ({ body, caller }) => {
    const issues = issuesOfSoundings(body.soundings);
    if (issues.length > 0) throw badFields(issues);
    const { version, ...sent } = body;
    const saver = { by: caller.username, at: now() };
    if (!(await savePhonics(database.db, sent, saver, version))) throw changedMeanwhile();
    const pending = await reports.makeOutdatedSoon();
    return { ...(await getPhonics(database.db)), pending };
  });
}

const changedMeanwhile = () =>
  new Problem(
    'changed_meanwhile',
    'Heart words or soundings were changed elsewhere in the meantime. Please look at them, and save again.',
  );
