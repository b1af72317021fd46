import type { FastifyInstance } from 'fastify';
import type { CatalogueFile, ImportPlan, Remark } from '../../../contracts/catalogue-file.ts';
import { Problem } from '../../errors.ts';
import { route, Streamed } from '../../route.ts';
import type { Services } from '../../services.ts';
import { type CheckedFile, checkFile } from './check-file.ts';
import { writeCatalogue } from './export.ts';
import { foreseeMisfits } from './foresee.ts';
import { importCatalogue } from './import.ts';
import { makePlan, type Plan } from './plan.ts';

export function catalogueFileRoutes(app: FastifyInstance, services: Services): void {
  const { catalogue, database, objects, reports, session, now } = services;

  route(
    app,
    session,
    'GET /api/admin/catalogue',
    async () => new Streamed<CatalogueFile>(writeCatalogue(database.db, objects, now())),
  );

  route(app, session, 'POST /api/admin/catalogue/check', async ({ body }) => {
    const checked = await checkFile(database.db, objects, body);
    const plan = await makePlan(database.db, checked);
    const misfits = checked.problems.length > 0 ? [] : await foreseeMisfits(reports, checked, plan);
    return present(plan, { ...checked, warnings: [...checked.warnings, ...misfits] });
  });

  route(app, session, 'POST /api/admin/catalogue', async ({ body, query }) => {
    const checked = await checkFile(database.db, objects, body);
    if (checked.problems.length > 0) throw refused(checked.problems);
    const plan = await importCatalogue(database.db, objects, checked, query.expecting).finally(
      catalogue.changed,
    );
    // The owner need not wait for them.
    void reports.followAwhile();
    return { new: plan.fresh.length, changed: plan.changed.length, unchanged: plan.unchanged };
  });
}

/** So many of a list are named. */
const NAMED = 200;
const NAMED_IN_REFUSAL = 20;

function present(plan: Plan, checked: CheckedFile): ImportPlan {
  const { problems, warnings, pictures } = checked;
  const fresh = plan.fresh.map(({ id, title }) => ({ id, title, fields: null }));
  const changed = plan.changed.map(({ book: { id, title }, fields }) => ({ id, title, fields }));
  return {
    digest: plan.digest,
    counts: {
      new: fresh.length,
      changed: changed.length,
      unchanged: plan.unchanged,
      kept: plan.kept.length,
      newPictures: pictures.size,
      problems: problems.length,
      warnings: warnings.length,
    },
    books: [...changed, ...fresh].slice(0, NAMED),
    kept: plan.kept.slice(0, NAMED),
    heartWordsChange: plan.heartWordsChange,
    soundingsChange: plan.soundingsChange,
    problems: problems.slice(0, NAMED),
    warnings: warnings.slice(0, NAMED),
  };
}

function refused(problems: readonly Remark[]): Problem {
  const issues = problems.slice(0, NAMED_IN_REFUSAL);
  const sentence = issues.map(({ field, message }) => `${field}: ${message}`).join('; ');
  const more =
    problems.length > issues.length ? ` and ${problems.length - issues.length} more` : '';
  return new Problem('invalid_request', `Nothing was imported. ${sentence}${more}`, { issues });
}
