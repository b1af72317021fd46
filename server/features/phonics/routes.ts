import type { FastifyInstance } from 'fastify';
import { pagesOfText, type Phonics } from '../../../contracts/phonics.ts';
import { requireSounding } from '../../../phonics/sounding.ts';
import { presentReport } from '../../catalogue/present.ts';
import { bookNotFound, Problem } from '../../errors.ts';
import { getPhonics, getReport, savePhonics } from '../../phonics/store.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export function phonicsRoutes(app: FastifyInstance, services: Services): void {
  const { database, reports, session } = services;

  route(app, session, 'POST /api/admin/report', async ({ body }) => {
    const pages = body.pages ?? pagesOfText(body.text ?? '');
    const { report, fits, fittingLevel } = await reports.foresee({ ...body, pages });
    return { report, fits, fittingLevel };
  });

  route(app, session, 'GET /api/admin/books/{bookId}/report', async ({ params }) => {
    await reports.followAwhile();
    const report = await getReport(database.db, params.bookId);
    if (report === undefined) throw bookNotFound();
    return { report: presentReport(report) };
  });

  route(app, session, 'GET /api/admin/phonics', async () => present(await getPhonics(database.db)));

  route(app, session, 'PUT /api/admin/phonics', async ({ body }) => {
    requireSoundings(body);
    await savePhonics(database.db, body);
    const pending = await reports.followAwhile();
    return { ...present(await getPhonics(database.db)), pending };
  });
}

const present = ({ heartWords, soundings }: Phonics): Phonics => ({ heartWords, soundings });

/** So many soundings are named. */
const NAMED = 20;

/** Throws `invalid_request`, and says of each sounding that cannot be one what is wrong with it. */
function requireSoundings({ soundings }: Phonics): void {
  const issues = soundings.flatMap(({ word, sounding }, index) => {
    try {
      requireSounding(word, sounding);
      return [];
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return [{ field: `soundings.${index}.sounding`, message: error.message }];
    }
  });
  if (issues.length === 0) return;
  const named = issues.slice(0, NAMED);
  const sentence = named.map(({ field, message }) => `${field}: ${message}`).join('; ');
  throw new Problem('invalid_request', sentence, { issues: named });
}
